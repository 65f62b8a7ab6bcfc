import type { Core } from '../core.ts'
import { Refusal } from '../refusal.ts'
import type { Procurement } from '../tables.ts'
import { isAnnounced } from './projects.ts'
import type { Objection, Question, Response } from './record.ts'
import { noRecords, type SupplierRecords } from './supplier/record.ts'
import { seededResponses } from './responses.ts'

export type Procurements = {
  /** The announced projects. */
  published: () => Procurement[]
  /** An announced project; refuses with 404 for any other. */
  byId: (id: string) => Procurement
  /** All responses to a project in the order in which they arrived. Nobody may see them before the opening. */
  responsesOf: (project: Procurement) => Response[]
  /** All questions about a project, the earliest first. */
  questionsOf: (project: Procurement) => readonly Question[]
  /** All objections to the candidates of a project, the earliest first. */
  objectionsOf: (project: Procurement) => readonly Objection[]
  /** What the suppliers of this world have sent; only their service and that of auctions change it. */
  records: SupplierRecords
}

/** Procurement projects and what suppliers do with them (domain 1.8). */
export function createProcurements(core: Core): Procurements {
  const { procurements } = core.tables
  const records = noRecords()
  const { questions, objections, responses, auctioned } = records
  const seededFor = (project: Procurement) => (auctioned.has(project.id) ? [] : seededResponses(project))

  return {
    published: () => [...procurements.values()].filter((project) => isAnnounced(project, core.now())),
    byId: (id) => {
      const project = procurements.get(id)
      if (!project || !isAnnounced(project, core.now())) throw new Refusal(404, '采购项目不存在，可能尚未公告')
      return project
    },
    records,
    responsesOf: (project) =>
      [...seededFor(project), ...responses.filter(({ projectId }) => projectId === project.id)].toSorted(
        (one, other) => one.at - other.at,
      ),
    questionsOf: ({ id }) => questions.filter(({ projectId }) => projectId === id),
    objectionsOf: ({ id }) => objections.filter(({ projectId }) => projectId === id),
  }
}
