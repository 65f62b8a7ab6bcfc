import type { TypeCode } from '#src/model/asset-kind/labels.ts'
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { blockReloads } from '#src/shared/lib/chunk-reload.ts'
import { preventIdleLock } from '#src/features/session/screen-lock/idle-lock-prevention.ts'
import { newId } from '#src/shared/lib/new-id.ts'
import { pollOutcome, type Place, sendQuote } from '../commands.ts'
import { openedIn, voidReason } from '../price/counting.ts'
import { forgetIntent, storedIntent, storeIntent } from './intent-storage.ts'
import { draft, type Intent, isUnsettled, type Quoting, type QuotingEvent, quotingAfter } from './quoting.ts'
import type { RoomView } from '../state/room-view.ts'

export type Quoter = {
  quoting: Quoting
  /** Opens the confirmation for an amount. */
  request: (amount: string, options?: { priority?: boolean }) => void
  /** Requests and sends in one step: in the clock modes the tick box is the confirmation. */
  sendNow: (amount: string) => void
  /** Sends into the room as it is now. `isBold`: the amount is far above the price and needs `acknowledge` first. */
  confirm: (isBold: boolean) => void
  acknowledge: () => void
  cancel: () => void
  dismiss: () => void
}

const positionIn = ({ phase, seq }: RoomView) => ({ phaseId: phase.id, stage: phase.stage ?? null, basis: seq })

const intentFor = (amount: string, priority: boolean, room: RoomView): Intent => ({
  ...positionIn(room),
  amount,
  priority,
  idemKey: newId(),
})

type Input = {
  place: Place
  room: RoomView
  typeCode: TypeCode
  /** Called when a quote has an outcome. */
  onOutcome: () => void
}

/** Voids an open confirmation whose amount can no longer be accepted. */
function useVoiding(
  { room, typeCode }: Pick<Input, 'room' | 'typeCode'>,
  quoting: Quoting,
  dispatch: (event: QuotingEvent) => void,
) {
  const reason = quoting.step === 'confirming' ? voidReason(quoting.intent, quoting.opened, room, typeCode) : null
  // By its key: the next confirmation may be opened in the very render that closes this one.
  const key = reason && quoting.step === 'confirming' ? quoting.intent.idemKey : null
  const voided = useEffectEvent((idemKey: string) => {
    if (reason) dispatch({ type: 'voided', idemKey, reason })
  })
  useEffect(() => {
    if (key !== null) voided(key)
  }, [key])
}

/** Sends each intent once, whatever renders in between, and polls for its outcome while that is unknown. */
function useDelivery(place: Place, quoting: Quoting, dispatch: (event: QuotingEvent) => void) {
  const sentKey = useRef<string | null>(null)
  // A ref: a place that is a new object in each render must not restart the polling, whose answers would be discarded.
  const placeRef = useRef(place)
  useLayoutEffect(() => {
    placeRef.current = place
  }, [place])
  const { step } = quoting
  const intent = 'intent' in quoting ? quoting.intent : null
  useEffect(() => {
    if (step !== 'sending' || !intent || sentKey.current === intent.idemKey) return
    sentKey.current = intent.idemKey
    storeIntent(placeRef.current, intent)
    void sendQuote(placeRef.current, intent).then(dispatch)
  }, [step, intent, dispatch])

  useEffect(() => {
    if (step !== 'unknown' || !intent) return undefined
    return pollOutcome(placeRef.current, intent, dispatch)
  }, [step, intent, dispatch])

  // A page restored from the back/forward cache may have missed the answer.
  useEffect(() => {
    if (step !== 'sending') return undefined
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch({ type: 'lost' })
    }
    addEventListener('pageshow', handleShow)
    return () => removeEventListener('pageshow', handleShow)
  }, [step, dispatch])

  const isOut = step === 'accepted' || step === 'refused'
  useEffect(() => {
    if (isOut) forgetIntent(placeRef.current)
  }, [isOut])
}

/** A quote whose outcome an earlier page has not shown starts as unknown. */
function initialQuoting(place: Place): Quoting {
  const intent = storedIntent(place)
  return intent ? { step: 'unknown', intent, isChecking: false } : draft
}

/** The state of the bidder's quote from request to outcome. */
export function useQuoting({ place, room, typeCode, onOutcome }: Input): Quoter {
  const [quoting, dispatch] = useReducer(quotingAfter, place, initialQuoting)
  const roomRef = useRef(room)
  useLayoutEffect(() => {
    roomRef.current = room
  }, [room])

  useVoiding({ room, typeCode }, quoting, dispatch)

  const unsettled = isUnsettled(quoting)
  useEffect(() => (unsettled ? blockReloads() : undefined), [unsettled])
  useEffect(() => (unsettled ? preventIdleLock() : undefined), [unsettled])
  const isOut = quoting.step === 'accepted' || quoting.step === 'refused'
  useEffect(() => {
    if (isOut) onOutcome()
  }, [isOut, onOutcome])
  useDelivery(place, quoting, dispatch)

  const [actions] = useState((): Omit<Quoter, 'quoting'> => ({
    request: (amount, { priority = false } = {}) =>
      dispatch({
        type: 'requested',
        intent: intentFor(amount, priority, roomRef.current),
        opened: openedIn(roomRef.current),
      }),
    sendNow: (amount) => {
      const intent = intentFor(amount, false, roomRef.current)
      dispatch({ type: 'requested', intent, opened: openedIn(roomRef.current) })
      dispatch({ type: 'sent', confirmed: { ...positionIn(roomRef.current), isBold: false } })
    },
    confirm: (isBold) => dispatch({ type: 'sent', confirmed: { ...positionIn(roomRef.current), isBold } }),
    acknowledge: () => dispatch({ type: 'acknowledged' }),
    cancel: () => dispatch({ type: 'cancelled' }),
    dismiss: () => dispatch({ type: 'dismissed' }),
  }))
  return { quoting, ...actions }
}
