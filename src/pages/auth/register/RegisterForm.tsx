import { type FocusEvent, type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { register } from '#src/features/session/registration.ts'
import { useSending } from '#src/features/sms-code/use-sending.ts'
import { paths } from '#src/model/paths.ts'
import { type AccountKind, accountRefusal } from '#src/model/session/refusals.ts'
import { newPasswordOf, repeatOf } from '#src/model/validation/password.ts'
import { mobile, plainPhone } from '#src/model/validation/phone.ts'
import { plain } from '#src/model/validation/rule.ts'
import { smsCodeText } from '#src/model/validation/sms-code.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { typedIn } from '#src/shared/lib/storage/kept-fields.ts'
import { Agreement } from './Agreement.tsx'
import { Field } from '../form/Field.tsx'
import { KindChoice } from './KindChoice.tsx'
import { NewPassword } from '../form/NewPassword.tsx'
import { PhoneAndCode } from '../form/PhoneAndCode.tsx'
import { Submit } from '../form/Submit.tsx'
import { type Rules, useFields } from '../form/use-fields.ts'
import { useFormAttempt } from '../form/use-form-attempt.ts'
import { useTakenNames } from './use-taken-names.ts'
import styles from '../form/form.module.css'

type Name = 'loginName' | 'password' | 'repeat' | 'telPhone' | 'code'

const rules: Omit<Rules<Name>, 'loginName'> = {
  password: (value, other) => newPasswordOf(other('loginName'))(value),
  repeat: (value, other) => repeatOf(other('password'))(value),
  telPhone: mobile,
  code: smsCodeText,
}

const fieldOfCode = {
  [accountRefusal.loginName]: 'loginName',
  [accountRefusal.password]: 'password',
  [accountRefusal.telPhone]: 'telPhone',
  [accountRefusal.smsCode]: 'code',
} as const

export type Registered = { loginName: string; kind: AccountKind; isIn: boolean }

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

/** What of the form outlives a reload: no password, and no code. */
const kept = ['kind', 'loginName', 'telPhone'] as const

/** Account, password, phone and agreement (AC-05). */
export function RegisterForm({ onDone }: { onDone: (registered: Registered) => void }) {
  const t = useT()
  const [typed] = useState(() => typedIn('register'))
  const [before] = useState(() => typed.before())
  const names = useTakenNames()
  const { setForm, bind, check, focus, refuse, judgeAgain } = useFields({ loginName: names.rule, ...rules })
  const sending = useSending('register')
  const { busy, failure, attempt } = useFormAttempt<Name>(refuse, fieldOfCode)
  const [kind, setKind] = useState<AccountKind>(before['kind'] === 'organisation' ? 'organisation' : 'person')
  const [account, setAccount] = useState(before['loginName'] ?? '')
  const [agreement, setAgreement] = useState<'open' | 'missing' | 'given'>('open')

  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(currentTarget)
    setAccount(textOf(fields.get('loginName')))
    typed.keep(Object.fromEntries(kept.map((name) => [name, textOf(fields.get(name))])))
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const values = check()
    if (agreement !== 'given') setAgreement('missing')
    if (!values || agreement !== 'given') return
    const wanted = {
      kind,
      loginName: plain(values.loginName),
      password: values.password,
      telPhone: plainPhone(values.telPhone),
      code: plain(values.code),
    }
    void attempt(async () => {
      const isIn = await register(wanted)
      typed.forget()
      onDone({ loginName: wanted.loginName, kind, isIn })
    })
  }

  const nameField = bind('loginName')
  const handleNameBlur = (event: FocusEvent<HTMLInputElement>) => {
    nameField.onBlur(event)
    void names.ask(event.currentTarget.value, () => judgeAgain('loginName'))
  }

  return (
    <form ref={setForm} noValidate onSubmit={handleSubmit} onInput={keep} aria-label={t('注册')}>
      <KindChoice kind={kind} onChange={setKind} />
      <Field
        {...nameField}
        onBlur={handleNameBlur}
        defaultValue={before['loginName']}
        label={t('账号')}
        placeholder={t('4至20位，以字母开头')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPassword bind={bind} label={t('密码')} account={account} />
      <PhoneAndCode
        bind={bind}
        check={check}
        focus={focus}
        refuse={refuse}
        sending={sending}
        placeholder={t('用于登录和接收交易通知')}
        given={before['telPhone']}
      />
      <Agreement
        isGiven={agreement === 'given'}
        isMissing={agreement === 'missing'}
        onChange={(isGiven) => setAgreement(isGiven ? 'given' : 'open')}
      />
      <Submit busy={busy} failure={failure ?? sending.failure} words={{ rest: t('注册'), busy: t('正在注册…') }} />
      <p className={styles['foot']}>
        {t('已有账号？')}
        <Link to={paths.login}>{t('去登录')}</Link>
      </p>
    </form>
  )
}
