/** What anybody may do with an asset besides looking at it (domain 2.2). */
export type Action =
  | 'enrol'
  | 'enter'
  | 'watch'
  | 'enrolment'
  | 'viewing'
  | 'consult'
  | 'record'
  | 'notice'
  | 'objection'
  | 'similar'
  | 'favourite'

const open: readonly Action[] = ['enrol', 'favourite', 'consult', 'viewing']
const inRoom: readonly Action[] = ['enter', 'watch', 'favourite']
const enrolled: readonly Action[] = ['enrolment', 'favourite', 'consult']

/** Only the parties act in these states; anybody may still follow. */
const partiesOnly: readonly Action[] = ['favourite', 'record']

const table: Readonly<Record<string, readonly Action[]>> = {
  PRE: ['favourite', 'consult'],
  NOTICE: open,
  EXTENDED: open,
  NOTICE_BIDDING: ['enrol', 'enter', 'watch', 'favourite', 'consult'],
  CLOSED: enrolled,
  REVIEW: enrolled,
  WAIT_BID: ['enter', 'enrolment', 'favourite', 'consult'],
  BIDDING: inRoom,
  DELAY: inRoom,
  PRIORITY: ['favourite'],
  PAUSED: ['notice', 'favourite', 'consult'],
  BID_END: ['record', 'favourite'],
  DEAL_PUBLICITY: ['notice', 'objection', 'record', 'favourite'],
  SIGNING: partiesOnly,
  SETTLING: partiesOnly,
  DONE: ['notice', 'record', 'favourite'],
  FAILED: ['notice', 'similar', 'favourite'],
  TERMINATED: ['notice', 'similar', 'favourite'],
}

const stateActions = (status: string | null | undefined): readonly Action[] =>
  (Object.hasOwn(table, status ?? '') && table[status ?? '']) || ['favourite', 'consult']

/** What of the person and the hour counts besides the state. */
export type Standing = {
  /** Whether people may enrol now; absent while only the state is known. */
  isTakingIn?: boolean
  /** State of the person's own enrolment; null when there is none, absent while that is not known. */
  own?: string | null
}

const mayBeginAgain: ReadonlySet<string> = new Set(['REJECTED', 'CANCELLED', 'EXPIRED'])
const insteadOfEnrolling = (own: string, usual: readonly Action[]): readonly Action[] => {
  const first: Action[] = own === 'QUALIFIED' && usual.includes('enter') ? ['enter', 'enrolment'] : ['enrolment']
  return [...first, ...usual.filter((action) => action !== 'enrol' && !first.includes(action))]
}

/**
 * What may be done, the most important first. Whoever has enrolled sees that enrolment in place of enrolling, and the room
 * first once qualified. Of a state nobody told the portal of: follow it, or ask.
 */
export function actionsFor(status: string | null | undefined, { isTakingIn, own }: Standing = {}): readonly Action[] {
  const usual = stateActions(status)
  if (typeof own === 'string' && !mayBeginAgain.has(own)) return insteadOfEnrolling(own, usual)
  const others = usual.filter((action) => action !== 'enrol')
  const present = isTakingIn === undefined ? usual : isTakingIn ? (['enrol', ...others] as const) : others
  return own === null ? present.filter((action) => action !== 'enrolment') : present
}
