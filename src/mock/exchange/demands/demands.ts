import { silentDays } from '#src/model/demand/rules.ts'
import { dayMs } from '#src/model/time/units.ts'
import { createDemandActs } from './person-actions.ts'
import { createDemandBook } from './book.ts'
import type { Demand } from './record.ts'
import { acceptedText, branchFor, createDemandStaff } from './review.ts'
import { createDemandWriting } from './submission.ts'
import type { Exchange } from '../exchange.ts'
import { Refusal } from '../refusal.ts'
import { seedDemands } from '../seed/demands.ts'
import { officerOf } from '../seed/texts/demands.ts'

export type Demands = ReturnType<typeof createDemands>

/** Demands of the users (domain 6.12). */
export function createDemands(exchange: Exchange) {
  const book = createDemandBook()
  const staff = createDemandStaff(exchange)

  for (const seeded of seedDemands(exchange.startedAt, [...exchange.tables.users.values()])) {
    const isTaken = seeded.state !== 'waiting' && seeded.state !== 'withdrawn'
    const branchId = isTaken ? branchFor(exchange, seeded.regionCode) : null
    const branch = exchange.tables.branches.get(branchId ?? '')
    const officer = branch ? officerOf(branch.adcode) : null
    const text = branch && officer ? acceptedText(branch, officer) : null
    const steps = seeded.steps.map((step) => (step.event === 'accepted' ? { ...step, text } : step))
    const demand: Demand = { ...seeded, steps, branchId, officer, closesAt: null, questions: new Set() }
    book.add(demand)
    if (demand.state === 'answered') staff.closeWhenSilent(demand, demand.steps.at(-1)!.at + silentDays * dayMs)
    if (demand.state === 'waiting') staff.acceptLater(demand, dayMs)
  }

  return {
    of: book.of,
    all: book.all,
    ofUser: book.ofUser,
    accept: (id: string) => staff.accept(book.find(id)),
    answer: (id: string, text: string) => {
      const said = text.trim()
      if (said === '') throw new Refusal(400, '请填写回复内容')
      staff.answer(book.find(id), said)
    },
    ...createDemandWriting(exchange, book, staff),
    ...createDemandActs(exchange, book, staff),
  }
}
