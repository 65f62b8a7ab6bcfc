import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'

/** Shown after the account was closed. */
export default function AccountClosed() {
  const t = useT()
  return <Callout role="status">{t('账户已注销，资料不再保留。手机号码可以重新注册，也可以用其他账号登录。')}</Callout>
}
