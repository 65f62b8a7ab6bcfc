import * as z from 'zod/mini'
import { intentLine } from '../../exchange/enrolment/intent.ts'
import { escaped } from '../html.ts'
import { nobody, timeText, type ToolGroup } from './tool.ts'

const verdict = z.object({
  id: z.string(),
  kind: z.enum(['pass', 'fix', 'reject']),
  reason: z.optional(z.string()),
})

/** The reviewer of enrolments: passes, gives back, refuses. */
export const qualificationTools: ToolGroup = {
  pages: {
    enrolments: {
      title: '报名审核（模拟）',
      body: ({ enrolments, tables }) => {
        const pending = enrolments.all().filter(({ state }) => state === 'PENDING')
        const forms = pending.map(
          ({ id, no, listing, userId, submittedAt, form }) =>
            `<li><p>${no} ${escaped(tables.users.get(userId)?.name ?? '')}：${escaped(listing.assetsName)}（${timeText(submittedAt ?? 0)} 提交）${escaped(intentLine(listing, form)?.join(' ') ?? '')}</p>
<form method="post" action="/__mock/enrolment-review"><input type="hidden" name="id" value="${id}"><select name="kind" aria-label="结论"><option value="pass">通过</option><option value="fix">退回补正</option><option value="reject">不通过</option></select><label>原因 <input name="reason"></label> <button>确定</button></form></li>`,
        )
        return forms.length > 0
          ? `<ul>${forms.join('')}</ul>`
          : '<p>没有待审核的报名。提交后 20 秒内无人处理的，系统自动审核。</p>'
      },
    },
  },
  orders: {
    'enrolment-review': (exchange, body) => {
      const { success, data } = verdict.safeParse(body)
      if (!success) return null
      const { id, kind, reason } = data
      const decided = kind === 'pass' ? { kind } : { kind, reason: reason?.trim() || '材料不完整' }
      exchange.take('reviewEnrolment', { id, verdict: decided }, nobody)
      return { id, state: exchange.enrolments.find(id)?.state }
    },
  },
}
