import { exactTime } from '#src/model/time/exact.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { grouped } from '#src/model/money/money.ts'
import { useT } from '#src/shared/lib/i18n.ts'
import type { Bidding } from '../use-bidding.ts'
import { Receipts } from './Receipts.tsx'
import { Record } from './Record.tsx'
import styles from './record.module.css'

/** What the exchange has to say of the room: removals, pauses. */
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

/** What is free in the pool of a package and what this lot binds; of a single asset what has been paid. */
function Deposit({ bidding: { room, head } }: { bidding: Bidding }) {
  const t = useT()
  const { me, after } = room
  if (!me?.bidNo || head.isPractice) return null
  const yuan = (amount: string) => t('{{amount}} 元', { amount: grouped(amount, 2) })
  const hasPool = typeof me.free === 'string'
  return (
    <section className={styles['panel']} aria-label={t('我的保证金')}>
      <h2>{t('我的保证金')}</h2>
      <dl className={styles['deposit']}>
        <div>
          <dt>{t('竞买号')}</dt>
          <dd className="number">{me.bidNo}</dd>
        </div>
        {hasPool && (
          <div>
            <dt>{t('可用')}</dt>
            <dd className="number">{yuan(me.free ?? '0')}</dd>
          </div>
        )}
        {hasPool && (
          <div>
            <dt>{t('已冻结')}</dt>
            <dd className="number">{yuan(me.frozen ?? '0')}</dd>
          </div>
        )}
        {head.deposit && (
          <div>
            <dt>{hasPool ? t('本标的占用') : t('已交纳')}</dt>
            <dd className="number">{yuan(head.deposit)}</dd>
          </div>
        )}
        {after?.refundedAt && (
          <div>
            <dt>{t('已退还')}</dt>
            <dd className="number">{exactTime(after.refundedAt)}</dd>
          </div>
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
