import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { holdReloads } from '#src/shared/lib/chunk-reload.ts'
import { holdOpen } from '#src/features/session/tokens/held-open.ts'
import { newId } from '#src/shared/lib/new-id.ts'
import { askUntilKnown, type Place, sendQuote } from '../commands.ts'
import { openedIn, voidReason } from '../price/counting.ts'
import { forgetIntent, intentKept, keepIntent } from './kept-intent.ts'
import { draft, type Intent, isUnsettled, type Quoting, type QuotingEvent, quotingAfter } from './quoting.ts'
import type { RoomView } from '../state/room-view.ts'

export type Quoter = {
  quoting: Quoting
  /** Opens the confirmation for an amount. */
  want: (amount: string, options?: { priority?: boolean }) => void
  /** Opens it and sends at once: for the clock modes, where the tick box was the confirmation. */
  sendNow: (amount: string) => void
  /** In the room as it stands now; `isBold`: the amount is far above what is known, and is sent only when that was answered. */
  confirm: (isBold: boolean) => void
  makeSure: () => void
  drop: () => void
  seen: () => void
}

const whereIn = ({ phase, seq }: RoomView) => ({ phaseId: phase.id, stage: phase.stage ?? null, basis: seq })

const intentFor = (amount: string, priority: boolean, room: RoomView): Intent => ({
  ...whereIn(room),
  amount,
  priority,
  idemKey: newId(),
})

/** Says of a confirmation that is open that its amount can no longer count. */
function useVoiding(room: RoomView, quoting: Quoting, tell: (event: QuotingEvent) => void) {
  const reason = quoting.step === 'confirming' ? voidReason(quoting.intent, quoting.opened, room) : null
  // By its key: the next confirmation may be opened in the very render that closes this one.
  const key = reason && quoting.step === 'confirming' ? quoting.intent.idemKey : null
  const voided = useEffectEvent((idemKey: string) => {
    if (reason) tell({ type: 'voided', idemKey, reason })
  })
  useEffect(() => {
    if (key !== null) voided(key)
  }, [key])
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

  useVoiding(room, quoting, tell)

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
        opened: openedIn(shown.current),
      }),
    sendNow: (amount) => {
      const intent = intentFor(amount, false, shown.current)
      tell({ type: 'wanted', intent, opened: openedIn(shown.current) })
      tell({ type: 'sent', confirmed: { ...whereIn(shown.current), isBold: false } })
    },
    confirm: (isBold) => tell({ type: 'sent', confirmed: { ...whereIn(shown.current), isBold } }),
    makeSure: () => tell({ type: 'sure' }),
    drop: () => tell({ type: 'dropped' }),
    seen: () => tell({ type: 'seen' }),
  }))
  return { quoting, ...deeds }
}
