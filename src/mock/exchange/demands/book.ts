import { actsOf, type DemandAct } from '#src/model/demand/rules.ts'
import type { Demand } from './record.ts'
import { Refusal } from '../refusal.ts'

export type DemandBook = ReturnType<typeof createDemandBook>

/** All demands of one exchange, and who may do what with which. */
export function createDemandBook() {
  const demands: Demand[] = []

  const found = (isMeant: (demand: Demand) => boolean): Demand => {
    const demand = demands.find(isMeant)
    if (!demand) throw new Refusal(404, '没有这条需求')
    return demand
  }

  return {
    all: (): readonly Demand[] => demands,
    add: (demand: Demand) => demands.push(demand),
    find: (id: string): Demand => found((demand) => demand.id === id),
    ofUser: (userId: string, id: string): Demand => found((demand) => demand.id === id && demand.userId === userId),
    /** A user's demands, the one that moved last first. */
    of: (userId: string): Demand[] =>
      demands
        .filter((demand) => demand.userId === userId)
        .toSorted((one, other) => other.steps.at(-1)!.at - one.steps.at(-1)!.at),
    mayDo: (demand: Demand, act: DemandAct) => {
      if (!actsOf(demand.state).includes(act)) throw new Refusal(409, '需求状态已变化，请刷新后查看')
    },
  }
}
