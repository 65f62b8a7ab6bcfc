import { exactTime } from '#src/model/time/exact.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { grouped } from '#src/model/money/money.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import type { Bidding } from '../state/use-bidding.ts'
import { Receipts } from '../record/Receipts.tsx'
import { Record } from '../record/Record.tsx'
import styles from '../record/record.module.css'

/** Messages of the exchange about the room: removals, pauses. */
function Notes({ bidding: { room } }: { bidding: Bidding }) {
  const t = useT()
  return (
    <section className={styles['panel']} aria-label={t('主持人消息')}>
      <h2>{t('主持人消息')}</h2>
      {room.notes.length === 0 ? (
        <p className={styles['empty']}>{t('暂无消息')}</p>
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
    </section>
  )
}

type Fact = readonly [label: string, value: string]

/** The deposit that this lot freezes, or that was paid for it, and its refund. */
function paidFor({ room: { me, after }, head }: Bidding, yuan: (amount: string) => string, t: Translate): Fact[] {
  const paid = head.deposit
    ? [[typeof me?.free === 'string' ? t('领先时冻结') : t('已交纳'), yuan(head.deposit)] as const]
    : []
  return after?.refundedAt ? [...paid, [t('已退还'), exactTime(after.refundedAt)]] : paid
}

/** Free and frozen deposit of a package's pool; of a single asset the paid deposit. */
function Deposit({ bidding }: { bidding: Bidding }) {
  const t = useT()
  const { room, head } = bidding
  const { me } = room
  if (!me?.bidNo || head.isPractice) return null
  const yuan = (amount: string) => t('{{amount}} 元', { amount: grouped(amount, 2) })
  const hasPool = typeof me.free === 'string'
  const facts: (Fact | false)[] = [
    [t('竞买号'), me.bidNo],
    hasPool && [t('可用'), yuan(me.free ?? '0')],
    hasPool && [t('已冻结'), yuan(me.frozen ?? '0')],
    ...paidFor(bidding, yuan, t),
  ]
  return (
    <section className={styles['panel']} aria-label={t('我的保证金')}>
      <h2>{t('我的保证金')}</h2>
      <dl className={styles['deposit']}>
        {facts.map(
          (fact) =>
            fact && (
              <div key={fact[0]}>
                <dt>{fact[0]}</dt>
                <dd className="number">{fact[1]}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
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
