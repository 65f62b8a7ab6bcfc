import { Form } from 'antd'
import { useNavigate } from 'react-router-dom'
import { saveSeal } from '#src/features/seal/commands.ts'
import { SealPicture } from '#src/features/seal/SealPicture.tsx'
import { linkToOwn } from '#src/model/own-links.ts'
import type { Seal, SealApplicant } from '#src/model/seal/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { type Sending, useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'
import { sealNotices } from './labels.ts'
import { applicationOf, designOf, emptyValues, type SealValues, valuesOf } from './seal-values.ts'
import { SealFields } from './SealFields.tsx'
import { SealSteps } from './SealSteps.tsx'
import styles from './seals.module.css'

/** What the seal will look like, while it is typed. */
function Preview({ values }: { values: SealValues }) {
  const t = useT()
  const { look, picture } = values
  return (
    <aside className={styles['preview']} aria-label={t('印模预览')}>
      <SealPicture
        design={look === 'template' ? designOf(values) : null}
        picture={look === 'picture' ? picture[0] : null}
        label={t('印模预览')}
      />
      <p className="muted">{t('以审核通过的印模为准。')}</p>
    </aside>
  )
}

type Props = { applicant: SealApplicant; seal: Seal | null }

/** An application for a seal, or a change of it; the face check follows (domain 6.19). */
export function SealForm({ applicant, seal }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const [form] = Form.useForm<SealValues>()
  const initial = seal ? valuesOf(seal, applicant, serverNow()) : emptyValues(applicant, serverNow())
  const draft = useDraft(form, seal ? `seal-${seal.id}` : 'seal-new')
  const values = { ...initial, ...Form.useWatch([], { form, preserve: true }) }
  const send = async (given: SealValues, { requestId }: Sending) => {
    const { id } = await saveSeal({
      id: seal?.id ?? null,
      application: applicationOf({ ...initial, ...given }),
      requestId,
    })
    draft.forget()
    void navigate(linkToOwn.seals({ id, face: 1 }), { replace: true })
    // A replaced address keeps the position, here that of the button.
    scrollTo(0, 0)
  }
  const submission = useSubmit(send, { isRecognised: true })
  return (
    <Card title={seal ? t('修改印章申请') : t('申请印章')} body="stacked">
      <SealSteps current={0} />
      {seal?.reason && (
        <Callout tone="danger">
          {t('驳回原因：')}
          <TranslatedText>{seal.reason}</TranslatedText>
        </Callout>
      )}
      <Callout>
        <ol>
          {sealNotices.map((notice) => (
            <li key={notice}>{t(notice)}</li>
          ))}
        </ol>
      </Callout>
      <div className={styles['columns']}>
        <Preview values={values} />
        <SubmitForm<SealValues>
          form={form}
          label={seal ? t('修改印章申请') : t('申请印章')}
          draft={draft}
          initialValues={initial}
          submission={submission}
          submitLabel={t('下一步：人脸识别')}
          buttons={<Button to={linkToOwn.seals()}>{t('返回印章列表')}</Button>}
        >
          <SealFields applicant={applicant} values={values} />
        </SubmitForm>
      </div>
    </Card>
  )
}
