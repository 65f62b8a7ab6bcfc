import * as z from 'zod/mini'
import type { Objection } from '../../exchange/procurement/record.ts'
import { usualAnswer } from '../../exchange/procurement/supplier/objections.ts'
import type { Exchange } from '../../worlds.ts'
import { escaped } from '../http/html.ts'
import { noUser, timeText, type ToolGroup } from './tool.ts'

const order = z.object({ id: z.string(), text: z.optional(z.string()) })

const formOf = ({ id }: Objection): string =>
  `<form method="post" action="/__mock/procurement-answer"><input type="hidden" name="id" value="${escaped(id)}"><label>答复 <input name="text" size="60" maxlength="500" value="${escaped(usualAnswer)}"></label> <button>立即答复</button></form>`

const shown = ({ tables }: Exchange, objection: Objection): string => {
  const { id, projectId, supplier, text, at, answeredAt, answer } = objection
  const end =
    answeredAt === null ? formOf(objection) : `<p>${timeText(answeredAt)} 已答复：${escaped(answer ?? '')}</p>`
  return `<section><h2>${escaped(id)} ${escaped(tables.procurements.get(projectId)?.name ?? projectId)}</h2><p>${timeText(at)} ${escaped(supplier)}：${escaped(text)}</p>${end}</section>`
}

/** The purchasers who answer objections; without them they answer after an hour. */
export const procurementTools: ToolGroup = {
  pages: {
    procurement: {
      title: '采购异议答复（模拟）',
      body: (exchange) => {
        const { objections } = exchange.procurements.records
        return objections.length === 0
          ? '<p>还没有异议。</p>'
          : objections.map((objection) => shown(exchange, objection)).join('')
      },
    },
  },
  answers: {
    'procurement.json': ({ procurements }) => procurements.records.objections,
  },
  orders: {
    'procurement-answer': (exchange, body) => {
      const { success, data } = order.safeParse(body)
      if (!success) return null
      const { id, text } = data
      const { answeredAt } = exchange.take('answerProcurementObjection', { id, ...(text ? { text } : {}) }, noUser)
      return { id, answeredAt }
    },
  },
}
