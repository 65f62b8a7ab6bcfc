import type { ContractTask } from '#src/model/contract/schema.ts'
import { linkOfContractTask } from '#src/model/contract/link.ts'
import { currentStep, type Turn } from '#src/model/deal/steps.ts'
import type { DealRole, DealStep } from '#src/model/deal/schema.ts'
import { tabOfContract } from '#src/model/contract/tabs.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import type { Todo } from '#src/model/overview/schema.ts'
import { isOverdue } from '#src/model/settlement/rules.ts'
import { type Contract, readerOf } from '../contracts/record.ts'
import { contractStandingOf } from '../contracts/views.ts'
import { type Deal, roleIn } from '../deals/record.ts'
import type { Known, OverviewSource } from './part.ts'

type Task = { title: string; link: string }
type Reader = { id: string; role: DealRole }
type Make = (deal: Deal, known: Known, reader: Reader) => Task | null

const isTheirs = (turn: Turn | null): boolean => turn === 'you' || turn === 'both'

const contractTitles: Readonly<Record<ContractTask, (name: string) => string>> = {
  draw: (name) => `拟定“${name}”的交易合同`,
  confirm: (name) => `确认“${name}”的交易合同`,
  sign: (name) => `签署“${name}”的交易合同`,
  redraw: (name) => `重新拟定“${name}”的交易合同`,
}

/** Where a party sees the deal: the seller has not enrolled. */
const placeOf = ({ enrolId }: Deal, { role }: Reader): string =>
  role === 'taker' ? linkToOwn.enrolmentById(enrolId) : linkToOwn.contracts()

/** What each step asks of a party. */
const tasks: Partial<Record<DealStep, Make>> = {
  confirm: (deal, _known, reader) => ({
    title: `确认“${deal.listing.assetsName}”的成交确认书`,
    link: placeOf(deal, reader),
  }),
  sign: ({ id, listing }, { contracts }, reader) => {
    const contract = contracts.briefOf(id, reader.id)
    if (!contract?.task) return null
    const task = contract.task as ContractTask
    return { title: contractTitles[task](listing.assetsName), link: linkOfContractTask(contract.id, task) }
  },
  pay: ({ listing, settlementId, payBy }, { now }) =>
    settlementId === null || payBy === null
      ? null
      : {
          title: isOverdue({ dueAt: payBy }, now())
            ? `“${listing.assetsName}”的应付款项已逾期，请尽快付款`
            : `支付“${listing.assetsName}”的应付款项`,
          link: linkToOwn.settlement(settlementId),
        },
  handover: (deal, _known, reader) => ({
    title: `确认“${deal.listing.assetsName}”已移交`,
    link: placeOf(deal, reader),
  }),
}

function todoOf(deal: Deal, known: Known, reader: Reader): Todo[] {
  const current = deal.state === 'open' ? currentStep(deal, reader.role) : null
  if (!current || !isTheirs(current.turn)) return []
  const task = tasks[current.step]?.(deal, known, reader)
  return task
    ? [{ id: `deal ${deal.id}`, ...task, ...(current.dueAt === null ? {} : { deadline: current.dueAt }) }]
    : []
}

/** What the user's list of contracts has under the tab to which the counter leads. */
const toSign = ({ contracts }: Known, userId: string): Contract[] =>
  contracts
    .ofUser(userId)
    .filter((contract) => tabOfContract(contractStandingOf(contracts, contract, userId)) === 'mine')

/** Contracts that wait for a signer who is no party of the deal. */
const othersToSign = (contracts: readonly Contract[], userId: string): Todo[] =>
  contracts
    .filter((contract) => readerOf(contract, userId) === 'other')
    .map(({ id, deal: { signBy, listing } }) => ({
      id: `contract ${id}`,
      title: contractTitles.sign(listing.assetsName),
      link: linkToOwn.contractSign(id),
      deadline: signBy,
    }))

/** Offers that wait for an answer; the deposit of an accepted one is among the deposits. */
const offersToAnswer = ({ deals }: Known, userId: string): Todo[] =>
  deals
    .offersOf(userId)
    .filter(({ state }) => state === 'open')
    .map(({ enrolId, deal, answerBy }) => ({
      id: `offer ${enrolId}`,
      title: `答复“${deal.listing.assetsName}”的递补受让征询`,
      link: linkToOwn.enrolmentById(enrolId),
      deadline: answerBy,
    }))

/** Requests for instalments that wait for the seller's answer. */
const plansToAnswer = ({ settlements }: Known, userId: string): Todo[] =>
  settlements
    .ofParty(userId)
    .filter((settlement) => settlement.sellerId === userId && settlements.mayAnswerPlan(settlement))
    .map(({ id, listing, plan }) => ({
      id: `plan ${id}`,
      title: `答复“${listing.assetsName}”的分期付款申请`,
      link: linkToOwn.settlement(id),
      ...(plan?.answerBy ? { deadline: plan.answerBy } : {}),
    }))

/** Deals of the user that are not over: what waits for the user, and until when. */
export const dealTodos: OverviewSource = (known, { id }) => {
  const open = known.deals.ofParty(id).filter(({ state }) => state === 'open')
  const roleOf = (deal: Deal): DealRole => roleIn(deal, id) ?? 'taker'
  const unsigned = toSign(known, id)
  return {
    counts: {
      contractsDue: unsigned.length,
      paymentsDue: open.filter((deal) => roleOf(deal) === 'taker' && currentStep(deal, 'taker')?.step === 'pay').length,
    },
    todos: [
      ...open.flatMap((deal) => todoOf(deal, known, { id, role: roleOf(deal) })),
      ...othersToSign(unsigned, id),
      ...offersToAnswer(known, id),
      ...plansToAnswer(known, id),
    ],
  }
}
