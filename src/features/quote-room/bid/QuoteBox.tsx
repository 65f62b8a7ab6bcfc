import { useState } from 'react'
import { directionOf } from '#src/model/bidding/direction/direction.ts'
import { withGroups } from '#src/model/money/money.ts'
import { stepOf } from '#src/model/money/quoted.ts'
import { typedAmount } from '#src/model/money/typed.ts'
import { withoutIdleZeros } from '#src/model/terms/figures.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { kindOf, problemOf } from '../price/counting.ts'
import type { RoomView } from '../state/room-view.ts'
import { isSealedNow, sealedLeast } from '../state/sealed.ts'
import { RoomAmount } from '../price/RoomAmount.tsx'
import { roomAmount, timeOfBid } from '../price/show.ts'
import { priceToMatch } from '../state/standing.ts'
import type { Bidding } from '../state/use-bidding.ts'
import { AmountField } from '../amount/AmountField.tsx'
import { SendButton } from './SendButton.tsx'
import styles from './quote-box.module.css'
import { useRoomT } from '../state/room-text.ts'

/**
 * The amount follows the minimum, or the bidder's last sealed quote, until the person types. Typed text then stays until an own quote is accepted or the room takes
 * another kind of quote.
 */
function useAmount(room: RoomView) {
  const isSealed = isSealedNow(room)
  const least = isSealed
    ? (room.me?.ownSealed[0]?.amount ?? sealedLeast(room))
    : (directionOf(room.rules).nextOf(room) ?? '')
  const [typed, setTyped] = useState<{ text: string; at: string } | null>(null)
  const { me } = room
  const at = `${kindOf(room)} ${me?.ownBest ?? ''} ${me?.ownSealed.length ?? 0}`
  const own = typed?.at === at ? typed.text : null
  const text = own ?? withGroups(withoutIdleZeros(least))
  return {
    text,
    amount: typedAmount(text),
    isTyped: own !== null,
    setText: (next: string | null) => setTyped(next === null ? null : { text: next, at }),
  }
}

/** Whether the rules of the room allow one sealed quote, which cannot be changed. */
const isOnceOnly = ({ rules }: RoomView): boolean => rules.maxRevisions === 0

/** The bidder's own sealed quotes, shown to the bidder alone. */
function OwnSealed({ room }: { room: RoomView }) {
  const t = useRoomT()
  const { me, rules } = room
  if (!me?.ownSealed.length) return null
  return (
    <section className={styles['own']} aria-label={t('我的报价')}>
      <h2>{t('我的报价')}</h2>
      <ol>
        {me.ownSealed.map(({ seq, amount, time }, index) => (
          <li key={seq} data-counts={index === 0 ? '' : undefined}>
            <RoomAmount value={amount} rules={rules} />
            <time className="number">{timeOfBid(time)}</time>
            <span>{index === 0 ? t('有效') : t('已被修改')}</span>
          </li>
        ))}
      </ol>
      {!isOnceOnly(room) && typeof me.revisionsLeft === 'number' && (
        <p>{t('还可修改 {{count}} 次', { count: me.revisionsLeft })}</p>
      )}
    </section>
  )
}

function SendLabel({ room }: { room: RoomView }) {
  const t = useRoomT()
  if (!isSealedNow(room)) return t('报价')
  if (isOnceOnly(room)) return t('提交报价（仅一次）')
  if (!room.me?.ownSealed.length) return room.mode === 'final' ? t('提交最终报价') : t('提交报价')
  const { revisionsLeft } = room.me
  return typeof revisionsLeft === 'number' ? t('修改报价（剩 {{count}} 次）', { count: revisionsLeft }) : t('修改报价')
}

/** A sealed quote shows its limits; a rising one offers to reset to the minimum. */
function Hint({ room, isTyped, onReset }: { room: RoomView; isTyped: boolean; onReset: () => void }) {
  const t = useRoomT()
  const { rules } = room
  const next = directionOf(rules).nextOf(room)
  if (isSealedNow(room)) {
    const [low, high] = [roomAmount(sealedLeast(room), rules), rules.range?.high]
    return (
      <p>
        {high
          ? t('报价区间 {{low}} 至 {{high}}', { low, high: roomAmount(high, rules) })
          : t('报价不得低于 {{low}}', { low })}
      </p>
    )
  }
  if (!isTyped || !next) return null
  return (
    <Button look="text" className={styles['reset'] ?? ''} onClick={onReset}>
      {t('恢复为最低有效报价 {{amount}}', { amount: roomAmount(next, rules) })}
    </Button>
  )
}

/** The field is not shown again after a quote that is allowed once. */
const isQuotedOnce = (room: RoomView): boolean =>
  isSealedNow(room) && isOnceOnly(room) && (room.me?.ownSealed.length ?? 0) > 0

/** The button that exercises the right to match the leading price, where it is open now. */
function MatchButton({ bidding: { room, quoter, actionBlocker, right } }: { bidding: Bidding }) {
  const t = useRoomT()
  const match = actionBlocker === null ? priceToMatch(room) : null
  if (!match) return null
  return (
    <Button size="large" onClick={() => quoter.request(match, { priority: true })}>
      {t('同价行使{{right}}', { right })} <RoomAmount value={match} rules={room.rules} />
    </Button>
  )
}

/** A rising or sealed quote: amount, confirmation, outcome. */
export function QuoteBox({ bidding }: { bidding: Bidding }) {
  const t = useRoomT()
  const { room, typeCode, quoter, blocker } = bidding
  const { text, amount, isTyped, setText } = useAmount(room)
  const problem = problemOf(amount, room, typeCode)
  const isReady = problem === null && amount !== ''
  const open = () => {
    if (blocker === null && isReady && amount) quoter.request(amount)
  }
  return (
    <div className={styles['quote']}>
      {!isQuotedOnce(room) && (
        <>
          <AmountField
            room={room}
            step={isSealedNow(room) ? null : stepOf(room.rules, room.phase.name)}
            text={text}
            amount={amount ?? ''}
            onText={setText}
            onEnter={open}
            problem={isTyped && problem ? t(problem.text, problem.values) : null}
            isBlocked={blocker !== null}
          />
          <Hint room={room} isTyped={isTyped} onReset={() => setText(null)} />
        </>
      )}
      <SendButton bidding={bidding} isReady={isReady} onSend={open}>
        <SendLabel room={room} />
      </SendButton>
      <MatchButton bidding={bidding} />
      <OwnSealed room={room} />
    </div>
  )
}
