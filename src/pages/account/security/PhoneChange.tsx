import { Form } from 'antd'
import { changePhone, proveOldPhone } from '#src/features/account/commands.ts'
import { MobileField } from '#src/features/sms-code/MobileField.tsx'
import { SmsCodeField } from '#src/features/sms-code/SmsCodeField.tsx'
import { linkToOwn } from '#src/model/own-links.ts'
import type { TypedCode } from '#src/model/session/typed-code.ts'
import { plainPhone } from '#src/model/validation/phone.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { FocusGroup } from '#src/shared/ui/behaviour/FocusGroup.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'
import { refuseField } from '#src/shared/ui/form/submit/refused-fields.ts'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { Steps, stepsAt } from '#src/shared/ui/display/Steps.tsx'
import { OwnPassword } from '#src/features/session/credentials/OwnPassword.tsx'
import { useGrant } from './phone-grant.ts'

type Proving = { code?: TypedCode; password?: string }

/** Proof by a code to the bound phone, or by password where none is bound. A person who has lost the phone appeals. */
function Prove({ telPhone, onGrant }: { telPhone: string | null; onGrant: (grant: string) => void }) {
  const t = useT()
  const [form] = Form.useForm<Proving>()
  const submission = useSubmit<Proving>(async ({ code, password = '' }) =>
    onGrant(await proveOldPhone(code ?? { password })),
  )
  return (
    <SubmitForm<Proving>
      form={form}
      label={t('验证身份')}
      width="narrow"
      submission={submission}
      submitLabel={t('下一步')}
      buttons={
        telPhone !== null && (
          <Button look="link" to={linkToOwn.appeal('phone-lost')}>
            {t('原手机已停用？提交申诉')}
          </Button>
        )
      }
    >
      {telPhone === null ? (
        <OwnPassword />
      ) : (
        <>
          <Callout>{t('当前绑定的手机：{{phone}}', { phone: telPhone })}</Callout>
          <SmsCodeField purpose="old-phone" />
        </>
      )}
    </SubmitForm>
  )
}

type Binding = { telPhone: string; code: TypedCode }
/** The number belongs to another account. */
const taken = 409
/** The grant has expired. */
const expired = 410

function Bind({ grant, onDone, onExpired }: { grant: string; onDone: () => void; onExpired: () => void }) {
  const t = useT()
  const [form] = Form.useForm<Binding>()
  const draft = useDraft(form, 'phone-change')
  const submission = useSubmit<Binding>(
    async (values) => {
      await changePhone({ grant, telPhone: plainPhone(values.telPhone), ...values.code })
      draft.forget()
      onDone()
    },
    {
      fieldOf: ({ code }) => (code === taken ? 'telPhone' : null),
      atField: (field, message) => refuseField(form, field, message),
    },
  )
  return (
    <SubmitForm<Binding>
      form={form}
      label={t('绑定新手机')}
      width="narrow"
      draft={draft}
      submission={submission}
      submitLabel={t('确认绑定')}
      buttons={
        submission.failure?.code === expired && (
          <Button look="link" onClick={onExpired}>
            {t('重新验证')}
          </Button>
        )
      }
    >
      <MobileField name="telPhone" label={t('新手机号码')} />
      <SmsCodeField purpose="new-phone" phoneField="telPhone" />
    </SubmitForm>
  )
}

/** Binds another phone: proof of identity first, then a code sent to the new number (domain 6.16). */
export function PhoneChange({ telPhone, onDone }: { telPhone: string | null; onDone: () => void }) {
  const t = useT()
  const { grant, keep, drop } = useGrant()
  const label = telPhone === null ? t('绑定手机') : t('更换手机')
  const handleDone = () => {
    drop()
    onDone()
  }
  return (
    <FocusGroup label={label}>
      <Steps label={label} steps={stepsAt([t('验证身份'), t('绑定新手机')], grant === null ? 0 : 1)} />
      {grant === null ? (
        <Prove telPhone={telPhone} onGrant={keep} />
      ) : (
        <Bind grant={grant} onDone={handleDone} onExpired={drop} />
      )}
    </FocusGroup>
  )
}
