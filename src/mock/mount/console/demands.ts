import * as z from 'zod/mini'
import { demandStateLabels } from '#src/model/demand/labels.ts'
import type { Demand } from '../../exchange/demands/record.ts'
import { answerLabels } from '../../exchange/seed/texts/demands.ts'
import { escaped } from '../http/html.ts'
import { noUser, timeText, type ToolGroup } from './tool.ts'

const accepted = z.object({ id: z.string() })
const answered = z.object({ id: z.string(), text: z.string() })

const form = (order: string, id: string, inside: string): string =>
  `<form method="post" action="/__mock/${order}"><input type="hidden" name="id" value="${escaped(id)}">${inside}</form>`

function actionsOf({ id, state, need }: Demand): string {
  if (state === 'waiting') return form('demand-accept', id, '<button>受理</button>')
  if (state !== 'handling' && state !== 'asked') return ''
  const words = escaped(answerLabels(need, state === 'asked'))
  return form(
    'demand-answer',
    id,
    `<label>回复 <textarea name="text" rows="3" cols="60">${words}</textarea></label> <button>回复</button>`,
  )
}

/** The exchange's service staff: accept and answer demands. */
export const demandTools: ToolGroup = {
  pages: {
    demands: {
      title: '需求受理（模拟）',
      body: ({ demands, tables }) => {
        const rows = demands
          .all()
          .toReversed()
          .map((demand) => {
            const { id, title, state, userId, steps } = demand
            const question = state === 'asked' ? `<p>追问：${escaped(steps.at(-1)?.text ?? '')}</p>` : ''
            return `<li><p>${escaped(id)} ${escaped(tables.users.get(userId)?.name ?? '')}：${escaped(title)}（${demandStateLabels[state].label}，${timeText(steps.at(-1)?.at ?? 0)}）</p>${question}${actionsOf(demand)}</li>`
          })
        return `<p>新需求 1 分钟后自动受理，再过 3 分钟自动回复；在此可立即处理。</p><ul>${rows.join('')}</ul>`
      },
    },
  },
  orders: {
    'demand-accept': (exchange, body) => {
      const { success, data } = accepted.safeParse(body)
      if (!success) return null
      exchange.take('acceptDemand', data, noUser)
      return { id: data.id }
    },
    'demand-answer': (exchange, body) => {
      const { success, data } = answered.safeParse(body)
      if (!success) return null
      exchange.take('answerDemand', data, noUser)
      return { id: data.id }
    },
  },
}
