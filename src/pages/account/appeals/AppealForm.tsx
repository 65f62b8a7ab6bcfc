import { Form } from 'antd'
import { useNavigate } from 'react-router-dom'
import { submitAppeal } from '#src/features/appeal/commands.ts'
import { useKnownContact } from '#src/features/kyc/use-known-contact.ts'
import { MobileField } from '#src/features/sms-code/MobileField.tsx'
import { SmsCodeField } from '#src/features/sms-code/SmsCodeField.tsx'
import { FilesItem } from '#src/features/upload/FilesItem.tsx'
import { aboutMax, descriptionMax, filesMax } from '#src/model/appeal/rules.ts'
import { type AppealKind, appealKinds } from '#src/model/appeal/schema.ts'
import { appealKindLabels } from '#src/model/appeal/labels.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { paths } from '#src/model/paths.ts'
import type { TypedCode } from '#src/model/session/typed-code.ts'
import { plainPhone } from '#src/model/validation/phone.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { ChoiceField, LongTextField, TextField } from '#src/shared/ui/form/fields.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { refuseField } from '#src/shared/ui/form/submit/refused-fields.ts'
import { filled } from '#src/shared/ui/form/rule.ts'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'
import { type Sending, useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { appealProblems, mediationLabels } from '../labels.ts'

type Values = {
  kind: AppealKind
  about?: string
  description: string
  files: UploadedFile[]
  contact: string
  telPhone: string
  /** Only with `phone-lost`: the phone will be bound. */
  code?: TypedCode
}

/** The code is not the one that was sent to the phone. */
const wrongCode = 403

/** Disputes over a trade go through mediation (domain 6.17). */
const disputes: readonly string[] = ['deposit', 'bidding-result'] satisfies AppealKind[]

const isKind = (text: string): text is AppealKind => (appealKinds as readonly string[]).includes(text)

function Mediation() {
  const t = useT()
  return (
    <Callout>
      <p>{t('交易争议的处理流程；对成交结果的异议须在公示期内提出')}</p>
      <ol>
        {mediationLabels.map((label) => (
          <li key={label}>{t(label)}</li>
        ))}
      </ol>
    </Callout>
  )
}

function Fields({ kind }: { kind: string | undefined }) {
  const t = useT()
  return (
    <>
      <ChoiceField
        name="kind"
        label={t('申诉类型')}
        required
        check={filled(appealProblems.kind)}
        options={appealKinds.map((value) => ({ value, label: t(appealKindLabels[value]) }))}
      />
      {kind && disputes.includes(kind) && <Mediation />}
      <TextField
        name="about"
        label={t('关联对象')}
        extra={t('项目、报名单、证件或账号，没有可不填')}
        maxLength={aboutMax}
      />
      <LongTextField
        name="description"
        label={t('申诉说明')}
        required
        check={filled(appealProblems.description)}
        rows={5}
        maxLength={descriptionMax}
      />
      <FilesItem name="files" purpose="material" label={t('证明材料')} max={filesMax} missing={appealProblems.files} />
      <TextField
        name="contact"
        label={t('联系人')}
        required
        check={filled(appealProblems.contact)}
        autoComplete="name"
        maxLength={20}
      />
      <MobileField
        name="telPhone"
        label={t('联系手机')}
        {...(kind === 'phone-lost' && { extra: t('申诉获支持后，账户将改为绑定该手机号码') })}
      />
      {kind === 'phone-lost' && <SmsCodeField purpose="lost-phone" phoneField="telPhone" />}
    </>
  )
}

/** A person who has lost the phone gives another one. */
const knownOf = (kind: string, known: ReturnType<typeof useKnownContact>) =>
  known && kind === 'phone-lost' ? { contact: known.contact } : known

/** A new appeal; what is typed outlives a reload and an expired session. */
export function AppealForm({ kind, about }: { kind: string; about: string }) {
  const t = useT()
  const navigate = useNavigate()
  const [form] = Form.useForm<Values>()
  const known = useKnownContact()
  const draft = useDraft(form, `appeal-${kind}-${about}`, { known: knownOf(kind, known) })
  const chosen = Form.useWatch('kind', form)
  const send = async ({ files, telPhone, code, ...values }: Values, { requestId }: Sending) => {
    const fileIds = files.map(({ id }) => id)
    const { id } = await submitAppeal({ ...values, ...code, telPhone: plainPhone(telPhone), fileIds, requestId })
    draft.forget()
    showToast('success', t('申诉已提交，编号 {{id}}', { id }))
    void navigate(linkToOwn.appealDetail(id), { replace: true })
  }
  const submission = useSubmit(send, {
    isRecognised: true,
    fieldOf: ({ code }) => (code === wrongCode ? 'code' : null),
    atField: (field, message) => refuseField(form, field, message),
  })
  return (
    <Card title={t('提交申诉')} body="stacked">
      <Callout>{t('我们将在 1 个工作日内受理，受理后 5 个工作日内答复。')}</Callout>
      <SubmitForm<Values>
        form={form}
        label={t('提交申诉')}
        width="medium"
        draft={draft}
        initialValues={{ files: [], about, ...(isKind(kind) ? { kind } : {}) }}
        submission={submission}
        buttons={<Button onClick={() => void navigate(paths.shensuRecord)}>{t('返回列表')}</Button>}
      >
        <Fields kind={chosen} />
      </SubmitForm>
    </Card>
  )
}
