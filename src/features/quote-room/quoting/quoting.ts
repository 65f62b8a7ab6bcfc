import type { RoomReply } from '#src/model/bidding/schema.ts'
import { outcomeLabels } from '../labels.ts'

/** What the person intends: the amount, and the room as it stood when that was confirmed. */
export type Intent = {
  amount: string
  phaseId: number
  stage: number | null
  priority: boolean
  /** `seq` of the last bid that was on the screen. */
  basis: number
  /** Made when the confirmation opens, so that one intention is judged once however often it is sent. */
  idemKey: string
}

/** `text` is a key of the interface. */
export type Problem = { text: string; values?: Record<string, string> }

/** What kind of quote is taken; null for none. */
export type QuoteKind = 'rising' | 'sealed' | 'fixed' | null

/** The room in which a confirmation was opened: what quotes it took, the word for its phase, and the price. */
export type Opened = { kind: QuoteKind; phase: string; price: string | null }

/**
 * Where a quote is. `unknown`: it was sent and no answer came; it is never sent again, the room is asked what became of it.
 */
export type Quoting =
  | { step: 'draft' }
  | { step: 'confirming'; intent: Intent; opened: Opened; isAcknowledged: boolean }
  | { step: 'sending'; intent: Intent }
  | { step: 'unknown'; intent: Intent; isChecking: boolean }
  | { step: 'accepted'; intent: Intent; reply: RoomReply }
  | { step: 'refused'; intent: Intent; code: number; message: string }
  /** It could no longer count before it was confirmed: nothing has left this page. */
  | { step: 'unsent'; intent: Intent; reason: Problem }

/** The room in which an amount is confirmed. `isBold`: it is far above what is known there. */
export type Confirmed = Pick<Intent, 'phaseId' | 'stage' | 'basis'> & { isBold: boolean }

export type QuotingEvent =
  | { type: 'requested'; intent: Intent; opened: Opened }
  | { type: 'acknowledged' }
  | { type: 'cancelled' }
  | { type: 'sent'; confirmed: Confirmed }
  | { type: 'accepted'; reply: RoomReply }
  | { type: 'refused'; code: number; message: string }
  /** No answer came, or one that cannot be read. */
  | { type: 'lost' }
  | { type: 'checking' }
  /** The room does not know the key: nothing was counted. */
  | { type: 'not-received' }
  | { type: 'dismissed' }
  /** The room has moved on so that this intention can no longer count. */
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
      return state.step === 'unknown' ? { step: 'refused', intent, code: 0, message: outcomeLabels.notReceived } : state
    default:
      return state
  }
}

/** The next step of a quote. An event that makes no sense where it stands changes nothing: a double click sends once. */
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

/** Whether something is on its way whose outcome the person must learn: the page may not reload or be left lightly. */
export const isUnsettled = ({ step }: Quoting): boolean => step === 'sending' || step === 'unknown'
