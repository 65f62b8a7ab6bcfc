import * as z from 'zod/mini'
import { sealKindLabels, sealScopeLabels, sealStateLabels } from '#src/model/seal/labels.ts'
import type { Seal } from '../../exchange/seals/record.ts'
import type { Exchange } from '../../worlds.ts'
import { escaped } from '../http/html.ts'
import { fileLink, noUser, timeText, type ToolGroup } from './tool.ts'

const order = z.object({ id: z.string(), verdict: z.enum(['pass', 'refuse']), reason: z.optional(z.string()) })

const lookOf = ({ design }: Seal): string =>
  design ? [design.text, design.across, design.below].filter(Boolean).join(' / ') : '上传图片'

const filesOf = (exchange: Exchange, { letterId, pictureId }: Seal): string =>
  [letterId, pictureId]
    .flatMap((id) => {
      const file = id ? exchange.uploads.find(id) : null
      return file ? [fileLink(exchange, file)] : []
    })
    .join('、')

const formOf = ({ id, state }: Seal): string =>
  state === 'checking'
    ? `<form method="post" action="/__mock/seal-review"><input type="hidden" name="id" value="${escaped(id)}"><label>驳回原因 <input name="reason" maxlength="100" size="50"></label> <button name="verdict" value="pass">通过</button> <button name="verdict" value="refuse">驳回</button></form>`
    : ''

const shown = (exchange: Exchange, seal: Seal): string => {
  const { id, userId, kind, name, state, applicant, scopes, validTo, createdAt, reason } = seal
  const owner = exchange.tables.users.get(userId)?.name ?? ''
  return `<section><h2>${escaped(id)} ${escaped(name)} · ${sealStateLabels[state].label}</h2><p>${escaped(owner)}，${sealKindLabels[kind]}：${escaped(lookOf(seal))}</p><p>申请人 ${escaped(applicant)}，${timeText(createdAt)} 申请，有效期至 ${escaped(validTo)}，用于${scopes.map((scope) => sealScopeLabels[scope]).join('、')}</p><p>${filesOf(exchange, seal)}</p>${reason ? `<p>${escaped(reason)}</p>` : ''}${formOf(seal)}</section>`
}

/** The exchange's reviewer of seals, who decides before the rules do. */
export const sealTools: ToolGroup = {
  pages: {
    seals: {
      title: '印章审核（模拟）',
      body: (exchange) => {
        const all = exchange.seals.all()
        return all.length === 0 ? '<p>还没有印章。</p>' : all.map((seal) => shown(exchange, seal)).join('')
      },
    },
  },
  answers: {
    'seals.json': ({ seals }) => seals.all().map(({ id, userId, name, state }) => ({ id, userId, name, state })),
  },
  orders: {
    'seal-review': (exchange, body) => {
      const { success, data } = order.safeParse(body)
      if (!success) return null
      const { id, verdict, reason = '' } = data
      const { state } = exchange.take('reviewSeal', { id, verdict, reason }, noUser)
      return { id, state }
    },
  },
}
