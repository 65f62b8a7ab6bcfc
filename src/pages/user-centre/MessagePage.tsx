import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { messageQuery } from '#src/features/messages/queries.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'
import { MessageText } from './messages/MessageText.tsx'

/** The message that the address names (domain 6.13). */
export default function MessagePage() {
  const t = useT()
  const [search] = useSearchParams()
  const [id, kind] = [search.get('id') ?? '', search.get('kind')]
  const query = useQuery({ ...messageQuery(id, kind), enabled: id !== '' })
  const missing = { text: t('消息不存在，可能已被删除'), link: { label: t('返回消息列表'), to: paths.myMessage } }
  return (
    <UserCentre title={t('消息详情')}>
      <DetailBoundary query={query} height={320} missing={missing} isPart isUnnamed={id === ''}>
        {(detail) => <MessageText key={detail.message.id} detail={detail} kind={kind} />}
      </DetailBoundary>
    </UserCentre>
  )
}
