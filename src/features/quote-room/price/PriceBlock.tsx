import { priceName, type TypeCode } from '#src/model/asset-kind/labels.ts'
import { startPriceName } from '#src/model/asset-kind/prices.ts'
import type { CSSProperties } from 'react'
import { hasFixedPrice } from '#src/model/bidding/modes.ts'
import { sealedModes } from '#src/model/listing/detail.ts'
import { hiddenAmount } from '#src/model/listing/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Tag, toneClass } from '#src/shared/ui/display/Tag.tsx'
import type { Tone } from '#src/shared/ui/display/tone.ts'
import { priceBaseLabel, priceBaseOf } from './price-base.ts'
import type { RoomView } from '../state/room-view.ts'
import { leaderOfOpenPart } from '../record/merge-pages.ts'
import { isSealedNow } from '../state/sealed.ts'
import { amountInCapitals, bigAmount, isInWan, plainAmount } from './show.ts'
import { standingText } from '../state/standing.ts'
import type { Bidding } from '../state/use-bidding.ts'
import { clockPrice } from '../labels.ts'
import styles from '../room.module.css'

type Shown = Pick<Bidding, 'room' | 'typeCode' | 'standing' | 'isOffline'>
type Props = { bidding: Shown; isLarge: boolean }

/** The font size follows the number of characters. */
const lengthOf = (figure: string) => ({ '--chars': figure.length }) as CSSProperties

const leaderless: ReadonlySet<string> = new Set(['NOT_STARTED', 'DESCEND'])

/** No leader before the first quote and in sealed phases. */
const hasNoLeader = ({ phase, mode, leaderNo }: RoomView): boolean =>
  leaderless.has(phase.name) || (!leaderNo && sealedModes.has(mode))

/** The leader's number; the own number is marked, without colour while the connection is lost. */
function Leader({ bidding: { room, isOffline } }: { bidding: Shown }) {
  const t = useT()
  const { leaderNo, me, phase, mode } = room
  if (hasNoLeader(room)) return null
  if (!leaderNo) {
    const isFixed = hasFixedPrice(mode)
    return <p className={styles['leader']}>{isFixed ? t('暂无人应价') : t('暂无人领先')}</p>
  }
  const isMine = me?.bidNo === leaderNo
  return (
    <p className={styles['leader']} data-mine={isMine && !isOffline ? '' : undefined}>
      {phase.name === 'HOLD' ? t('锁定：') : t('领先：')}
      <b className="number">{leaderNo}</b>
      {isMine && <Tag tone={isOffline ? 'muted' : 'success'}>{t('我')}</Tag>}
    </p>
  )
}

type State = { tone: Tone; text: string }

const standingTones = {
  leading: 'success',
  outbid: 'danger',
  matchable: 'danger',
  led: 'neutral',
  lagged: 'neutral',
} as const

/** Whether the own quote leads or is outbid; null before the first own quote. */
function useOwnState({ room, standing }: Shown): State | null {
  const t = useT()
  return standing && { tone: standingTones[standing.kind], text: standingText(standing, room, t) }
}

/** Neutral states of the room, where no own quote leads or is outbid. */
function usePlainState({ room, isOffline }: Shown): State | null {
  const t = useT()
  const { me, rules, phase } = room
  if (phase.name === 'NOT_STARTED') return null
  if (!me?.bidNo) return { tone: 'neutral', text: t('围观中') }
  if (me.hold) return { tone: isOffline ? 'neutral' : 'success', text: t('标的已为您锁定，请在时限内确认并付款') }
  if (me.queuePlace) return { tone: 'neutral', text: t('候补排队第 {{count}} 位', { count: me.queuePlace }) }
  const sealed = me.ownSealed[0]
  if (sealed) return { tone: 'success', text: t('我的报价 {{amount}}', { amount: plainAmount(sealed.amount, rules) }) }
  if (me.ownBest && !isSealedNow(room))
    return { tone: 'neutral', text: t('我的报价 {{amount}}', { amount: plainAmount(me.ownBest, rules) }) }
  return { tone: 'neutral', text: t('您尚未报价') }
}

/** The bidder's own standing at a glance. */
function Standing({ bidding, isLarge }: Props) {
  const pressing = useOwnState(bidding)
  const plain = usePlainState(bidding)
  const state = pressing ?? (isLarge ? plain : null)
  return (
    state && (
      <p className={`${styles['standing']} ${toneClass(state.tone)}`} data-tone={state.tone}>
        {state.text}
      </p>
    )
  )
}

/** What the price is called; a key of the interface. */
function labelOf({ phase, current, mode }: RoomView, typeCode: TypeCode): string {
  if (hasFixedPrice(mode)) return startPriceName('fixed-price', typeCode)
  if (phase.name === 'DESCEND') return clockPrice
  return current ? priceName('current', typeCode) : startPriceName('room', typeCode)
}

/** The best price of the open part, shown while the sealed part hides its own. */
function BeforeSeal({ room, typeCode }: Pick<Shown, 'room' | 'typeCode'>) {
  const t = useT()
  const base = priceBaseOf(room)
  const { kind, amount } = base
  const leader = kind === 'first-stage' ? leaderOfOpenPart(room) : null
  return (
    <>
      <p className={styles['plain']}>
        {t(priceBaseLabel(base, typeCode))} {plainAmount(amount, room.rules)}
      </p>
      {leader && (
        <p className={styles['leader']} data-mine={leader === room.me?.bidNo ? '' : undefined}>
          {t('第一阶段领先')} <b className="number">{leader}</b>
          {leader === room.me?.bidNo && <Tag tone="success">{t('我')}</Tag>}
        </p>
      )}
    </>
  )
}

function Sealed({ bidding, isLarge }: Props) {
  const t = useT()
  const { room, typeCode } = bidding
  const { counts, mode } = room
  return (
    <div className={styles['price']}>
      <p className={styles['priceLine']} data-veiled>
        <span className={styles['label']}>
          {mode === 'two-stage' ? t('第二阶段报价') : t(priceName('current', typeCode))}
        </span>
        <strong className={styles['figure']} style={lengthOf(hiddenAmount)}>
          {hiddenAmount}
        </strong>
      </p>
      <BeforeSeal room={room} typeCode={typeCode} />
      <p className={styles['leader']}>
        {t('密封报价中，开启前互不可见')} · {t('已有 {{count}} 次报价', { count: counts.sealed ?? counts.bids })}
      </p>
      {isLarge && <Standing bidding={bidding} isLarge />}
    </div>
  )
}

/** Current price, leader and own standing. */
export function PriceBlock({ bidding, isLarge }: Props) {
  const t = useT()
  const { room, typeCode } = bidding
  const { current, premium, rules } = room
  if (isSealedNow(room)) return <Sealed bidding={bidding} isLarge={isLarge} />
  const price = current ?? rules.P0
  const { currency, figure, unit } = bigAmount(price, rules)
  return (
    <div className={styles['price']}>
      <p className={styles['priceLine']}>
        <span className={styles['label']}>{t(labelOf(room, typeCode))}</span>
        <strong className={styles['figure']} style={lengthOf(figure)}>
          {currency && <small>{t(currency)} </small>}
          {figure} <small>{t(unit)}</small>
        </strong>
        {premium && Number(premium) > 0 && (
          <span className={styles['premium']}>{t('溢价率 {{rate}}', { rate: `${premium}%` })}</span>
        )}
      </p>
      <div className={styles['plain']}>
        {isInWan(rules) && <span className="number">{plainAmount(price, rules)}</span>}
        <span lang="zh-CN">{amountInCapitals(price, rules)}</span>
        <Leader bidding={bidding} />
      </div>
      <Standing bidding={bidding} isLarge={isLarge} />
    </div>
  )
}
