import type { RefusalCode, RefusalWording } from '#src/model/bidding/refusals.ts'
import { refusalLabels } from '#src/model/bidding/labels.ts'
import type { RoomMe } from '#src/model/bidding/schema.ts'
import type { PushStatus } from '#src/shared/lib/push.ts'
import { isReliable } from '../state/connection.ts'
import type { RoomView } from '../state/room-view.ts'
import type { WindowRole } from '../state/use-sole-window.ts'
import { isUnsettled, type Quoting } from '../quoting/quoting.ts'

/** All that decides whether something can be sent from this page. */
export type BidContext = {
  room: RoomView
  status: PushStatus
  quoting: Quoting
  /** Whether this window may quote, or another window of the account does. */
  windowRole: WindowRole
}

type Entries<T> = readonly (readonly [name: string, holds: (context: T) => boolean])[]

/** Connections that carry nothing. The last entry covers every other state of a lost one. */
const connectionBlockers = [
  ['connecting', (status) => status === 'connecting'],
  ['disconnected', (status) => status === 'stopped'],
  ['not-permitted', (status) => status === 'refused'],
  ['reconnecting', (status) => !isReliable(status)],
] as const satisfies Entries<PushStatus>
type ConnectionBlocker = (typeof connectionBlockers)[number][0]

/** What blocks every action in a room. */
const actionBlockers = [
  ['ended', ({ room }) => Boolean(room.result)],
  ['unsettled', ({ quoting }) => isUnsettled(quoting)],
  ['second-window', ({ windowRole }) => windowRole === 'second'],
  ['window-unknown', ({ windowRole }) => windowRole === 'pending'],
  ...connectionBlockers.map(([name, holds]) => [name, ({ status }: BidContext) => holds(status)] as const),
  ['paused-for-reason', ({ room }) => Boolean(room.paused?.reason)],
  ['paused', ({ room }) => Boolean(room.paused)],
  ['watching', ({ room }) => !room.me],
] as const satisfies Entries<BidContext>

/** The exchange names a code; several codes have a second wording for a case of their own. */
const because =
  (code: RefusalCode, wording?: RefusalWording) =>
  ({ reason, reasonText }: RoomMe): boolean =>
    reason === code && (wording === undefined || reasonText === refusalLabels[wording])

/** What blocks a quote and no other action: the bidder's own standing, as the exchange judges it. */
const quoteBlockers = [
  ['signed-out', because('E401')],
  ['unverified', because('E_AUTH')],
  ['not-entrant', because('E_QUAL', 'notEntrant')],
  ['not-confirmed', because('E_QUAL', 'notConfirmed')],
  ['unqualified', because('E_QUAL')],
  ['blacklisted', because('E_BLACK')],
  ['deposit-unpaid', because('E_DEP')],
  ['pool-too-small', because('E_POOL')],
  ['not-started', because('E_PHASE', 'notStarted')],
  ['holders-only', because('E_PHASE', 'priorityOnly')],
  ['no-quotes-taken', because('E_PHASE')],
  ['outdated', because('E_STALE')],
  ['time-over', because('E_TIME')],
  ['leading', because('E_SELF')],
  ['ceiling-reached', because('E_CAP')],
  ['lapsed-before', because('E_ONCE', 'heldBefore')],
  ['quoted-once', because('E_ONCE')],
  ['revisions-spent', because('E_REV')],
  ['held-by-another', because('E_LOCKED')],
  // A code that is none of these: the exchange's own words are all there is.
  ['closed', () => true],
] as const satisfies Entries<RoomMe>
export type QuoteBlocker = (typeof quoteBlockers)[number][0]

export type ActionBlocker = (typeof actionBlockers)[number][0]

/** Why a bid cannot be sent; declared in order of precedence. */
export type BidBlocker = ActionBlocker | QuoteBlocker

const quoteBlockerNames: ReadonlySet<string> = new Set(quoteBlockers.map(([name]) => name))

export const isQuoteBlocker = (name: BidBlocker): name is QuoteBlocker => quoteBlockerNames.has(name)

const firstOf = <T, N extends string>(
  entries: readonly (readonly [N, (context: T) => boolean])[],
  context: T,
): N | null => entries.find(([, holds]) => holds(context))?.[0] ?? null

/** Why a connection carries nothing; null for one that does. */
export const connectionBlockerOf = (status: PushStatus): ConnectionBlocker | null => firstOf(connectionBlockers, status)

/** Why nothing at all can be done in the room; null when it can. */
export const actionBlockerOf = (context: BidContext): ActionBlocker | null => firstOf(actionBlockers, context)

/** Why the exchange takes no quote from this bidder; null when it does. */
export const quoteBlockerOf = (me: RoomMe | null | undefined): QuoteBlocker | null =>
  me && !me.canBid ? firstOf(quoteBlockers, me) : null

/** The first reason why no quote can be sent now; null when it can. */
export const bidBlockerOf = (context: BidContext): BidBlocker | null =>
  actionBlockerOf(context) ?? quoteBlockerOf(context.room.me)
