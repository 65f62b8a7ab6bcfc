/** The actions on an asset besides viewing it (domain 2.2). */
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

/** States in which only the parties act; anyone may still add a favourite. */
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

/** What decides on the actions besides the state of the asset. */
export type ActionContext = {
  /** Absent where only the state is known. */
  isEnrolmentOpen?: boolean
  /** State of the person's own enrolment; null without one, absent while it is not known. */
  own?: string | null
}

const canEnrolAgain: ReadonlySet<string> = new Set(['REJECTED', 'CANCELLED', 'EXPIRED'])
const insteadOfEnrolling = (own: string, usual: readonly Action[]): readonly Action[] => {
  const first: Action[] = own === 'QUALIFIED' && usual.includes('enter') ? ['enter', 'enrolment'] : ['enrolment']
  return [...first, ...usual.filter((action) => action !== 'enrol' && !first.includes(action))]
}

/**
 * The actions, the most important first. An enrolled person sees the enrolment instead of the action to enrol, and a qualified one
 * the room first. In a state that the portal does not know: favourite and enquiry.
 */
export function actionsFor(
  status: string | null | undefined,
  { isEnrolmentOpen, own }: ActionContext = {},
): readonly Action[] {
  const usual = stateActions(status)
  if (typeof own === 'string' && !canEnrolAgain.has(own)) return insteadOfEnrolling(own, usual)
  const others = usual.filter((action) => action !== 'enrol')
  const possible = isEnrolmentOpen === undefined ? usual : isEnrolmentOpen ? (['enrol', ...others] as const) : others
  return own === null ? possible.filter((action) => action !== 'enrolment') : possible
}
