import { type FocusEvent, type FormEvent, useState } from 'react'
import { breachedProblem } from '#src/features/session/credentials/breached-passwords.ts'
import { register } from '#src/features/session/registration.ts'
import { toPhone } from '#src/features/sms-code/commands.ts'
import { useSending } from '#src/features/sms-code/use-sending.ts'
import { paths } from '#src/model/paths.ts'
import { type AccountKind, accountKinds, accountRefusal } from '#src/model/session/refusals.ts'
import { newPasswordOf, repeatOf } from '#src/model/validation/password.ts'
import { mobile, plainPhone } from '#src/model/validation/phone.ts'
import { plain } from '#src/model/validation/rule.ts'
import { smsCodeText } from '#src/model/validation/sms-code.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { storedFields } from '#src/shared/lib/storage/stored-fields.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { ChoiceCards } from '#src/shared/ui/form/ChoiceCards.tsx'
import { Agreement } from './Agreement.tsx'
import { Field } from '../form/Field.tsx'
import { NewPassword } from '../form/NewPassword.tsx'
import { PhoneAndCode } from '../form/PhoneAndCode.tsx'
import { Submit } from '../form/Submit.tsx'
import { useAuthForm } from '../form/use-auth-form.ts'
import type { Rules } from '../form/use-fields.ts'
import { kindHints, kindNames } from './labels.ts'
import { useTakenNames } from './use-taken-names.ts'
import styles from './register.module.css'

type Name = 'loginName' | 'password' | 'repeat' | 'telPhone' | 'code'

const rules: Omit<Rules<Name>, 'loginName'> = {
  password: (value, other) =>
    newPasswordOf(other('loginName'), plainPhone(other('telPhone')))(value) ?? breachedProblem(value),
  repeat: (value, other) => repeatOf(other('password'))(value),
  telPhone: mobile,
  code: smsCodeText,
}

const fieldOfCode = {
  [accountRefusal.loginName]: 'loginName',
  [accountRefusal.password]: 'password',
  [accountRefusal.breachedPassword]: 'password',
  [accountRefusal.telPhone]: 'telPhone',
  [accountRefusal.smsCode]: 'code',
} as const

export type Registered = { loginName: string; kind: AccountKind; isSignedIn: boolean }

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

/** Fields that survive a reload: neither passwords nor the code. */
const savedFields = ['kind', 'loginName', 'telPhone'] as const

/** Account, password, phone and agreement (AC-05). */
export function RegisterForm({ onDone }: { onDone: (registered: Registered) => void }) {
  const t = useT()
  const [typed] = useState(() => storedFields('register'))
  const [saved] = useState(() => typed.before())
  const names = useTakenNames()
  const form = useAuthForm<Name>({ loginName: names.rule, ...rules }, fieldOfCode)
  const sending = useSending(toPhone('register'))
  const [kind, setKind] = useState<AccountKind>(saved['kind'] === 'organisation' ? 'organisation' : 'person')
  const [loginName, setLoginName] = useState(saved['loginName'] ?? '')
  const [agreement, setAgreement] = useState<'open' | 'missing' | 'accepted'>('open')

  const save = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(currentTarget)
    setLoginName(textOf(fields.get('loginName')))
    typed.keep(Object.fromEntries(savedFields.map((name) => [name, textOf(fields.get(name))])))
  }

  const send = (values: Record<Name, string>) => {
    if (agreement !== 'accepted') return
    const account = {
      kind,
      loginName: plain(values.loginName),
      password: values.password,
      telPhone: plainPhone(values.telPhone),
      ...sending.typed(values.code),
    }
    void form.attempt(async () => {
      const isSignedIn = await register(account)
      typed.forget()
      onDone({ loginName: account.loginName, kind, isSignedIn })
    })
  }

  const nameField = form.bind('loginName')
  const handleNameBlur = (event: FocusEvent<HTMLInputElement>) => {
    nameField.onBlur(event)
    void names.check(event.currentTarget.value, () => form.recheck('loginName'))
  }

  return (
    <form
      {...form.formProps(send)}
      onSubmitCapture={() => {
        if (agreement !== 'accepted') setAgreement('missing')
      }}
      onInput={save}
      aria-label={t('注册')}
    >
      <ChoiceCards
        label={t('账号类型')}
        name="kind"
        choices={accountKinds.map((key) => ({ key, label: t(kindNames[key]), hint: t(kindHints[key]) }))}
        value={kind}
        onChange={setKind}
      />
      <Field
        {...nameField}
        onBlur={handleNameBlur}
        defaultValue={saved['loginName']}
        label={t('账号')}
        placeholder={t('4至20位，以字母开头')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPassword form={form} label={t('密码')} account={loginName} />
      <PhoneAndCode
        form={form}
        sending={sending}
        placeholder={t('用于登录和接收交易通知')}
        initialPhone={saved['telPhone']}
      />
      <Agreement
        isAccepted={agreement === 'accepted'}
        isMissing={agreement === 'missing'}
        onChange={(isAccepted) => setAgreement(isAccepted ? 'accepted' : 'open')}
      />
      <Submit form={form} sending={sending} labels={{ idle: t('注册'), busy: t('正在注册…') }} />
      <p className={styles['login']}>
        {t('已有账号？')}{' '}
        <Button look="link" to={paths.login}>
          {t('去登录')}
        </Button>
      </p>
    </form>
  )
}
