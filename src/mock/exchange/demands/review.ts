import { silentDays } from '#src/model/demand/rules.ts'
import type { DemandState, DemandStep } from '#src/model/demand/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { dayMs } from '#src/model/time/units.ts'
import type { Core } from '../core.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { Refusal } from '../refusal.ts'
import { answerLabels, officerOf } from '../seed/texts/demands.ts'
import type { FullBranch, Tables } from '../tables.ts'
import type { Demand } from './record.ts'

/** How long the exchange's own people take, unless the simulator is quicker. */
const acceptAfterMs = 60_000
const answerAfterMs = 180_000

/** The branch that a demand from there belongs to: one of the same city, or the head office. */
export function branchFor({ branches }: Pick<Tables, 'branches'>, regionCode: string | null | undefined): FullBranch {
  const [head, ...others] = [...branches.values()]
  const prefix = (regionCode ?? '').slice(0, 4)
  const near = others.find(({ adcode }) => prefix !== '' && String(adcode).startsWith(prefix))
  return (near ?? head)!
}

/** The text of an acceptance: who handles it, and under which number. */
export const acceptedText = ({ name, phone }: FullBranch, officer: string): string =>
  `由${name}受理，经办人${officer}，电话 ${phone}`

type NewStep = Partial<DemandStep> & Pick<DemandStep, 'by' | 'event'>

export type DemandStaff = {
  step: (demand: Demand, to: DemandState, made: NewStep) => void
  accept: (demand: Demand) => void
  answer: (demand: Demand, text: string) => void
  acceptLater: (demand: Demand, afterMs?: number) => void
  answerLater: (demand: Demand) => void
  /** Closes an answered demand at that time unless its owner writes before. */
  closeWhenSilent: (demand: Demand, closesAt: number) => void
}

/** The exchange's people who accept demands and answer them (domain 5.6). */
export function createDemandStaff(core: Core, mailbox: Pick<Mailbox, 'write' | 'changed'>): DemandStaff {
  const step = (demand: Demand, to: DemandState, made: NewStep) => {
    demand.state = to
    demand.closesAt = null
    demand.steps.push({ at: core.now(), text: null, score: null, files: [], ...made })
    mailbox.changed(demand.userId, 'demands')
  }
  const write = (demand: Demand, title: string, text: string) =>
    mailbox.write(demand.userId, {
      kind: 'service',
      title,
      text: `“${demand.title}”${text}`,
      link: linkToOwn.myServiceDetail(demand.id),
    })

  const closeWhenSilent = (demand: Demand, closesAt: number) => {
    demand.closesAt = closesAt
    core.timers.set(closesAt, () => {
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
    const branch = branchFor(core.tables, demand.regionCode)
    demand.branchId = branch.id
    demand.officer = officerOf(branch.adcode)
    const text = acceptedText(branch, demand.officer)
    step(demand, 'handling', { by: 'exchange', event: 'accepted', text })
    write(demand, '您的需求已受理', text)
    answerLater(demand)
  }
  const answer = (demand: Demand, text: string) => {
    if (demand.state !== 'handling' && demand.state !== 'asked') throw new Refusal(409, '需求不在待回复状态')
    step(demand, 'answered', { by: 'exchange', event: 'answered', text })
    closeWhenSilent(demand, core.now() + silentDays * dayMs)
    write(demand, '您的需求有新回复', `：${text}`)
  }
  const acceptLater = (demand: Demand, afterMs = acceptAfterMs) =>
    core.timers.set(core.now() + afterMs, () => {
      if (demand.state === 'waiting') accept(demand)
    })
  const answerLater = (demand: Demand) => {
    const { state } = demand
    const { length } = demand.steps
    core.timers.set(core.now() + answerAfterMs, () => {
      if (demand.state === state && demand.steps.length === length)
        answer(demand, answerLabels(demand.need, state === 'asked'))
    })
  }

  return { step, accept, answer, acceptLater, answerLater, closeWhenSilent }
}
