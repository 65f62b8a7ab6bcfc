import type { ProcurementNoticeKind } from '#src/model/procurement/kinds.ts'
import { noStanding, type ProcurementAct, procurementActs, procurementActsNow } from '#src/model/procurement/rules.ts'
import type { ProcurementDetail, ProcurementFile, ProcurementNoticeRow } from '#src/model/procurement/schema.ts'
import {
  type ProcurementStep,
  type StepPeriod,
  stepPeriods,
  type StepState,
  stepStateOf,
} from '#src/model/procurement/stage.ts'

const stepOfNotice: Readonly<Record<ProcurementNoticeKind, ProcurementStep | null>> = {
  announcement: 'notice',
  clarification: 'clarification',
  change: 'clarification',
  candidates: 'publicity',
  result: 'result',
  contract: 'contract',
  // At the step that it ends.
  termination: null,
}

const stepOfAct: Readonly<Record<ProcurementAct, ProcurementStep>> = {
  enrol: 'sale',
  pay: 'sale',
  ask: 'clarification',
  bond: 'deadline',
  respond: 'deadline',
  quote: 'opening',
  object: 'publicity',
}

/** Suppliers at each point of their way: what one of them may do is open. */
const standings = [
  { ...noStanding, isInvited: true },
  { ...noStanding, isInvited: true, isEnrolled: true },
  { ...noStanding, isInvited: true, isEnrolled: true, hasDocuments: true },
  { ...noStanding, isInvited: true, isEnrolled: true, hasDocuments: true, hasBond: true },
]

/** What may be done with the project now by suppliers who have done everything before it. */
export function openActs({ method, schedule, lots }: ProcurementDetail, now: number): ProcurementAct[] {
  const needsBond = lots.some(({ bond }) => Number(bond) > 0)
  const open = new Set(standings.flatMap((own) => procurementActsNow({ method, schedule, needsBond }, own, now)))
  return procurementActs.filter((act) => open.has(act))
}

export type LineStep = StepPeriod & {
  state: StepState
  notices: readonly ProcurementNoticeRow[]
  files: readonly ProcurementFile[]
  acts: readonly ProcurementAct[]
}

/** The files that belong to a step: the public ones to the announcement, the others to their sale. */
const filesOf = ({ files }: ProcurementDetail, step: ProcurementStep): ProcurementFile[] => {
  if (step === 'notice') return files.filter(({ isSold }) => !isSold)
  return step === 'sale' ? files.filter(({ isSold }) => isSold) : []
}

/** The nine steps of a project with their states, notices, files and what may be done. */
export function lineOf(project: ProcurementDetail, now: number): LineStep[] {
  const { schedule, notices } = project
  const acts = openActs(project, now)
  const states = stepPeriods(schedule).map((period) => ({ ...period, state: stepStateOf(period, schedule, now) }))
  const ended = states.find(({ state }) => state === 'dropped')?.step
  const stepOf = (kind: string) => {
    const known = stepOfNotice[kind as ProcurementNoticeKind]
    return known === null ? ended : known
  }
  return states.map((period) => ({
    ...period,
    notices: notices.filter(({ kind }) => stepOf(kind) === period.step),
    files: filesOf(project, period.step),
    acts: acts.filter((act) => stepOfAct[act] === period.step),
  }))
}
