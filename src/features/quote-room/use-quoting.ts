import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { compareMoney, isMoney } from '#src/model/money/money.ts'
import { isBold, stepOf } from '#src/model/money/quoted.ts'
import { holdReloads } from '#src/shared/lib/chunk-reload.ts'
import { holdOpen } from '../session/held-open.ts'
import { newId } from '#src/shared/lib/new-id.ts'
import { askUntilKnown, type Place, sendQuote } from './commands.ts'
import { forgetIntent, intentKept, keepIntent } from './kept-intent.ts'
import { priceBaseOf } from './price-base.ts'
import { draft, type Intent, isUnsettled, type Quoting, type QuotingEvent, quotingAfter } from './quoting.ts'
import type { RoomView } from './room-view.ts'
import { isSealedNow } from './sealed.ts'

export type Quoter = {
  quoting: Quoting
  /** Opens the confirmation for an amount; the room as it stands now goes with it. */
  want: (amount: string, options?: { priority?: boolean }) => void
  /** Opens it and sends at once: for the clock modes, where the tick box was the confirmation. */
  sendNow: (amount: string) => void
  confirm: () => void
  makeSure: () => void
  drop: () => void
  seen: () => void
}

const isBelow = (amount: string, least: string): boolean =>
  isMoney(amount) && isMoney(least) && compareMoney(amount, least) < 0

/** A confirmation holds for the room in which it was opened. */
function isOvertaken({ phase, current, minNext, result }: RoomView, quoting: Quoting): boolean {
  if (quoting.step !== 'confirming') return false
  const { phaseId, amount, stage, priority } = quoting.intent
  if (result || phase.id !== phaseId || (phase.stage ?? null) !== stage) return true
  if (priority) return amount !== current
  return typeof minNext === 'string' && isBelow(amount, minNext)
}

const intentFor = (amount: string, priority: boolean, { phase, seq }: RoomView): Intent => ({
  amount,
  phaseId: phase.id,
  stage: phase.stage ?? null,
  priority,
  basis: seq,
  idemKey: newId(),
})

/** Under seal there are no steps to count: only the share above what is known. */
function isBoldIn(amount: string, room: RoomView): boolean {
  const step = isSealedNow(room) ? null : stepOf(room.rules, room.phase.name)
  return isBold(amount, step, { ...room, current: priceBaseOf(room).amount })
}

/** Sends each intention once, whatever renders in between, and asks for its outcome while that is unknown. */
function useDelivery(place: Place, quoting: Quoting, tell: (event: QuotingEvent) => void) {
  const sentKey = useRef<string | null>(null)
  // Only read: a place that is made anew by each render must not end the asking, whose answers would all be thrown away.
  const where = useRef(place)
  useLayoutEffect(() => {
    where.current = place
  }, [place])
  const { step } = quoting
  const intent = 'intent' in quoting ? quoting.intent : null
  useEffect(() => {
    if (step !== 'sending' || !intent || sentKey.current === intent.idemKey) return
    sentKey.current = intent.idemKey
    keepIntent(where.current, intent)
    void sendQuote(where.current, intent).then(tell)
  }, [step, intent, tell])

  useEffect(() => {
    if (step !== 'unknown' || !intent) return undefined
    return askUntilKnown(where.current, intent, tell)
  }, [step, intent, tell])

  // The answer to a page that the browser has put away may have come to nobody.
  useEffect(() => {
    if (step !== 'sending') return undefined
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell({ type: 'lost' })
    }
    addEventListener('pageshow', handleShow)
    return () => removeEventListener('pageshow', handleShow)
  }, [step, tell])

  const isOut = step === 'accepted' || step === 'refused'
  useEffect(() => {
    if (isOut) forgetIntent(where.current)
  }, [isOut])
}

/** A quote of which an earlier page has not told the outcome comes back as unknown. */
function begun(place: Place): Quoting {
  const intent = intentKept(place)
  return intent ? { step: 'unknown', intent, isAsking: false } : draft
}

/** One bidder's quote from the wish to its outcome; `onOutcome` hears when there is one. */
export function useQuoting(place: Place, room: RoomView, onOutcome: () => void): Quoter {
  const [quoting, tell] = useReducer(quotingAfter, place, begun)
  const shown = useRef(room)
  useLayoutEffect(() => {
    shown.current = room
  }, [room])

  const isOld = isOvertaken(room, quoting)
  useEffect(() => {
    if (isOld) tell({ type: 'overtaken' })
  }, [isOld])

  const unsettled = isUnsettled(quoting)
  useEffect(() => (unsettled ? holdReloads() : undefined), [unsettled])
  useEffect(() => (unsettled ? holdOpen() : undefined), [unsettled])
  const isOut = quoting.step === 'accepted' || quoting.step === 'refused'
  useEffect(() => {
    if (isOut) onOutcome()
  }, [isOut, onOutcome])
  useDelivery(place, quoting, tell)

  const [deeds] = useState((): Omit<Quoter, 'quoting'> => ({
    want: (amount, { priority = false } = {}) =>
      tell({
        type: 'wanted',
        intent: intentFor(amount, priority, shown.current),
        isBold: !priority && isBoldIn(amount, shown.current),
      }),
    sendNow: (amount) => {
      tell({ type: 'wanted', intent: intentFor(amount, false, shown.current), isBold: false })
      tell({ type: 'sent' })
    },
    confirm: () => tell({ type: 'sent', basis: shown.current.seq }),
    makeSure: () => tell({ type: 'sure' }),
    drop: () => tell({ type: 'dropped' }),
    seen: () => tell({ type: 'seen' }),
  }))
  return { quoting, ...deeds }
}
