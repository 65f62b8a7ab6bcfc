import * as z from 'zod/mini'
import { type Deposit, missingOf } from '../../exchange/deposits/record.ts'
import { escaped } from '../http/html.ts'
import { noUser, timeText, type ToolGroup } from './tool.ts'

const transfer = z.object({
  subAccount: z.string(),
  payer: z.string(),
  account: z.optional(z.string()),
  bank: z.optional(z.string()),
  amount: z.string(),
  remark: z.optional(z.string()),
  serial: z.optional(z.string()),
})

const field = (name: string, label: string, value = '') =>
  `<label>${escaped(label)} <input name="${name}" value="${escaped(value)}"></label> `

const claimOrder = z.object({ id: z.string() })
const receiptOrder = z.object({ serial: z.string() })
const forfeitOrder = z.object({ id: z.string(), reason: z.string().check(z.minLength(1)) })

const button = (order: string, values: Record<string, string>, label: string, more = '') =>
  `<form method="post" action="/__mock/${order}">${Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('')}${more}<button>${label}</button></form>`

/** Actions of finance staff on a deposit, besides taking money. */
const actionsOn = ({ id, claims, receipts, frozen }: Deposit): string =>
  [
    ...claims
      .filter(({ state }) => state === 'checking')
      .map((claim) => button('claim-check', { id: claim.id }, `核对补录 ${escaped(claim.serial)}`)),
    ...receipts
      .filter(({ match }) => match === 'unknown')
      .map(({ serial }) => button('receipt-return', { serial }, `原路退回 ${escaped(serial)}`)),
    ...(frozen.size > 0
      ? [button('deposit-forfeit', { id }, '扣除保证金', field('reason', '扣除原因', '逾期未签订合同'))]
      : []),
  ].join('')

/** The bank of the deposits: transfers to a sub-account, with their payer (domain 8.6). */
export const bankTools: ToolGroup = {
  pages: {
    bank: {
      title: '银行（模拟）：向保证金子账号转账',
      body: ({ deposits }) => {
        const forms = deposits.all().map((deposit) => {
          const { subAccount, payerName, code, listing, refund, deadline, receipts } = deposit
          const missing = missingOf(deposit).toFixed()
          return `<li><p>${escaped(listing.assetsName)}；账号 ${subAccount}；识别码 ${code}；尚需 ${missing} 元；截止 ${timeText(deadline)}；已入账 ${receipts.length} 笔</p>
<form method="post" action="/__mock/bank-transfer"><input type="hidden" name="subAccount" value="${subAccount}">${field('payer', '付款户名', payerName)}${field('account', '付款账号', refund.account.account)}${field('bank', '付款行', refund.account.bank)}${field('amount', '金额（元）', missing)}${field('remark', '附言', code)}<button>转账</button></form>${actionsOn(deposit)}</li>`
        })
        return forms.length > 0 ? `<ul>${forms.join('')}</ul>` : '<p>暂无待交纳的保证金。</p>'
      },
    },
  },
  answers: {
    'bank.json': ({ deposits }) =>
      deposits.all().map((deposit) => ({
        id: deposit.id,
        userId: deposit.userId,
        subAccount: deposit.subAccount,
        payer: deposit.payerName,
        missing: missingOf(deposit).toFixed(),
        receipts: deposit.receipts,
        orders: deposit.orders,
      })),
  },
  orders: {
    'claim-check': (exchange, body) => {
      const { success, data } = claimOrder.safeParse(body)
      return success ? exchange.take('checkClaim', data, noUser) : null
    },
    'receipt-return': (exchange, body) => {
      const { success, data } = receiptOrder.safeParse(body)
      return success ? exchange.take('returnReceipt', data, noUser) : null
    },
    'deposit-forfeit': (exchange, body) => {
      const { success, data } = forfeitOrder.safeParse(body)
      return success ? exchange.take('forfeitDeposit', data, noUser) : null
    },
    'bank-transfer': (exchange, body) => {
      const { success, data } = transfer.safeParse(body)
      if (!success) return null
      const { serial, ...given } = data
      const sent = { ...given, account: data.account ?? '', bank: data.bank ?? '', remark: data.remark ?? '' }
      return exchange.take('bankTransfer', { ...sent, ...(serial ? { serial } : {}) }, noUser)
    },
  },
}
