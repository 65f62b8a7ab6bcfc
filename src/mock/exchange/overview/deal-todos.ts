import { currentStep, type Turn } from '#src/model/deal/steps.ts'
import type { DealStep } from '#src/model/deal/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import type { Todo } from '#src/model/overview/schema.ts'
import { isOverdue } from '#src/model/settlement/rules.ts'
import type { Deal } from '../deals/record.ts'
import type { Known, OverviewSource } from './part.ts'

type Task = { title: string; link: string }
type Make = (deal: Deal, known: Known) => Task | null

const isTheirs = (turn: Turn | null): boolean => turn === 'you' || turn === 'both'

/** What each step asks of the winner. */
const tasks: Partial<Record<DealStep, Make>> = {
  confirm: ({ listing, enrolId }) => ({
    title: `确认“${listing.assetsName}”的成交确认书`,
    link: linkToOwn.enrolmentById(enrolId),
  }),
  sign: ({ listing, enrolId }) => ({
    title: `签订“${listing.assetsName}”的交易合同`,
    link: linkToOwn.enrolmentById(enrolId),
  }),
  pay: ({ listing, settlementId, payBy }, { now }) =>
    settlementId === null || payBy === null
      ? null
      : {
          title: isOverdue({ dueAt: payBy }, now())
            ? `“${listing.assetsName}”的应付款项已逾期，请尽快付款`
            : `支付“${listing.assetsName}”的应付款项`,
          link: linkToOwn.settlement(settlementId),
        },
  handover: ({ listing, enrolId }) => ({
    title: `确认“${listing.assetsName}”已移交`,
    link: linkToOwn.enrolmentById(enrolId),
  }),
}

function todoOf(deal: Deal, known: Known): Todo[] {
  const current = deal.state === 'open' ? currentStep(deal, 'taker') : null
  if (!current || !isTheirs(current.turn)) return []
  const task = tasks[current.step]?.(deal, known)
  return task
    ? [{ id: `deal ${deal.id}`, ...task, ...(current.dueAt === null ? {} : { deadline: current.dueAt }) }]
    : []
}

const toSign: ReadonlySet<DealStep> = new Set(['confirm', 'sign'])

/** Deals of the user that are not over: what waits for the winner, and until when. */
export const dealTodos: OverviewSource = (known, { id }) => {
  const open = known.deals.ofUser(id).filter(({ state }) => state === 'open')
  const steps = open.flatMap((deal) => currentStep(deal, 'taker')?.step ?? [])
  return {
    counts: {
      contractsDue: steps.filter((step) => toSign.has(step)).length,
      paymentsDue: steps.filter((step) => step === 'pay').length,
    },
    todos: open.flatMap((deal) => todoOf(deal, known)),
  }
}
