import { compareMoney, isMoney, wan } from '../money/money.ts'
import type { DemandState, DemandText } from './schema.ts'
import { demandProblems, titleMax } from './labels.ts'

/** Domain 6.12. */
export const descriptionMax = 500
export const contactMax = 20
export const commentMax = 200
export const filesMax = 5
export const validDaysChoices = [30, 90, 180, 365] as const
/** Days without a reply after an answer before a demand is closed (domain 5.6). */
export const silentDays = 15
export const scores = [1, 2, 3, 4, 5] as const

type Problem = string | null
const length = (text: string): number => Array.from(text.trim()).length

const written =
  (missing: string, long: string, max: number) =>
  (text: string): Problem => {
    if (length(text) === 0) return missing
    return length(text) > max ? long : null
  }

/** Investors and sellers specify kind, industry, region and amount. Other demands use the description only. */
export const isNarrowed = ({ need }: { need: number }): boolean => need === 1 || need === 2

export const titleProblem = written(demandProblems.title, demandProblems.titleLong, titleMax)
export const descriptionProblem = written(demandProblems.description, demandProblems.descriptionLong, descriptionMax)
export const contactProblem = written(demandProblems.contact, demandProblems.contactLong, contactMax)
export const questionProblem = written(demandProblems.question, demandProblems.questionLong, descriptionMax)

/** Problem of an amount range, both ends in one unit; either end may be open. */
export function rangeProblem(min: string, max: string): Problem {
  if (!min || !max) return null
  return compareMoney(min, max) > 0 ? demandProblems.range : null
}

const amountProblem = (amount: string | null | undefined): Problem =>
  !amount || (isMoney(amount) && compareMoney(amount, '0') >= 0) ? null : demandProblems.amount

const checks: readonly ((text: DemandText) => Problem)[] = [
  ({ title }) => titleProblem(title),
  ({ description }) => descriptionProblem(description),
  ({ contact }) => contactProblem(contact),
  ({ amountMin }) => amountProblem(amountMin),
  ({ amountMax }) => amountProblem(amountMax),
  ({ amountMin, amountMax }) => rangeProblem(amountMin ?? '', amountMax ?? ''),
  ({ validDays }) => ((validDaysChoices as readonly number[]).includes(validDays) ? null : demandProblems.validDays),
  ({ fileIds }) => (fileIds.length > filesMax ? demandProblems.files : null),
]

/** The first problem of a demand, or null. */
export function demandProblem(text: DemandText): Problem {
  for (const check of checks) {
    const problem = check(text)
    if (problem !== null) return problem
  }
  return null
}

/** An amount in 元 as text in 万元, without trailing zeros. */
export const wanText = (yuan: string): string => wan(yuan).replace(/\.?0+$/, '')

export type DemandAct = 'edit' | 'withdraw' | 'ask' | 'rate'

const acts: Record<DemandState, readonly DemandAct[]> = {
  waiting: ['edit', 'withdraw'],
  handling: ['withdraw'],
  answered: ['ask', 'rate'],
  asked: [],
  done: [],
  closed: [],
  withdrawn: [],
}

/** Whether the demand is final. */
export const isOver = (state: string): boolean => state === 'done' || state === 'closed' || state === 'withdrawn'

/** What the person can do with a demand (domain 6.12). */
export const actsOf = (state: DemandState): DemandAct[] => [...acts[state]]
