import { priceNameValues } from '#src/model/asset-kind/prices.ts'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { directionOf } from '#src/model/bidding/direction/direction.ts'
import { hasFixedPrice, paysInRoom } from '#src/model/bidding/modes.ts'
import { percentChange } from '#src/model/money/money.ts'
import { stepOf, stepsAbove } from '#src/model/money/quoted.ts'
import { takingOf } from '#src/model/asset-kind/taking/labels.ts'
import { durationText } from '#src/model/terms/figures.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { boldRise, type Rise, problemOf } from '../price/counting.ts'
import { priceBaseLabel, priceBaseOf } from '../price/price-base.ts'
import type { Intent, Opened, Problem, Quoting } from './quoting.ts'
import type { RoomView } from '../state/room-view.ts'
import { AmountInWords } from '#src/features/listing/AmountInWords.tsx'
import { RoomAmount } from '../price/RoomAmount.tsx'
import { roomAmount } from '../price/show.ts'
import type { Bidding } from '../state/use-bidding.ts'
import type { Quoter } from './use-quoting.ts'
import { listenMs, useVoice } from '../voice/voice.ts'
import { boldLabels, movedLabels } from '../labels.ts'
import styles from '../bid/quote-box.module.css'
import { useRoomT } from '../state/room-text.ts'

type Props = { bidding: Bidding; quoting: Extract<Quoting, { step: 'confirming' }> }

/** Clicks and held keys are ignored for this long after the dialog opens or changes its question, ms. */
const settleMs = 400

/** False for a moment after each new question. */
function useSettled(question: string): boolean {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(question), settleMs)
    return () => clearTimeout(timer)
  }, [question])
  return settled === question
}

/** Returns the focus to the element that had it when the dialog opened, also when an answer unmounts the dialog. */
function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    opener.current ??= document.activeElement
    return () => {
      const { current } = opener
      requestAnimationFrame(() => {
        if (current instanceof HTMLElement && document.activeElement === document.body) current.focus()
      })
    }
  }, [])
}

type ComparisonProps = { bidding: Pick<Bidding, 'room' | 'typeCode'>; amount: string }

function Comparison({ bidding: { room, typeCode }, amount }: ComparisonProps) {
  const t = useRoomT()
  const { rules, phase } = room
  // A fixed price is compared with nothing.
  if (hasFixedPrice(room.mode)) return null
  const base = priceBaseOf(room)
  const { isFalling } = directionOf(rules)
  const prices = { ...room, reverse: rules.reverse }
  const steps = base.kind === 'current' ? stepsAbove(amount, stepOf(rules, phase.name), prices) : null
  return (
    <Facts
      layout="ends"
      items={[
        { label: t(priceBaseLabel(base, typeCode)), value: <RoomAmount value={base.amount} rules={rules} /> },
        steps !== null && steps !== 0 && { label: t('加价'), value: t('{{count}} 手', { count: steps }) },
        {
          label: t('较{{startPrice}}', priceNameValues(typeCode)),
          value: `${isFalling ? '' : '+'}${percentChange(rules.P0, amount)}%`,
        },
      ]}
    />
  )
}

const withoutRepeats = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

/** What has changed in the room since the confirmation opened. */
function useMoved({ room, typeCode }: Bidding, { kind, phase, price }: Opened, blocker: Problem | null): string[] {
  const t = useRoomT()
  const [now, label] = [room.current ?? null, room.phase.label]
  const moved: string[] = []
  if (phase !== label) moved.push(t(movedLabels.phase, { from: t(phase), to: t(label) }))
  if (kind !== 'sealed' && price !== now) {
    const [from, to] = [roomAmount(price, room.rules), roomAmount(now, room.rules)]
    const text = price === null ? movedLabels.firstPrice : movedLabels.price
    moved.push(now === null ? t(movedLabels.noPrice) : t(text, { ...priceNameValues(typeCode), from, to }))
  }
  return moved.length === 0 || blocker ? moved : [...moved, t(movedLabels.again)]
}

type ChangesProps = { moved: readonly string[]; warning: string | null; blocker: string | null }

/**
 * The changes, warning and blocker beside the amount. An open dialog hides the live regions of the room, so it has one of its
 * own, which queues its sentences.
 */
function Changes({ moved, warning, blocker }: ChangesProps) {
  const announced = useVoice(
    [...moved, warning, blocker].filter((text) => text !== null),
    listenMs,
  )
  return (
    <>
      {moved.length > 0 && (
        <Callout tone="warning">
          {moved.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Callout>
      )}
      {warning !== null && (
        <Callout tone="danger">
          <b>{warning}</b>
        </Callout>
      )}
      {blocker !== null && <Callout tone="warning">{blocker}</Callout>}
      <div className="visuallyHidden" role="alert">
        {announced.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </>
  )
}

type AnswersProps = {
  question: string
  /** Label of the confirming button. */
  sends: string
  isBold: boolean
  mustWarn: boolean
  blocker: Problem | null
  quoter: Quoter
}

function Answers({ question, sends, isBold, mustWarn, blocker, quoter }: AnswersProps) {
  const t = useRoomT()
  const yes = useRef<HTMLButtonElement>(null)
  const isOff = !useSettled(question) || blocker !== null
  useEffect(() => yes.current?.focus(), [])
  const handleYes = () => {
    if (mustWarn) quoter.acknowledge()
    else quoter.confirm(isBold)
  }
  return (
    <div className={styles['buttons']}>
      <Button onClick={quoter.cancel}>{t('返回修改')}</Button>
      <Button ref={yes} look="primary" isOff={isOff} onKeyDown={withoutRepeats} onClick={handleYes}>
        {sends}
      </Button>
    </div>
  )
}

/** How binding the quote is: a lot taken at a fixed price may be given up. */
function Binding({ room }: { room: RoomView }) {
  const t = useRoomT()
  return (
    <p className="muted">
      {paysInRoom(room.mode)
        ? t('受理先后以服务器接收时间为准；逾期未付款或放弃的，由候补者依次递补。')
        : t('报价一经系统受理不得撤回，以服务器接收时间为准。')}
    </p>
  )
}

type Asking = { mustWarn: boolean; isMoved: boolean }
type Texts = { title: string; note: string | null; sends: string }

/** Title, note and button label; exercising the right to the same price has its own. */
function useTexts(bidding: Bidding, { priority }: Intent, { mustWarn, isMoved }: Asking): Texts {
  const t = useRoomT()
  const { right } = bidding
  if (priority) {
    const exercise = t('行使{{right}}', { right })
    return { title: exercise, note: t('与领先者同价即可行使{{right}}，无须加价。', { right }), sends: exercise }
  }
  if (paysInRoom(bidding.room.mode)) {
    const take = t(takingOf(bidding.typeCode).confirmTake)
    const length = durationText(bidding.room.rules.holdMs ?? 0, t)
    return { title: take, note: t('受理后标的为您锁定 {{length}}，请在时限内确认并付款。', { length }), sends: take }
  }
  if (mustWarn) return { title: t('请再次核对报价'), note: null, sends: t('金额无误，继续') }
  return { title: t('确认报价'), note: null, sends: isMoved ? t('重新确认报价') : t('确认报价') }
}

/** Why the amount cannot be sent now; the right to the same price is open also to a holder who may not bid above it. */
function blockerOn({ room, typeCode, blocker, actionBlocker }: Bidding, { amount, priority }: Intent): Problem | null {
  return priority ? actionBlocker : (blocker ?? problemOf(amount, room, typeCode))
}

function riseText({ steps, rate }: Rise, { room, typeCode }: Bidding, t: Translate): string {
  const base = priceBaseLabel(priceBaseOf(room), typeCode)
  return steps ? t(boldLabels.steps, { base, steps, rate }) : t(boldLabels.rate, { base, rate })
}

/**
 * Shows the amount in figures and capitals before it is sent; an amount far above the price is confirmed twice (F18). It stays open
 * when the room changes, lists the changes and asks again.
 */
export function ConfirmDialog({ bidding, quoting: { intent, opened, isAcknowledged } }: Props) {
  const t = useRoomT()
  const { room, quoter } = bidding
  const blocker = blockerOn(bidding, intent)
  useFocusReturn()
  const { rules, phase } = room
  const rise = intent.priority ? null : boldRise(intent.amount, room)
  const isBold = rise !== null
  const mustWarn = isBold && !isAcknowledged
  const moved = useMoved(bidding, opened, blocker)
  const isMoved = moved.length > 0
  const { title, sends, note } = useTexts(bidding, intent, { mustWarn, isMoved })
  return (
    <Dialog title={title} size="small" onClose={quoter.cancel}>
      <div className={styles['confirm']} data-warn={mustWarn ? '' : undefined}>
        <p className={styles['confirmFigure']}>
          <RoomAmount value={intent.amount} rules={rules} />
        </p>
        <p className={styles['confirmInWords']}>
          <AmountInWords value={intent.amount} unit={rules.unit} />
        </p>
        {note && <p>{note}</p>}
        <Comparison bidding={bidding} amount={intent.amount} />
        <Changes
          moved={moved}
          warning={mustWarn && rise ? riseText(rise, bidding, t) : null}
          blocker={blocker && t(blocker.text, blocker.values)}
        />
        <Binding room={room} />
        <Answers
          question={`${mustWarn} ${phase.id} ${isMoved}`}
          sends={sends}
          isBold={isBold}
          mustWarn={mustWarn}
          blocker={blocker}
          quoter={quoter}
        />
      </div>
    </Dialog>
  )
}
