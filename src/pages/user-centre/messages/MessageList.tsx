import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useReadAll } from '#src/features/messages/commands.ts'
import { type MessageFilter, messagesQuery, pageSize } from '#src/features/messages/queries.ts'
import { kindLabel } from '#src/features/messages/labels.ts'
import { type MessageCounts, messageKinds } from '#src/model/message/schema.ts'
import { hereQuery } from '#src/shared/lib/navigation/navigation.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/Button.tsx'
import { EmptyState } from '#src/shared/ui/query-states.tsx'
import { keepFocus } from '#src/shared/ui/focus.ts'
import { PagedBlock } from '#src/shared/ui/list/PagedBlock.tsx'
import { Panel } from '#src/shared/ui/Panel.tsx'
import { TabPanel, Tabs, useTabsId } from '#src/shared/ui/Tabs.tsx'
import { messageFilterIn, messagesAddress } from '../list/address.ts'
import { MessageRows } from './MessageRows.tsx'
import styles from '../list/list.module.css'

const rowHeight = 72

/** All and each kind, with how many there are; a kind without any is left out unless it is looked at. */
function KindTabs({
  id,
  kind,
  counts,
  onChange,
}: {
  id: string
  kind: string | null
  counts: MessageCounts | undefined
  onChange: (kind: string | null) => void
}) {
  const t = useT()
  const shown = messageKinds.filter((known) => known === kind || (counts?.kinds[known]?.total ?? 0) > 0)
  const tabs = [
    { key: 'all', label: t('全部'), count: counts?.all.total ?? null },
    ...shown.map((known) => ({
      key: known as string,
      label: t(kindLabel(known)),
      count: counts?.kinds[known]?.total ?? null,
    })),
  ]
  return (
    <Tabs
      id={id}
      tabs={tabs}
      active={kind ?? 'all'}
      label={t('消息类型')}
      onChange={(key) => onChange(key === 'all' ? null : key)}
    />
  )
}

/** Read or not, and all as read. */
function States({
  filter,
  counts,
  go,
}: {
  filter: MessageFilter
  counts: MessageCounts | undefined
  go: (change: Partial<MessageFilter>) => void
}) {
  const t = useT()
  const readAll = useReadAll()
  const unread = (filter.kind === null ? counts?.all : counts?.kinds[filter.kind])?.unread ?? 0
  const states = [
    ['all', t('全部消息')],
    ['unread', t('未读 {{count}}', { count: unread })],
    ['bin', t('回收站 {{count}}', { count: counts?.bin ?? 0 })],
  ] as const
  return (
    <div className={styles['tools']}>
      <div className={styles['states']} role="group" aria-label={t('显示范围')}>
        {states.map(([state, word]) => (
          <button
            key={state}
            type="button"
            aria-pressed={filter.state === state}
            onClick={() => go(state === 'bin' ? { kind: null, state } : { state })}
          >
            {word}
          </button>
        ))}
      </div>
      <Button isOff={unread === 0 || readAll.isPending} onClick={() => readAll.mutate(filter.kind)}>
        {filter.kind === null ? t('全部标为已读') : t('本类标为已读')}
      </Button>
    </div>
  )
}

function Nothing({ state }: { state: MessageFilter['state'] }) {
  const t = useT()
  const words = {
    all: [t('暂无消息'), t('报名、竞价、付款等事项有进展时，我们会在这里通知您')],
    unread: [t('没有未读消息'), t('您已读完全部消息')],
    bin: [t('回收站是空的'), t('删除的消息会在这里保留 30 天，期间可以恢复')],
  }[state]
  return <EmptyState text={words[0]} hint={<p className={styles['hint']}>{words[1]}</p>} minHeight={rowHeight * 4} />
}

/** The box with its kinds, states, rows and pages; what is shown stands in the address. */
export function MessageList() {
  const t = useT()
  const id = useTabsId()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const filter = messageFilterIn(search)
  const query = useQuery(messagesQuery(filter))
  const counts = query.data?.counts
  const go = (change: Partial<MessageFilter>) =>
    void navigate(messagesAddress({ ...messageFilterIn(hereQuery()), page: 1, ...change }), {
      preventScrollReset: true,
    })
  return (
    <Panel
      label={t('我的消息')}
      tabs={
        filter.state === 'bin' ? (
          <p className={styles['note']}>{t('删除的消息保留 30 天')}</p>
        ) : (
          <KindTabs id={id} kind={filter.kind} counts={counts} onChange={(kind) => go({ kind })} />
        )
      }
    >
      <States filter={filter} counts={counts} go={go} />
      <TabPanel id={id} active={filter.kind ?? 'all'}>
        <div role="group" aria-label={t('我的消息')} tabIndex={-1} ref={keepFocus}>
          <PagedBlock
            query={query}
            page={filter.page}
            addressOf={(page) => messagesAddress({ ...filter, page })}
            loadingHeight={rowHeight * pageSize}
            minHeight={rowHeight * 4}
            empty={<Nothing state={filter.state} />}
          >
            {(records) => <MessageRows messages={records} filter={filter} />}
          </PagedBlock>
        </div>
      </TabPanel>
    </Panel>
  )
}
