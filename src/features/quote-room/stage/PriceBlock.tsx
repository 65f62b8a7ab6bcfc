import { priceName, type TypeCode } from '#src/model/asset-kind/labels.ts'
import { startPriceName } from '#src/model/asset-kind/prices.ts'
import { hasFixedPrice } from '#src/model/bidding/modes.ts'
import { hiddenAmount } from '#src/model/listing/labels.ts'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { priceBaseLabel, priceBaseOf } from '../price/price-base.ts'
import { AmountInWords } from '#src/features/listing/AmountInWords.tsx'
import { figureWidth } from '../price/figure-width.ts'
import { FittedAmount, RoomAmount } from '../price/RoomAmount.tsx'
import { leaderOfOpenPart } from '../record/merge-pages.ts'
import type { RoomView } from '../state/room-view.ts'
import { isSealedNow } from '../state/sealed.ts'
import type { Bidding } from '../state/use-bidding.ts'
import { clockPrice } from '../labels.ts'
import { DropRing } from './DropRing.tsx'
import { Leader } from './Leader.tsx'
import styles from './stage.module.css'
import { useRoomT } from '../state/room-text.ts'

type Shown = Pick<Bidding, 'room' | 'typeCode' | 'isOffline'>

/** What the price is called; a key of the interface. */
function labelOf({ phase, current, mode, result }: RoomView, typeCode: TypeCode): string {
  if (result?.price) return priceName('deal', typeCode)
  if (hasFixedPrice(mode)) return startPriceName('fixed-price', typeCode)
  if (phase.name === 'DESCEND') return clockPrice
  return current ? priceName('current', typeCode) : startPriceName('room', typeCode)
}

/** The best price of the open part, shown while the sealed part hides its own. */
function BeforeSeal({ room, typeCode }: Pick<Shown, 'room' | 'typeCode'>) {
  const t = useRoomT()
  const base = priceBaseOf(room)
  const { kind, amount } = base
  const leader = kind === 'first-stage' ? leaderOfOpenPart(room) : null
  return (
    <>
      <span>
        {t(priceBaseLabel(base, typeCode))} <RoomAmount value={amount} rules={room.rules} />
      </span>
      {leader && (
        <span className={styles['leader']} data-mine={leader === room.me?.bidNo ? '' : undefined}>
          {t('第一阶段领先')} <b className="number">{leader}</b>
          {leader === room.me?.bidNo && <Tag tone="success">{t('我')}</Tag>}
        </span>
      )}
    </>
  )
}

function Sealed({ bidding: { room, typeCode } }: { bidding: Shown }) {
  const t = useRoomT()
  const { counts, mode } = room
  return (
    <div className={styles['cell']}>
      <span className={styles['label']}>
        {mode === 'two-stage' ? t('第二阶段报价') : t(priceName('current', typeCode))}
      </span>
      <strong
        className={styles['figure']}
        data-veiled
        style={figureWidth({ currency: '', amount: hiddenAmount, unit: '' })}
      >
        {hiddenAmount}
      </strong>
      <div className={styles['plain']}>
        <BeforeSeal room={room} typeCode={typeCode} />
        <span>
          {t('密封报价中，开标前不公开')} · {t('已有 {{count}} 次报价', { count: counts.sealed ?? counts.bids })}
        </span>
      </div>
    </div>
  )
}

/** The current price, its name, its leader and what it is in capitals; a falling price inside the ring of its step. */
export function PriceBlock({ bidding }: { bidding: Shown }) {
  const t = useRoomT()
  const { room, typeCode } = bidding
  const { current, premium, rules, result, phase, counts } = room
  if (isSealedNow(room) && !result) return <Sealed bidding={bidding} />
  const price = result?.price ?? current ?? rules.P0
  return (
    <div className={styles['cell']} data-price>
      {phase.name === 'DESCEND' && !result && <DropRing room={room} />}
      <span className={styles['label']}>
        {t(labelOf(room, typeCode))}
        {premium && Number(premium) >= 0 && counts.bids > 0 && !hasFixedPrice(room.mode) && (
          <span className={styles['premium']}>{t('溢价率 {{rate}}', { rate: `${premium}%` })}</span>
        )}
      </span>
      <FittedAmount as="strong" className={styles['figure']} value={price} rules={rules} />
      {!result && <Leader bidding={bidding} />}
      <div className={styles['plain']}>
        <AmountInWords value={price} unit={rules.unit} />
      </div>
    </div>
  )
}
