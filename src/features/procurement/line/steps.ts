import type { ProcurementNoticeKind } from '#src/model/procurement/kinds.ts'
import { noStanding, type ProcurementAct, procurementActsNow } from '#src/model/procurement/rules.ts'
import type { ProcurementDetail, ProcurementFile, ProcurementNoticeRow } from '#src/model/procurement/schema.ts'
import {
  type ProcurementStep,
  type StepPeriod,
  stepPeriods,
  type StepState,
  stepStateOf,
} from '#src/model/procurement/stage.ts'
import { ownActs } from '#src/model/procurement/supplier/rules.ts'
import type { Participation } from '#src/model/procurement/supplier/schema.ts'

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

/**
 * What this reader may do with the project now; without a participation what anyone may begin. An account that may not take part
 * cannot enrol, and the room of an auction takes quotes from the opening on.
 */
export function openActs(project: ProcurementDetail, own: Participation | null, now: number): ProcurementAct[] {
  const { schedule } = project
  const acts = own ? ownActs(project, own, now) : procurementActsNow({ ...project, needsBond: false }, noStanding, now)
  return acts.filter((act) => {
    if (act === 'enrol') return own?.fault == null
    return act !== 'quote' || now >= schedule.deadlineAt
  })
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

/** The nine steps of a project with their states, notices, files and what this reader may do. */
export function lineOf(project: ProcurementDetail, own: Participation | null, now: number): LineStep[] {
  const { schedule, notices } = project
  const acts = openActs(project, own, now)
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
