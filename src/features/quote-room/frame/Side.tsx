import { exactTime } from '#src/model/time/exact.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { grouped } from '#src/model/money/money.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'
import type { Bidding } from '../state/use-bidding.ts'
import { Receipts } from '../record/Receipts.tsx'
import { Record } from '../record/Record.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { type FactItems, Facts } from '#src/shared/ui/display/Facts.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import styles from '../room.module.css'
import { useRoomT } from '../state/room-text.ts'

/** Messages of the exchange about the room: removals, pauses. */
function Notes({ bidding: { room } }: { bidding: Bidding }) {
  const t = useRoomT()
  return (
    <Card title={t('主持人消息')}>
      {room.notes.length === 0 ? (
        <EmptyState minHeight={72} text={t('暂无消息')} />
      ) : (
        <ul className={styles['notes']}>
          {room.notes.map(({ at, text }) => (
            <li key={`${at}-${text}`}>
              <time className="number">{dateTimeSeconds(at).slice(11)}</time>
              <span>{t(text)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** The deposit that this lot freezes, or that was paid for it, and its refund. */
function paidFor({ room: { me, after }, head }: Bidding, yuan: (amount: string) => string, t: Translate): FactItems {
  return [
    head.deposit && { label: typeof me?.free === 'string' ? t('领先时冻结') : t('已交纳'), value: yuan(head.deposit) },
    after?.refundedAt && { label: t('已退还'), value: exactTime(after.refundedAt) },
  ]
}

/** Free and frozen deposit of a package's pool; of a single asset the paid deposit. */
function Deposit({ bidding }: { bidding: Bidding }) {
  const t = useRoomT()
  const { room, head } = bidding
  const { me } = room
  if (!me?.bidNo || head.isPractice || head.origin) return null
  const yuan = (amount: string) => t('{{amount}} 元', { amount: grouped(amount, 2) })
  const hasPool = typeof me.free === 'string'
  const facts: FactItems = [
    { label: t('竞买号'), value: me.bidNo },
    hasPool && { label: t('可用'), value: yuan(me.free ?? '0') },
    hasPool && { label: t('已冻结'), value: yuan(me.frozen ?? '0') },
    ...paidFor(bidding, yuan, t),
  ]
  return (
    <Card title={t('我的保证金')} body="padded">
      <Facts layout="ends" items={facts} />
    </Card>
  )
}

export function Side({ bidding }: { bidding: Bidding }) {
  return (
    <div className={styles['side']}>
      <Record room={bidding.room} />
      <Notes bidding={bidding} />
      <Deposit bidding={bidding} />
      <Receipts bidding={bidding} />
    </div>
  )
}
