import type { RoomReply } from '#src/model/bidding/schema.ts'
import { outcomeWords } from './words.ts'

/** What the person intends: the amount as it was confirmed, in the room as it then stood. */
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

/**
 * Where a quote is. `unknown`: it was sent and no answer came; it is never sent again, the room is asked what became of it.
 */
export type Quoting =
  | { step: 'draft' }
  | { step: 'confirming'; intent: Intent; isBold: boolean; isSure: boolean }
  | { step: 'sending'; intent: Intent }
  | { step: 'unknown'; intent: Intent; isAsking: boolean }
  | { step: 'accepted'; intent: Intent; reply: RoomReply }
  | { step: 'refused'; intent: Intent; code: number; message: string }

export type QuotingEvent =
  | { type: 'wanted'; intent: Intent; isBold: boolean }
  | { type: 'sure' }
  | { type: 'dropped' }
  /** `basis`: the last bid that stood beside the amount when it was confirmed. */
  | { type: 'sent'; basis?: number }
  | { type: 'accepted'; reply: RoomReply }
  | { type: 'refused'; code: number; message: string }
  /** No answer came, or one that cannot be read. */
  | { type: 'lost' }
  | { type: 'asking' }
  /** The room does not know the key: nothing was counted. */
  | { type: 'never-came' }
  | { type: 'seen' }
  /** The price or the phase moved on while the confirmation was open. */
  | { type: 'overtaken' }

export const draft: Quoting = { step: 'draft' }

function fromConfirming(state: Extract<Quoting, { step: 'confirming' }>, event: QuotingEvent): Quoting {
  switch (event.type) {
    case 'sure':
      return { ...state, isSure: true }
    case 'dropped':
      return draft
    case 'overtaken':
      return { step: 'refused', intent: state.intent, code: 0, message: outcomeWords.overtaken }
    case 'sent': {
      const { intent, isBold, isSure } = state
      return isBold && !isSure ? state : { step: 'sending', intent: { ...intent, basis: event.basis ?? intent.basis } }
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
      return { step: 'unknown', intent, isAsking: false }
    case 'asking':
      return state.step === 'unknown' ? { ...state, isAsking: true } : state
    case 'never-came':
      return state.step === 'unknown' ? { step: 'refused', intent, code: 0, message: outcomeWords.neverCame } : state
    default:
      return state
  }
}

/** The next step of a quote. An event that makes no sense where it stands changes nothing: a double click sends once. */
export function quotingAfter(state: Quoting, event: QuotingEvent): Quoting {
  switch (state.step) {
    case 'draft':
      return event.type === 'wanted'
        ? { step: 'confirming', intent: event.intent, isBold: event.isBold, isSure: false }
        : state
    case 'confirming':
      return fromConfirming(state, event)
    case 'sending':
    case 'unknown':
      return fromUnsettled(state, event)
    case 'accepted':
    case 'refused':
      return event.type === 'seen' ? draft : quotingAfter(draft, event)
  }
}

/** Whether something is on its way whose outcome the person must learn: the page may not reload or be left lightly. */
export const isUnsettled = ({ step }: Quoting): boolean => step === 'sending' || step === 'unknown'
