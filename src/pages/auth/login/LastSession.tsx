import { useLocation } from 'react-router-dom'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import PlatformSession from './PlatformSession.tsx'

/** What a visitor should know about the session that has just ended here; most visitors come without one. */
export default function LastSession() {
  const t = useT()
  const { search } = useLocation()
  const isClosed = new URLSearchParams(search).has('closed')
  return (
    <>
      {isClosed && (
        <Callout role="status">{t('账户已注销，资料不再保留。手机号码可以重新注册，也可以用其他账号登录。')}</Callout>
      )}
      <PlatformSession />
    </>
  )
}
