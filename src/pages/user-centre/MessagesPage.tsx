import { useState } from 'react'
import { MessageSettings } from '#src/features/messages/MessageSettings.tsx'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { MessageList } from './messages/MessageList.tsx'

/** What the exchange has written to the person (domain 6.13). */
export default function MessagesPage() {
  const t = useT()
  const [isSetting, setSetting] = useState(false)
  return (
    <UserCentre title={t('我的消息')} actions={<Button onClick={() => setSetting(true)}>{t('消息设置')}</Button>}>
      <MessageList />
      {isSetting && <MessageSettings onClose={() => setSetting(false)} />}
    </UserCentre>
  )
}
