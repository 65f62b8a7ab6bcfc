import { procurementLaw } from '#src/model/procurement/rules.ts'
import type { ProcurementDetail, ProcurementLot } from '#src/model/procurement/schema.ts'
import type { Schedule } from '#src/model/procurement/stage.ts'
import { dayMs } from '#src/model/time/units.ts'
import { agencyContactOf, openingPlacesOf, purchaserContactOf } from '../../seed/procurement/texts/contacts.ts'
import { placeChangedAt } from '../../seed/procurement/texts/course.ts'
import {
  evaluationOf,
  fundingOf,
  overviewOf,
  requirementsOf,
  terminationReasonOf,
} from '../../seed/procurement/texts/terms.ts'
import type { Procurement } from '../../tables.ts'
import { noticeRowOf, noticesOf } from '../notices.ts'
import type { Procurements } from '../procurements.ts'
import { rowOf } from '../projects.ts'
import type { Objection } from '../record.ts'
import { type Ranked, ranked } from '../responses.ts'

export type DetailPorts = Pick<Procurements, 'responsesOf' | 'questionsOf' | 'objectionsOf'>

/** What is public about a project. A notice says nothing else, so that both always agree. */
export type NoticeFacts = Omit<ProcurementDetail, 'files' | 'auction'>

/** A tender names at most three candidates (实施条例 art. 53). */
const candidatesMost = 3

const lotsOf = ({ lots, isBudgetSecret }: Procurement): ProcurementLot[] =>
  lots.map((part) => ({ ...part, budget: isBudgetSecret ? null : part.budget }))

/** An objection without who made it and what it says, which are not public. */
const publicObjection = ({ id, at, answeredAt, answer }: Objection) => ({
  id,
  at,
  answerBy: at + procurementLaw.answerDays * dayMs,
  answeredAt,
  answer,
})

/** Who takes part and for how much is kept secret until the opening, and the order until it is published. */
function courseOf(project: Procurement, { openedAt, publicityFrom, resultAt }: Schedule, ports: DetailPorts) {
  if (openedAt == null) return { opening: null, candidates: null, awards: null }
  const responses = ports.responsesOf(project)
  const byLot: Ranked[] = project.lots.flatMap(({ id }) => ranked(project, responses, id))
  const awarded = byLot.filter(({ rank }) => rank === 1)
  return {
    opening: responses.map(({ lotId, supplier, price, period, at }) => ({ lotId, supplier, price, period, at })),
    candidates:
      publicityFrom == null
        ? null
        : byLot
            .filter(({ rank }) => rank <= candidatesMost)
            .map(({ lotId, rank, supplier, price, score }) => ({ lotId, rank, supplier, price, score })),
    awards: resultAt == null ? null : awarded.map(({ lotId, supplier, price }) => ({ lotId, supplier, price })),
  }
}

function placesAt(project: Procurement, now: number) {
  const { first, changed } = openingPlacesOf(project)
  const changedAt = placeChangedAt(project)
  const isChanged = changedAt !== null && changedAt <= Math.min(now, project.dates.terminatedAt ?? Infinity)
  return isChanged
    ? { openingPlace: changed, openingPlaceBefore: first }
    : { openingPlace: first, openingPlaceBefore: null }
}

/** Everything public about an announced project at this moment, but for its files and its room. */
export function detailOf(project: Procurement, ports: DetailPorts, now: number): NoticeFacts {
  const row = rowOf(project, now)
  const notices = noticesOf(project, ports.questionsOf(project), now)
  const isTerminated = row.schedule.terminatedAt != null
  return {
    ...row,
    overview: overviewOf(project),
    requirements: requirementsOf(project),
    evaluation: evaluationOf(project),
    funding: fundingOf(project),
    filePrice: project.filePrice,
    purchaserContact: purchaserContactOf(project),
    agencyContact: agencyContactOf(project),
    ...placesAt(project, now),
    lots: lotsOf(project),
    notices: notices.map(noticeRowOf),
    questions: notices.flatMap(({ question }) => (question ? [publicQuestion(question)] : [])),
    objections: ports.objectionsOf(project).map(publicObjection),
    ...courseOf(project, row.schedule, ports),
    terminationReason: isTerminated ? terminationReasonOf(project) : null,
  }
}

/** Without the name of who asked. */
const publicQuestion = ({ id, askedAt, text, answeredAt, answer }: ProcurementDetail['questions'][number]) => ({
  id,
  askedAt,
  text,
  answeredAt,
  answer,
})
