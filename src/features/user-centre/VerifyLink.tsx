import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { kycAddress } from './menu.ts'
import { hasScreen } from './screens.ts'

/** 去认证, unless the identity is under review or verified. */
export function VerifyLink({ authStatus }: { authStatus: number | null | undefined }) {
  const t = useT()
  const to = kycAddress(authStatus)
  if ((authStatus !== 0 && authStatus !== 2) || !hasScreen(to)) return null
  return (
    <Button look="text" to={to}>
      {t('去认证')}
    </Button>
  )
}
