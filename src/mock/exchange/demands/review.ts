import { silentDays } from '#src/model/demand/rules.ts'
import type { DemandState, DemandStep } from '#src/model/demand/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { dayMs } from '#src/model/time/units.ts'
import type { Demand } from './record.ts'
import type { Exchange } from '../exchange.ts'
import { Refusal } from '../refusal.ts'
import { answerLabels, officerOf } from '../seed/texts/demands.ts'

/** How long the exchange's own people take, unless the simulator is quicker. */
const acceptAfterMs = 60_000
const answerAfterMs = 180_000

/** The branch that a demand from there belongs to: one of the same city, or the head office. */
export function branchFor({ tables }: Exchange, regionCode: string | null | undefined): string {
  const [head, ...others] = [...tables.branches.values()]
  const prefix = (regionCode ?? '').slice(0, 4)
  const near = others.find(({ adcode }) => prefix !== '' && String(adcode).startsWith(prefix))
  return (near ?? head)!.id
}

/** What is told of an acceptance: who deals with it, and where he is reached. */
export const acceptedText = ({ name, phone }: { name: string; phone?: string | null }, officer: string): string =>
  `由${name}受理，经办人${officer}，电话 ${phone}`

export type DemandStaff = ReturnType<typeof createDemandStaff>

/** The exchange's people who accept demands and answer them (domain 5.6). */
export function createDemandStaff(exchange: Exchange) {
  const step = (demand: Demand, to: DemandState, made: Partial<DemandStep> & Pick<DemandStep, 'by' | 'event'>) => {
    demand.state = to
    demand.closesAt = null
    demand.steps.push({ at: exchange.now(), text: null, score: null, files: [], ...made })
    exchange.mailbox.changed(demand.userId, 'demands')
  }
  const write = (demand: Demand, title: string, text: string) =>
    exchange.mailbox.write(demand.userId, {
      kind: 'service',
      title,
      text: `“${demand.title}”${text}`,
      link: linkTo.myServiceDetail(demand.id),
    })

  /** Whoever says nothing for long enough has got what was wanted. */
  const closeWhenSilent = (demand: Demand, closesAt: number) => {
    demand.closesAt = closesAt
    exchange.timers.set(closesAt, () => {
      if (demand.state !== 'answered' || demand.closesAt !== closesAt) return
      step(demand, 'closed', {
        by: 'exchange',
        event: 'closed',
        text: `回复后 ${silentDays} 天未收到您的消息，需求已自动关闭`,
      })
      write(demand, '您的需求已关闭', `回复后 ${silentDays} 天未收到您的消息，已自动关闭。`)
    })
  }

  const accept = (demand: Demand) => {
    if (demand.state !== 'waiting') throw new Refusal(409, '需求不在待受理状态')
    demand.branchId = branchFor(exchange, demand.regionCode)
    const branch = exchange.tables.branches.get(demand.branchId)!
    demand.officer = officerOf(branch.adcode)
    const text = acceptedText(branch, demand.officer)
    step(demand, 'handling', { by: 'exchange', event: 'accepted', text })
    write(demand, '您的需求已受理', text)
    answerLater(demand)
  }
  const answer = (demand: Demand, text: string) => {
    if (demand.state !== 'handling' && demand.state !== 'asked') throw new Refusal(409, '需求不在待回复状态')
    step(demand, 'answered', { by: 'exchange', event: 'answered', text })
    closeWhenSilent(demand, exchange.now() + silentDays * dayMs)
    write(demand, '您的需求有新回复', `：${text}`)
  }
  const acceptLater = (demand: Demand, after = acceptAfterMs) =>
    exchange.timers.set(exchange.now() + after, () => {
      if (demand.state === 'waiting') accept(demand)
    })
  const answerLater = (demand: Demand) => {
    const { state } = demand
    const { length } = demand.steps
    exchange.timers.set(exchange.now() + answerAfterMs, () => {
      if (demand.state === state && demand.steps.length === length)
        answer(demand, answerLabels(demand.need, state === 'asked'))
    })
  }

  return { step, accept, answer, acceptLater, answerLater, closeWhenSilent }
}
