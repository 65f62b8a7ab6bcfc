import { useState } from 'react'
import { loadBreachedPasswords } from '#src/features/session/credentials/breached-passwords.ts'
import { StrengthMeter } from '#src/features/session/credentials/StrengthMeter.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Field } from './Field.tsx'
import { PasswordField, passwordInput } from './PasswordField.tsx'
import type { FieldsOf } from './use-fields.ts'

type Props = {
  form: Pick<FieldsOf<'password' | 'repeat'>, 'bind'>
  label: string
  /** Login name of the account, where it is known: the password must not contain it. */
  account?: string
  /** Its phone number, likewise. */
  telPhone?: string
}

/** A new password with its strength, typed twice. */
export function NewPassword({ form, label, account, telPhone }: Props) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [isShown, setShown] = useState(false)
  const { onInput, ...password } = form.bind('password')
  return (
    <>
      <PasswordField
        {...password}
        onInput={(event) => {
          setTyped(event.currentTarget.value)
          onInput(event)
        }}
        onFocus={() => void loadBreachedPasswords()}
        onShow={setShown}
        label={label}
        autoComplete="new-password"
        placeholder={t('8至64位，至少三类字符')}
        below={<StrengthMeter password={typed} account={account} telPhone={telPhone} />}
      />
      <Field
        {...form.bind('repeat')}
        {...passwordInput(isShown)}
        label={t('确认密码')}
        autoComplete="new-password"
        placeholder={t('再次输入密码')}
      />
    </>
  )
}
