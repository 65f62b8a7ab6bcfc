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

/** What may be done in a state, the most important first. Of a state nobody told the portal of: follow it, or ask. */
export const actionsFor = (status: string | null | undefined): readonly Action[] =>
  (Object.hasOwn(table, status ?? '') && table[status ?? '']) || ['favourite', 'consult']
