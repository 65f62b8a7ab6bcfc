import * as z from 'zod/mini'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { documentTypeLabels, kindLabels, methodLabels } from '#src/model/kyc/labels.ts'
import type { Exchange } from '../../worlds.ts'
import { amountText, type Claim } from '../../exchange/kyc/record.ts'
import { reviewReasons } from '../../exchange/kyc/review.ts'
import { escaped } from '../http/html.ts'
import { fileLink, noUser, type ToolGroup } from './tool.ts'

/** A form sends one reason as text, a script sends a list. */
const order = z.object({
  userId: z.string(),
  verdict: z.enum(['pass', 'refuse']),
  reasons: z.optional(z.union([z.string(), z.array(z.string())])),
  note: z.optional(z.string()),
})

const facts = (claim: Claim): string =>
  claim.kind === 'person'
    ? `${claim.data.name}，${documentTypeLabels[claim.data.docType] ?? ''} ${claim.data.docNumber}`
    : `${claim.data.name}，${claim.data.creditCode}，法定代表人 ${claim.data.legalName}`

const reasonChoices = Object.entries(reviewReasons)
  .map(([id, { text }]) => `<option value="${id}">${escaped(text)}</option>`)
  .join('')

const actions = (userId: string): string => `<form method="post" action="/__mock/review">
<input type="hidden" name="userId" value="${escaped(userId)}">
<label>原因 <select name="reasons">${reasonChoices}</select></label>
<label>说明 <input name="note"></label>
<button name="verdict" value="pass">通过</button> <button name="verdict" value="refuse">不通过</button></form>`

/** Who must act next on the claim: its claimant, a phone, the bank, or the reviewer. */
function stateOf(userId: string, { transfer, face, letter }: Claim): string {
  if (transfer)
    return `<p>对公打款：${transfer.state === 'sent' ? '已打款' : '打款中'}，金额 <b>${amountText(transfer)}</b> 元，剩余 ${transfer.triesLeft} 次</p>`
  if (face) return '<p><a href="/__mock/faces">等待人脸识别</a></p>'
  if (letter?.state === 'signing')
    return `<p>授权书 ${escaped(letter.number)} 待签署，${exactTime(letter.until)} 前交回</p>`
  return actions(userId)
}

const filesOf = (exchange: Exchange, { kind, data }: Claim): string => {
  const ids = kind === 'person' ? [data.frontId, data.backId] : [data.licenceId, data.letterId]
  const links = ids.flatMap((id) => {
    const file = id ? exchange.uploads.find(id) : null
    return file ? [fileLink(exchange, file)] : []
  })
  return links.length > 0 ? `<p>${links.join('、')}</p>` : ''
}

function row(exchange: Exchange, { userId, claim }: { userId: string; claim: Claim }): string {
  const kind = `${kindLabels[claim.kind]}${claim.isChange ? '（变更）' : ''}`
  return `<li><p>${escaped(kind)} ${escaped(facts(claim))}，${methodLabels[claim.data.way]}，${dateTime(claim.submittedAt)} 提交</p>${filesOf(exchange, claim)}${stateOf(userId, claim)}</li>`
}

/** The manual review of documents, and the bank that sends the verification transfer. */
export const reviewerTools: ToolGroup = {
  pages: {
    reviewer: {
      title: '实名审核与对公打款（模拟）',
      body: (exchange) => {
        const open = exchange.kyc.open()
        return open.length === 0
          ? '<p>没有待审核的申请。</p>'
          : `<ol>${open.map((one) => row(exchange, one)).join('')}</ol>`
      },
    },
  },
  answers: {
    'reviewer.json': ({ kyc: realNames }) =>
      realNames.open().map(({ userId, claim: { kind, data, isChange, transfer, letter } }) => ({
        userId,
        kind,
        isChange,
        name: data.name,
        transfer: transfer && { state: transfer.state, amount: amountText(transfer) },
        letter: letter?.state ?? null,
      })),
  },
  orders: {
    review: (exchange, body) => {
      const { success, data } = order.safeParse(body)
      if (!success) return null
      const { userId, verdict, reasons = [], note = '' } = data
      const chosen = [reasons].flat().flatMap((id) => reviewReasons[id] ?? [])
      const noted = note.trim() ? [{ text: note.trim(), fix: '请按审核意见修改后重新提交' }] : []
      const given = verdict === 'refuse' ? [...chosen, ...noted] : []
      if (verdict === 'refuse' && given.length === 0) return null
      exchange.take('reviewClaim', { userId, reasons: given, reviewer: '审核员 0312' }, noUser)
      return { verdict }
    },
  },
}
