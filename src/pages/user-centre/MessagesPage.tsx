import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useReadAll } from '#src/features/messages/commands.ts'
import { type MessageFilter, messagesQuery, pageSize } from '#src/features/messages/queries.ts'
import { kindLabel } from '#src/features/messages/labels.ts'
import { MessageSettings } from '#src/features/messages/MessageSettings.tsx'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { type MessageCounts, messageKinds } from '#src/model/message/schema.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { ListTools } from '#src/shared/ui/list/ListFilters.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import { Segments } from '#src/shared/ui/list/Segments.tsx'
import { messageList } from './list/lists.ts'
import { MessageRows } from './messages/MessageRows.tsx'

type ToolsProps = {
  filter: MessageFilter
  counts: MessageCounts | undefined
}

const unreadOf = ({ filter: { kind }, counts }: ToolsProps): number =>
  (kind === null ? counts?.all : counts?.kinds[kind])?.unread ?? 0

/** Chooses all, unread or deleted messages. */
function Range({ onChoose, ...props }: ToolsProps & { onChoose: (state: MessageFilter['state']) => void }) {
  const t = useT()
  return (
    <ListTools>
      <Segments
        label={t('显示范围')}
        chosen={props.filter.state}
        onChoose={onChoose}
        options={[
          ['all', t('全部消息')],
          ['unread', t('未读 {{count}}', { count: unreadOf(props) })],
          ['bin', t('回收站 {{count}}', { count: props.counts?.bin ?? 0 })],
        ]}
      />
    </ListTools>
  )
}

/** Marks all messages, or those of the chosen kind, as read. */
function ReadAll(props: ToolsProps) {
  const t = useT()
  const readAll = useReadAll()
  const { kind } = props.filter
  return (
    <Button isOff={unreadOf(props) === 0 || readAll.isPending} onClick={() => readAll.mutate(kind)}>
      {kind === null ? t('全部标为已读') : t('本类标为已读')}
    </Button>
  )
}

/** The person's mailbox by kind, all or unread, and its bin (domain 6.13). */
export default function MessagesPage() {
  const t = useT()
  const [isSetting, setSetting] = useState(false)
  const list = useListState(messageList)
  const { kind, state } = list.state
  const query = useQuery(messagesQuery(list.state))
  const counts = query.data?.counts
  // An empty kind is left out unless it is chosen.
  const kinds = messageKinds.filter((known) => known === kind || (counts?.kinds[known]?.total ?? 0) > 0)
  const tabs = {
    label: t('消息类型'),
    param: 'kind' as const,
    items: [
      { key: 'all', label: t('全部'), count: counts?.all.total ?? null },
      ...kinds.map((key) => ({ key, label: t(kindLabel(key)), count: counts?.kinds[key]?.total ?? null })),
    ],
  }
  const nothing = {
    all: { text: t('暂无消息'), hint: t('报名、竞价、付款等事项有进展时，我们会在这里通知您') },
    unread: { text: t('没有未读消息'), hint: t('您已读完全部消息') },
    bin: { text: t('回收站是空的'), hint: t('删除的消息会在这里保留 30 天，期间可以恢复') },
  }
  return (
    <UserCentre
      title={t('我的消息')}
      actions={
        <>
          <ReadAll filter={list.state} counts={counts} />
          <Button onClick={() => setSetting(true)}>{t('消息设置')}</Button>
        </>
      }
    >
      <ListScreen
        label={t('我的消息')}
        list={list}
        query={query}
        tabs={tabs}
        heading={state === 'bin' ? t('删除的消息保留 30 天') : undefined}
        filters={
          <Range
            filter={list.state}
            counts={counts}
            onChoose={(chosen) => list.go(chosen === 'bin' ? { kind: null, state: chosen } : { state: chosen })}
          />
        }
        rowHeight={72}
        loadingRows={pageSize}
        empty={nothing[state]}
      >
        {(records) => <MessageRows messages={records} filter={list.state} />}
      </ListScreen>
      {isSetting && <MessageSettings onClose={() => setSetting(false)} />}
    </UserCentre>
  )
}
