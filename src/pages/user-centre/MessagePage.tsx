import { useT } from '#src/shared/lib/text/i18n.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { MessageScreen } from './messages/MessageScreen.tsx'

/** One message; opening it marks it as read (domain 6.13). */
export default function MessagePage() {
  const t = useT()
  return (
    <UserCentre title={t('消息详情')}>
      <MessageScreen />
    </UserCentre>
  )
}
