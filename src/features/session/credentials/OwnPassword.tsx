import { useT } from '#src/shared/lib/text/i18n.ts'
import { PasswordInput } from './PasswordInput.tsx'
import { filled } from '#src/shared/ui/form/rule.ts'
import { passwordMissing } from './labels.ts'

/** The password of the signed-in account, as a proof of identity. */
export function OwnPassword() {
  const t = useT()
  return (
    <PasswordInput
      name="password"
      label={t('登录密码')}
      check={filled(passwordMissing)}
      autoComplete="current-password"
    />
  )
}
