import { type KeyboardEvent, useId } from 'react'
import { directionOf } from '#src/model/bidding/direction/direction.ts'
import { withGroups } from '#src/model/money/money.ts'
import { stepped } from '#src/model/money/quoted.ts'
import { AmountInWords } from '#src/features/listing/AmountInWords.tsx'
import { RoomAmount } from '../price/RoomAmount.tsx'
import type { RoomView } from '../state/room-view.ts'
import styles from './amount.module.css'
import { AmountInput } from './AmountInput.tsx'
import { Ruler } from './Ruler.tsx'
import { useRoomT } from '../state/room-text.ts'

const quickSteps = [1, 2, 5, 10] as const

type Props = {
  room: RoomView
  step: string | null
  /** The text of the box as typed. */
  text: string
  /** The amount that the text parses to; '' for none. */
  amount: string
  onText: (text: string) => void
  onEnter: () => void
  problem: string | null
  isBlocked: boolean
}

/** Raises by steps, in procurement lowers, each with the amount it leads to. */
function Quick({ room, step, amount, onText, isBlocked }: Props & { step: string }) {
  const t = useRoomT()
  const { rules } = room
  const { sign, nextOf } = directionOf(rules)
  // Before the first quote the minimum is the start price itself.
  const from = room.current ? -1 : 0
  const raised = (steps: number) => stepped(nextOf(room) ?? amount, sign * (steps + from), step, room)
  return (
    <div className={styles['quick']} role="group" aria-label={t('快捷加价')}>
      {quickSteps.map((steps) => (
        <button
          key={steps}
          type="button"
          aria-disabled={isBlocked}
          aria-pressed={amount === raised(steps)}
          onClick={() => {
            if (!isBlocked) onText(withGroups(raised(steps)))
          }}
        >
          <b>{t('加 {{count}} 手', { count: steps })}</b>
          <small>
            <RoomAmount value={raised(steps)} rules={rules} />
          </small>
        </button>
      ))}
    </div>
  )
}

type StepperProps = { label: string; sign: string; isBlocked: boolean; onStep: () => void }

const Stepper = ({ label, sign, isBlocked, onStep }: StepperProps) => (
  <button
    type="button"
    className={styles['stepper']}
    aria-label={label}
    aria-disabled={isBlocked}
    onClick={isBlocked ? undefined : onStep}
  >
    {sign}
  </button>
)

const directions: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/** The amount with steppers, steps to raise by, capitals and digit places. Enter opens the confirmation and never sends. */
export function AmountField(props: Props) {
  const { room, step, text, amount, onText, onEnter, problem, isBlocked } = props
  const t = useRoomT()
  const id = useId()
  const move = (direction: number) => {
    const from = amount === '' ? (directionOf(room.rules).nextOf(room) ?? amount) : amount
    if (step !== null) onText(withGroups(stepped(from, direction, step, room)))
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (!event.repeat) onEnter()
      return
    }
    const direction = directions[event.key]
    if (direction === undefined || step === null || isBlocked) return
    event.preventDefault()
    move(direction)
  }
  return (
    <div className={styles['amount']}>
      <label htmlFor={id}>{t('我的报价（{{unit}}）', { unit: t(room.rules.unit) })}</label>
      <div className={styles['box']}>
        {step !== null && <Stepper label={t('减一手')} sign="−" isBlocked={isBlocked} onStep={() => move(-1)} />}
        <AmountInput
          id={id}
          text={text}
          amount={amount}
          rules={room.rules}
          isBlocked={isBlocked}
          isWrong={problem !== null}
          onText={onText}
          onKeyDown={handleKeyDown}
        />
        {step !== null && <Stepper label={t('加一手')} sign="+" isBlocked={isBlocked} onStep={() => move(1)} />}
      </div>
      <p id={`${id}-problem`} className={styles['problem']} role="status">
        {problem}
      </p>
      {step !== null && <Quick {...props} step={step} />}
      <div className={styles['check']}>
        <Ruler amount={amount} unit={room.rules.unit} />
        <p id={`${id}-words`} className={styles['inWords']}>
          <AmountInWords value={amount} unit={room.rules.unit} />
        </p>
      </div>
    </div>
  )
}
