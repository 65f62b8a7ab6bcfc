import type { RoomReply } from '#src/model/bidding/schema.ts'
import { quoteOutcomeLabels } from '../labels.ts'

/** An intended quote: the amount, and the state of the room when it was confirmed. */
export type Intent = {
  amount: string
  phaseId: number
  stage: number | null
  priority: boolean
  /** `seq` of the last bid that was on the screen. */
  basis: number
  /** Created when the confirmation opens, so that the exchange judges one intent once, however often it arrives. */
  idemKey: string
}

/** `text` is a key of the interface. */
export type Problem = { text: string; values?: Record<string, string> }

/** The kind of quote that the room takes; null for none. */
export type QuoteKind = 'rising' | 'sealed' | 'fixed' | null

/** State of the room when a confirmation was opened: kind of quote, phase label and price. */
export type Opened = { kind: QuoteKind; phase: string; price: string | null }

/**
 * State of a quote. `unknown`: it was sent and got no answer; it is never sent again, its outcome is polled.
 */
export type Quoting =
  | { step: 'draft' }
  | { step: 'confirming'; intent: Intent; opened: Opened; isAcknowledged: boolean }
  | { step: 'sending'; intent: Intent }
  | { step: 'unknown'; intent: Intent; isChecking: boolean }
  | { step: 'accepted'; intent: Intent; reply: RoomReply }
  | { step: 'refused'; intent: Intent; code: number; message: string }
  /** It became void before it was confirmed: nothing was sent. */
  | { step: 'unsent'; intent: Intent; reason: Problem }

/** State of the room when an amount is confirmed. `isBold`: it is far above the price. */
export type Confirmed = Pick<Intent, 'phaseId' | 'stage' | 'basis'> & { isBold: boolean }

export type QuotingEvent =
  | { type: 'requested'; intent: Intent; opened: Opened }
  | { type: 'acknowledged' }
  | { type: 'cancelled' }
  | { type: 'sent'; confirmed: Confirmed }
  | { type: 'accepted'; reply: RoomReply }
  | { type: 'refused'; code: number; message: string }
  /** No answer came, or an unreadable one. */
  | { type: 'lost' }
  | { type: 'checking' }
  /** The room does not know the idempotency key: the quote was not received. */
  | { type: 'not-received' }
  | { type: 'dismissed' }
  /** The room has changed so that this intent can no longer be accepted. */
  | { type: 'voided'; idemKey: string; reason: Problem }

export const draft: Quoting = { step: 'draft' }

function fromConfirming(state: Extract<Quoting, { step: 'confirming' }>, event: QuotingEvent): Quoting {
  switch (event.type) {
    case 'acknowledged':
      return { ...state, isAcknowledged: true }
    case 'cancelled':
      return draft
    case 'voided':
      return event.idemKey === state.intent.idemKey
        ? { step: 'unsent', intent: state.intent, reason: event.reason }
        : state
    case 'sent': {
      const { isBold, ...room } = event.confirmed
      return isBold && !state.isAcknowledged ? state : { step: 'sending', intent: { ...state.intent, ...room } }
    }
    default:
      return state
  }
}

function fromUnsettled(state: Extract<Quoting, { step: 'sending' | 'unknown' }>, event: QuotingEvent): Quoting {
  const { intent } = state
  switch (event.type) {
    case 'accepted':
      return { step: 'accepted', intent, reply: event.reply }
    case 'refused':
      return { step: 'refused', intent, code: event.code, message: event.message }
    case 'lost':
      return { step: 'unknown', intent, isChecking: false }
    case 'checking':
      return state.step === 'unknown' ? { ...state, isChecking: true } : state
    case 'not-received':
      return state.step === 'unknown'
        ? { step: 'refused', intent, code: 0, message: quoteOutcomeLabels.notReceived }
        : state
    default:
      return state
  }
}

/** The state after an event. An event that does not apply changes nothing: a double click sends once. */
export function quotingAfter(state: Quoting, event: QuotingEvent): Quoting {
  switch (state.step) {
    case 'draft':
      return event.type === 'requested'
        ? { step: 'confirming', intent: event.intent, opened: event.opened, isAcknowledged: false }
        : state
    case 'confirming':
      return fromConfirming(state, event)
    case 'sending':
    case 'unknown':
      return fromUnsettled(state, event)
    case 'accepted':
    case 'refused':
    case 'unsent':
      return event.type === 'dismissed' ? draft : quotingAfter(draft, event)
  }
}

/** Whether a quote has been sent whose outcome is not known: the page must not reload, and leaving it asks first. */
export const isUnsettled = ({ step }: Quoting): boolean => step === 'sending' || step === 'unknown'
