import type { Outcome } from '#src/model/procurement/supplier/states.ts'
import type { Core } from '../core.ts'
import type { Procurement } from '../tables.ts'
import { publicDates } from './projects.ts'
import type { Procurements } from './procurements.ts'
import { ranked } from './responses.ts'
import type { Supplier } from './supplier/record.ts'

type Known = Pick<Core, 'now'> & { procurements: Pick<Procurements, 'responsesOf'> }

/** Who wins a lot: the first of the ranking. Nobody may know before the result. */
const winnerOf = ({ procurements }: Known, project: Procurement, lotId: string): string | null =>
  ranked(project, procurements.responsesOf(project), lotId)[0]?.supplier ?? null

/** What became of a lot for this supplier, as far as it is public. */
export function outcomeOf(known: Known, { project, enrolment }: Supplier, lotId: string): Outcome {
  const dates = publicDates(project, known.now())
  if (dates.terminatedAt != null) return 'terminated'
  if (dates.resultAt == null) return 'open'
  const name = enrolment?.company
  const responses = known.procurements.responsesOf(project)
  if (!responses.some((response) => response.lotId === lotId && response.supplier === name)) return 'none'
  return winnerOf(known, project, lotId) === name ? 'won' : 'lost'
}
