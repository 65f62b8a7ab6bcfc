import type { AppealState } from './schema.ts'

export const descriptionMax = 500
export const filesMax = 6
export const aboutMax = 100

/** The project as the subject of an appeal: number first, because a long name is cut at the end. */
export const aboutProject = (no: string, name: string): string => `${no} ${name}`.trim().slice(0, aboutMax)

/** Working days (domain 5.6, 6.17): to accept, to answer, and to supplement before an appeal is closed. */
export const acceptDays = 1
export const answerDays = 5
export const supplementDays = 5

type AppealAct = 'supplement' | 'withdraw' | 'review'

/** What the appellant can do; a decision is reviewed once (domain 5.6). */
export function actsOf(state: AppealState, isReview: boolean): AppealAct[] {
  if (state === 'waiting') return ['supplement', 'withdraw']
  if (state === 'incomplete') return ['supplement']
  if (state === 'rejected' && !isReview) return ['review']
  return []
}

/** Whether the appeal is not yet final. */
export const isOpen = (state: AppealState): boolean =>
  state === 'waiting' || state === 'handling' || state === 'incomplete'
