import { forgetPlatformSession, useEndedPlatformSession } from '#src/features/session/tokens/platform-session.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { OuterLink } from '#src/shared/ui/action/OuterLink.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'

/** Nothing unless the last session came from there. Ending or locking the session here does not end that of the site where the person signed in (ASVS 7.6.1). */
export default function PlatformSession() {
  const t = useT()
  if (!useEndedPlatformSession()) return null
  return (
    <Callout tone="warning" role="status">
      <p>{t('您是从公共资源交易平台登录的。退出或锁定本网站后，该平台的登录仍然有效，使用公用电脑时请同时退出。')}</p>
      <OuterLink href={import.meta.env.VITE_SIGN_OUT_URL} newTab onClick={forgetPlatformSession}>
        {t('退出公共资源交易平台')}
      </OuterLink>
    </Callout>
  )
}
