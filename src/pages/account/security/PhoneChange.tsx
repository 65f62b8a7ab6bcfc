import { Form, Input } from 'antd'
import { Link } from 'react-router-dom'
import { changePhone, proveOldPhone } from '#src/features/account/commands.ts'
import { SmsCodeField } from '#src/features/sms-code/SmsCodeField.tsx'
import { linkTo } from '#src/model/paths.ts'
import { mobile, plainPhone } from '#src/model/validation/phone.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { keepFocus } from '#src/shared/ui/focus.ts'
import { FormActions } from '#src/shared/ui/form/FormActions.tsx'
import { PortalForm } from '#src/shared/ui/form/PortalForm.tsx'
import { filled, rule } from '#src/shared/ui/form/rule.ts'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'
import { refuseField } from '#src/shared/ui/form/refused-fields.ts'
import { useSubmit } from '#src/shared/ui/form/use-submit.ts'
import { passwordMissing } from '../labels.ts'
import styles from '../account.module.css'
import { PasswordInput } from '../PasswordInput.tsx'
import { useGrant } from './phone-grant.ts'

function Steps({ step }: { step: 1 | 2 }) {
  const t = useT()
  const names = [t('验证身份'), t('绑定新手机')]
  return (
    <ol className={styles['steps']}>
      {names.map((name, index) => (
        <li key={name} aria-current={index + 1 === step ? 'step' : undefined}>
          <b aria-hidden>{index + 1}</b>
          {name}
        </li>
      ))}
    </ol>
  )
}

type Proving = { code?: string; password?: string }

/** By the phone that is bound, or, where none is, by password. Whoever has lost the phone appeals. */
function Prove({ telPhone, onGrant }: { telPhone: string | null; onGrant: (grant: string) => void }) {
  const t = useT()
  const [form] = Form.useForm<Proving>()
  const { busy, failure, submit, retry } = useSubmit<Proving>(async ({ code = '', password = '' }) =>
    onGrant(await proveOldPhone(telPhone === null ? { password } : { code })),
  )
  return (
    <PortalForm<Proving>
      form={form}
      label={t('验证身份')}
      className={styles['narrow']}
      busy={busy}
      onSubmit={(values) => void submit(values)}
      actions={
        <FormActions busy={busy} failure={failure} onRetry={retry} word={t('下一步')}>
          {telPhone !== null && (
            <Link className={styles['link']} to={linkTo.appeal('phone-lost')}>
              {t('原手机已停用？提交申诉')}
            </Link>
          )}
        </FormActions>
      }
    >
      {telPhone === null ? (
        <PasswordInput
          name="password"
          label={t('登录密码')}
          check={filled(passwordMissing)}
          autoComplete="current-password"
        />
      ) : (
        <>
          <p className={styles['note']}>{t('当前绑定的手机：{{phone}}', { phone: telPhone })}</p>
          <SmsCodeField />
        </>
      )}
    </PortalForm>
  )
}

type Binding = { telPhone: string; code: string }
/** The number belongs to another account; the leave has run out. */
const taken = 409
const late = 410

function Bind({ grant, onDone, onLate }: { grant: string; onDone: () => void; onLate: () => void }) {
  const t = useT()
  const [form] = Form.useForm<Binding>()
  const draft = useDraft(form, 'phone-change')
  const { busy, failure, submit, retry } = useSubmit<Binding>(
    async (values) => {
      await changePhone({ grant, telPhone: plainPhone(values.telPhone), code: values.code })
      draft.forget()
      onDone()
    },
    {
      fieldOf: ({ code }) => (code === taken ? 'telPhone' : null),
      atField: (field, message) => refuseField(form, field, message),
    },
  )
  return (
    <PortalForm<Binding>
      form={form}
      label={t('绑定新手机')}
      className={styles['narrow']}
      draft={draft}
      busy={busy}
      onSubmit={(values) => void submit(values)}
      actions={
        <FormActions busy={busy} failure={failure} onRetry={retry} word={t('确认绑定')}>
          {failure?.code === late && (
            <button type="button" className={styles['link']} onClick={onLate}>
              {t('重新验证')}
            </button>
          )}
        </FormActions>
      }
    >
      <Form.Item name="telPhone" label={t('新手机号码')} required rules={[rule(mobile)]}>
        <Input type="tel" inputMode="tel" autoComplete="tel-national" maxLength={20} />
      </Form.Item>
      <SmsCodeField phoneField="telPhone" />
    </PortalForm>
  )
}

/** Another phone: first who one is, then the new number by a code sent to it (domain 6.16). */
export function PhoneChange({ telPhone, onDone }: { telPhone: string | null; onDone: () => void }) {
  const t = useT()
  const { grant, keep, drop } = useGrant()
  const label = telPhone === null ? t('绑定手机') : t('更换手机')
  const handleDone = () => {
    drop()
    onDone()
  }
  return (
    <div role="group" aria-label={label} tabIndex={-1} ref={keepFocus}>
      <Steps step={grant === null ? 1 : 2} />
      {grant === null ? (
        <Prove telPhone={telPhone} onGrant={keep} />
      ) : (
        <Bind grant={grant} onDone={handleDone} onLate={drop} />
      )}
    </div>
  )
}
