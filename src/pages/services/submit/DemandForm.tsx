import { Form } from 'antd'
import { useNavigate } from 'react-router-dom'
import { submit, update } from '#src/features/demand/commands.ts'
import { useKnownContact } from '#src/features/kyc/use-known-contact.ts'
import { askToSignIn } from '#src/features/session/guard.ts'
import { isSignedIn, useSignedIn } from '#src/features/session/store.ts'
import { ContactFields } from '#src/features/sms-code/ContactFields.tsx'
import { isNarrowed } from '#src/model/demand/rules.ts'
import type { DemandDetail, DemandType } from '#src/model/demand/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { plainPhone } from '#src/model/validation/phone.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { herePath } from '#src/shared/lib/navigation/navigation.ts'
import { AntdRoot } from '#src/shared/ui/antd/AntdRoot.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import type { SubmitFailure } from '#src/shared/ui/form/submit/failure.ts'
import { FieldGrid } from '#src/shared/ui/form/FormSection.tsx'
import { refuseField } from '#src/shared/ui/form/submit/refused-fields.ts'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'
import { type Sending, useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { DemandFields } from './DemandFields.tsx'
import { type DemandValues, emptyValues, textOf, valuesOf } from './demand-values.ts'

/** The error code for a wrong or expired SMS code. */
const wrongCode = 403

type Props = {
  need: DemandType
  /** The demand to change; without it the form submits a new one. */
  demand?: DemandDetail
  onDone?: () => void
}

/** Limits that this form does not ask for can still be changed. */
const hasLimits = (demand: DemandDetail | undefined): boolean =>
  [demand?.assetKind, demand?.industryCode, demand?.regionCode, demand?.amountMin, demand?.amountMax].some(Boolean)

/** Submits a demand, or changes one that is not accepted yet (domain 6.12). The draft survives the visit to the login page. */
export default function DemandForm({ need, demand, onDone }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const [form] = Form.useForm<DemandValues>()
  const known = useKnownContact(!demand)
  const draft = useDraft(form, demand ? `demand-${demand.id}` : `demand-${need}`, { known })

  const send = async (values: DemandValues, { requestId }: Sending) => {
    const text = textOf(need, values)
    if (demand) {
      await update({ ...text, id: demand.id })
      draft.forget()
      showToast('success', t('修改已保存'))
      onDone?.()
      return
    }
    const id = await submit({ ...text, telPhone: plainPhone(values.telPhone), ...values.code, requestId })
    draft.forget()
    showToast('success', t('需求发布成功，工作人员将第一时间联系'))
    void navigate(linkToOwn.myServiceDetail(id))
  }
  const submission = useSubmit(send, {
    isRecognised: !demand,
    fieldOf: ({ code }: SubmitFailure) => (code === wrongCode && !demand ? 'code' : null),
    atField: (field, message) => refuseField(form, field, message),
  })

  const submitOrSignIn = async (values: DemandValues) =>
    isSignedIn() ? submission.submit(values) : askToSignIn(herePath())
  const submitLabel = demand ? t('保存修改') : t('提交需求')
  return (
    <AntdRoot>
      <SubmitForm<DemandValues>
        form={form}
        label={demand ? t('修改需求') : t('填写需求')}
        initialValues={demand ? valuesOf(demand) : emptyValues}
        draft={draft}
        submission={{ ...submission, submit: submitOrSignIn }}
        submitLabel={signedIn ? submitLabel : t('登录并提交')}
        buttons={
          <>
            {demand && <Button onClick={onDone}>{t('取消')}</Button>}
            {!signedIn && <p className="muted">{t('填写的内容会保留，登录后回到本页继续提交')}</p>}
          </>
        }
      >
        <FieldGrid>
          <DemandFields withFiles={signedIn} isNarrowed={isNarrowed({ need }) || hasLimits(demand)} />
          <ContactFields fixedPhone={demand?.telPhone} />
        </FieldGrid>
      </SubmitForm>
    </AntdRoot>
  )
}
