import { useState } from 'react'
import { StrengthMeter } from '#src/features/session/credentials/StrengthMeter.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Eye } from './Eye.tsx'
import { Field } from './Field.tsx'
import type { FieldsOf } from './use-fields.ts'

type Props = Pick<FieldsOf<'password' | 'repeat'>, 'bind'> & {
  label: string
  /** Whose password it becomes, where that is known. */
  account?: string
}

/** A password to choose, with its strength, and the same again. */
export function NewPassword({ bind, label, account }: Props) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(false)
  const { onInput, ...password } = bind('password')
  const kind = {
    type: shown ? 'text' : 'password',
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
  }
  return (
    <>
      <Field
        {...password}
        {...kind}
        onInput={(event) => {
          setTyped(event.currentTarget.value)
          onInput(event)
        }}
        label={label}
        placeholder={t('8至64位，至少三类字符')}
        end={<Eye shown={shown} onChange={setShown} />}
        below={<StrengthMeter password={typed} account={account} />}
      />
      <Field {...bind('repeat')} {...kind} label={t('确认密码')} placeholder={t('再次输入密码')} />
    </>
  )
}
