import type { BidMode } from '../listing/detail.ts'
import type { PhaseName } from './schema.ts'

type Countdown = 'DELAY' | 'LIMIT' | 'ASCEND'

/** What holds in every room of a mode (domain 4); the figures of one room are in its rules. */
type ModeTraits = {
  /** Phases that take quotes; the right of first refusal has a phase of its own. */
  takesQuotesIn: readonly PhaseName[]
  /** The rolling countdown of a rising price, whose end a late quote moves. */
  countdown: Countdown | null
  /** The phase in which bidders confirm that they take part in what follows; whether a room has it is in its rules. */
  confirmsIn: 'FREE' | 'INQUIRY' | null
  /** The first to accept the shown price has the lot; elsewhere bidders name an amount. */
  takesFirst: boolean
  /** Every quote is the start price, so that no quote leads or is outbid. */
  hasFixedPrice: boolean
  /** The first taker pays before the room ends, or the next in the queue replaces him. */
  paysInRoom: boolean
}

/** Bidders name amounts. */
const amountsNamed = { takesFirst: false, hasFixedPrice: false, paysInRoom: false } as const

export const modeTraits = {
  ongoing: { ...amountsNamed, takesQuotesIn: ['FREE', 'DELAY'], countdown: 'DELAY', confirmsIn: null },
  phased: { ...amountsNamed, takesQuotesIn: ['FREE', 'LIMIT'], countdown: 'LIMIT', confirmsIn: 'FREE' },
  final: { ...amountsNamed, takesQuotesIn: ['SEALED'], countdown: null, confirmsIn: null },
  'once-off': { ...amountsNamed, takesQuotesIn: ['SEALED'], countdown: null, confirmsIn: 'INQUIRY' },
  'first-come-first-served': {
    takesQuotesIn: ['OPEN', 'HOLD'],
    countdown: null,
    confirmsIn: null,
    takesFirst: true,
    hasFixedPrice: true,
    paysInRoom: true,
  },
  'two-stage': {
    ...amountsNamed,
    takesQuotesIn: ['FREE', 'DELAY', 'SEALED'],
    countdown: 'DELAY',
    confirmsIn: 'INQUIRY',
  },
  'v-shaped': { ...amountsNamed, takesQuotesIn: ['DESCEND', 'ASCEND'], countdown: 'ASCEND', confirmsIn: null },
  'dutch-auction': {
    takesQuotesIn: ['DESCEND'],
    countdown: null,
    confirmsIn: null,
    takesFirst: true,
    hasFixedPrice: false,
    paysInRoom: false,
  },
} satisfies Record<BidMode, ModeTraits>

export const isBidMode = (mode: string): mode is BidMode => Object.hasOwn(modeTraits, mode)

/** The traits of a mode as it came from the exchange; null for an unknown one. */
export const traitsOf = (mode: string): ModeTraits | null => (isBidMode(mode) ? modeTraits[mode] : null)

/** Whether a mode as it came from the exchange has a fixed price. */
export const hasFixedPrice = (mode: string): boolean => traitsOf(mode)?.hasFixedPrice ?? false

/** Whether the winner of a mode as it came from the exchange has paid by the end of the room. */
export const paysInRoom = (mode: string): boolean => traitsOf(mode)?.paysInRoom ?? false

type ConfirmationRules = { entryRule?: string | null | undefined; inquiryMs?: number | null | undefined }

/** The phase in which the bidders of a room confirm that they take part; null where its rules ask for none. */
export function confirmationPhase(mode: string, { entryRule, inquiryMs }: ConfirmationRules): PhaseName | null {
  const phase = traitsOf(mode)?.confirmsIn ?? null
  const isAsked = phase === 'FREE' ? knownEntryRule(entryRule) === 'CONFIRMED' : Boolean(inquiryMs)
  return isAsked ? phase : null
}

/** The rolling countdowns of all modes. */
export const countdowns: ReadonlySet<string> = new Set<Countdown>(['DELAY', 'LIMIT', 'ASCEND'])

/** Open phases of a rising price: after a pause at least a full countdown is left (domain 3.13). */
export const risingPhases: ReadonlySet<string> = new Set(['FREE', ...countdowns])

/** Who may enter the timed round of 分段竞价 (domain 4.2). */
export const entryRules = ['ALL', 'FREE_BIDDERS', 'CONFIRMED'] as const
export type EntryRule = (typeof entryRules)[number]

/** The rule of a notice; one that names none admits all. */
export const knownEntryRule = (name: string | null | undefined): EntryRule =>
  entryRules.find((rule) => rule === name) ?? 'ALL'
