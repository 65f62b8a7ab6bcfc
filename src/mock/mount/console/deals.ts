import * as z from 'zod/mini'
import { dealEndLabels, dealStepLabels } from '#src/model/deal/labels.ts'
import { currentStep } from '#src/model/deal/steps.ts'
import type { Deal } from '../../exchange/deals/record.ts'
import { account } from '../../exchange/settlement/account.ts'
import { nextDue, type Settlement } from '../../exchange/settlement/record.ts'
import { escaped } from '../http/html.ts'
import { noUser, timeText, type ToolGroup } from './tool.ts'

const orders = {
  one: z.object({ id: z.string() }),
  seller: z.object({ id: z.string(), what: z.enum(['confirm', 'handOver']) }),
  reason: z.object({ id: z.string(), reason: z.string().check(z.minLength(1)) }),
  refusal: z.object({ id: z.string(), refusal: z.optional(z.string()) }),
  transfer: z.object({
    payer: z.string(),
    account: z.optional(z.string()),
    bank: z.optional(z.string()),
    amount: z.string(),
    remark: z.optional(z.string()),
    serial: z.optional(z.string()),
  }),
}

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escaped(value)}">`
const field = (name: string, label: string, value = '') =>
  `<label>${escaped(label)} <input name="${name}" value="${escaped(value)}"></label> `
const form = (order: string, inside: string, label: string) =>
  `<form method="post" action="/__mock/${order}">${inside}<button>${label}</button></form>`

/** What the desks may do at the step a deal has come to. */
function actionsOn({ id, confirmed, handedOver, certificateAt, state, signedAt }: Deal): string {
  if (state !== 'open') return ''
  const seller = (what: string, label: string) => form('deal-seller', hidden('id', id) + hidden('what', what), label)
  return [
    confirmed.seller === null ? seller('confirm', '项目方确认成交') : '',
    signedAt === null ? form('deal-contract', hidden('id', id), '登记合同生效') : '',
    certificateAt !== null && handedOver.seller === null ? seller('handOver', '项目方确认移交') : '',
    form(
      'deal-default',
      hidden('id', id) + field('reason', '原因', signedAt === null ? '逾期未签订合同' : '逾期未付清应付款项'),
      '认定违约',
    ),
  ].join('')
}

const stateOf = (deal: Deal): string => {
  if (deal.state !== 'open') return dealEndLabels[deal.state]
  const step = currentStep(deal, 'taker')?.step
  return step ? dealStepLabels[step] : ''
}

const proofForms = ({ proofs }: Settlement): string =>
  proofs
    .filter(({ state }) => state === 'checking')
    .map(
      ({ id, serial, amount }) =>
        `<p>待核对凭证 ${escaped(serial)}：${escaped(amount)} 元</p>${form('proof-check', hidden('id', id), '按银行记录核对')}${form('proof-check', hidden('id', id) + field('refusal', '驳回原因', '凭证不清晰'), '驳回')}`,
    )
    .join('')

const planForms = ({ id, plan }: Settlement): string =>
  plan?.state === 'asked'
    ? `<p>申请分期付款：首期 ${escaped(plan.firstPercent)}%，其余 ${plan.restDueAt.length} 期</p>${form('plan-answer', hidden('id', id), '同意')}${form('plan-answer', hidden('id', id) + field('refusal', '原因', '担保不足'), '不同意')}`
    : ''

function paymentsOf(settlement: Settlement): string {
  const due = nextDue(settlement)
  const pay = due
    ? form(
        'settlement-transfer',
        `${field('payer', '付款户名', settlement.taker)}${field('account', '付款账号', '6222020000001234566')}${field('bank', '付款行', '岷江银行成都分行')}${field('amount', '金额（元）', due.amount)}${field('remark', '附言', settlement.no)}${field('serial', '流水号')}`,
        '转账',
      )
    : ''
  return `${pay}${proofForms(settlement)}${planForms(settlement)}`
}

/** The desks after the hammer: the seller, the registry of contracts, finance, and the bank of the settlement account. */
export const dealTools: ToolGroup = {
  pages: {
    deals: {
      title: '成交、签约与结算（模拟）',
      body: ({ deals, settlements, tables }) => {
        const rows = deals.all().map((deal) => {
          const settlement = settlements.byEnrolment(deal.enrolId)
          return `<li><h2>${escaped(deal.no)} ${escaped(deal.listing.assetsName)}</h2><p>${escaped(tables.users.get(deal.userId)?.name ?? '')}；成交 ${timeText(deal.closedAt)}；公示至 ${timeText(deal.publicityUntil)}；${stateOf(deal)}</p>${actionsOn(deal)}${settlement ? paymentsOf(settlement) : ''}</li>`
        })
        return `<p>项目方 20 秒后自动确认；公示期满、双方确认后，在此登记双方签订的合同。结算账户 ${account.account}（${escaped(account.name)}），附言写结算单号的款项自动计入。</p><ul>${rows.join('')}</ul>`
      },
    },
  },
  answers: {
    'deals.json': ({ deals, settlements }) =>
      deals.all().map(({ listing, ...deal }) => ({
        ...deal,
        assetsId: listing.assetsId,
        settlement: settlements.byEnrolment(deal.enrolId),
      })),
  },
  orders: {
    'deal-seller': (exchange, body) => {
      const { success, data } = orders.seller.safeParse(body)
      return success ? { id: exchange.take('sellerActs', data, noUser).id } : null
    },
    'deal-contract': (exchange, body) => {
      const { success, data } = orders.one.safeParse(body)
      return success ? { contractNo: exchange.take('registerContract', data, noUser).contractNo } : null
    },
    'deal-default': (exchange, body) => {
      const { success, data } = orders.reason.safeParse(body)
      return success ? { state: exchange.take('endDealByDefault', data, noUser).state } : null
    },
    'settlement-transfer': (exchange, body) => {
      const { success, data } = orders.transfer.safeParse(body)
      if (!success) return null
      const { serial, account: from = '', bank = '', remark = '', ...given } = data
      const sent = { ...given, account: from, bank, remark, ...(serial ? { serial } : {}) }
      return exchange.take('settlementTransfer', sent, noUser)
    },
    'proof-check': (exchange, body) => {
      const { success, data } = orders.refusal.safeParse(body)
      return success ? exchange.take('checkProof', data, noUser) : null
    },
    'plan-answer': (exchange, body) => {
      const { success, data } = orders.refusal.safeParse(body)
      if (!success) return null
      return { plan: exchange.take('answerPlan', { id: data.id, refusal: data.refusal ?? null }, noUser).plan }
    },
  },
}
