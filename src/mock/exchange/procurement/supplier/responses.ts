import { priceProblem } from '#src/model/procurement/supplier/rules.ts'
import { bondWord } from '../../seed/procurement/texts/terms.ts'
import type { Core } from '../../core.ts'
import { Refusal } from '../../refusal.ts'
import { stageNow } from '../projects.ts'
import type { SupplierBook } from './book.ts'
import type { Procurements } from '../procurements.ts'
import { settleScarcity } from '../responses.ts'
import type { Handovers } from './handover.ts'
import type { Supplier, SupplierRecords } from './record.ts'
import type { Watch } from './watch.ts'

export type Offer = { lotId: string; price: string }
type OwnResponse = SupplierRecords['responses'][number]

export type Responses = {
  /** Hands in the prices of lots, or replaces them. */
  handIn: (visitKey: string, offers: readonly Offer[]) => Supplier
  /** Takes back what was handed in for a lot of the project, or for all of them. */
  withdraw: (visitKey: string, lotId?: string) => Supplier
  of: (supplier: Supplier) => OwnResponse[]
}

const beforeDeadline: ReadonlySet<string> = new Set(['sale', 'clarification'])

type Ports = Pick<Handovers, 'visit'> & Pick<Procurements, 'responsesOf'> & { watch: Watch }

/** Responses as the procurement system takes them, until the deadline; nobody else sees them before the opening. */
export function createResponses(
  core: Core,
  book: SupplierBook,
  records: SupplierRecords,
  { visit, watch, responsesOf }: Ports,
): Responses {
  const isOwn =
    ({ userId, project }: Supplier) =>
    (response: OwnResponse) =>
      response.userId === userId && response.projectId === project.id

  function refuseLate({ project }: Supplier): void {
    if (project.method === 'auction') throw new Refusal(400, '竞价采购在竞价厅报价，无需递交响应文件')
    if (!beforeDeadline.has(stageNow(project, core.now())))
      throw new Refusal(400, '响应截止时间已过，不能再递交、修改或撤回')
  }

  function refuseOffer({ project, enrolment, bonds }: Supplier, { lotId, price }: Offer): void {
    const lot = project.lots.find(({ id }) => id === lotId)
    if (!lot || !enrolment?.lotIds.includes(lotId)) throw new Refusal(400, '您未报名该标段（包）')
    const problem = priceProblem(price, lot.ceiling)
    if (problem !== null) throw new Refusal(400, `${lot.name}：${problem}`)
    if (bonds.some((bond) => bond.lotId === lotId && bond.paidAt === null))
      throw new Refusal(403, `${lot.name}：${bondWord(project)}尚未到账，请先返回交易网交纳`)
  }

  const remove = (supplier: Supplier, isMeant: (response: OwnResponse) => boolean) => {
    const own = isOwn(supplier)
    records.responses.splice(
      0,
      Infinity,
      ...records.responses.filter((response) => !(own(response) && isMeant(response))),
    )
  }

  /** The responses of accounts decide whether there are enough. */
  const settle = ({ project }: Supplier) => {
    settleScarcity(project, responsesOf(project))
    watch(project)
  }

  return {
    of: (supplier) => records.responses.filter(isOwn(supplier)),
    handIn: (visitKey, offers) => {
      const { supplier } = visit(visitKey)
      const { project, enrolment, userId } = supplier
      if (supplier.boughtAt === null || !enrolment) throw new Refusal(403, '请先获取采购文件')
      refuseLate(supplier)
      if (offers.length === 0) throw new Refusal(400, '请至少填写一个标段（包）的报价')
      for (const offer of offers) refuseOffer(supplier, offer)
      remove(supplier, ({ lotId }) => offers.some((offer) => offer.lotId === lotId))
      for (const { lotId, price } of offers) {
        const { period } = project.lots.find(({ id }) => id === lotId)!
        const at = core.now()
        records.responses.push({ projectId: project.id, lotId, supplier: enrolment.company, price, period, at, userId })
      }
      settle(supplier)
      book.changed(supplier)
      book.write(supplier, {
        title: '响应文件已递交',
        text: `“${project.name}”的响应文件已递交，截止时间前可以修改或撤回`,
      })
      return supplier
    },
    withdraw: (visitKey, lotId) => {
      const { supplier } = visit(visitKey)
      const { name, lots } = supplier.project
      refuseLate(supplier)
      const isMeant = (response: OwnResponse) => lotId === undefined || response.lotId === lotId
      const own = isOwn(supplier)
      if (!records.responses.some((response) => own(response) && isMeant(response)))
        throw new Refusal(409, '没有可撤回的响应文件')
      remove(supplier, isMeant)
      settle(supplier)
      book.changed(supplier)
      const lot = lots.find(({ id }) => id === lotId)?.name
      book.write(supplier, {
        title: '响应文件已撤回',
        text: lot === undefined ? `“${name}”的响应文件已撤回` : `“${name}”中“${lot}”的响应文件已撤回`,
      })
      return supplier
    },
  }
}
