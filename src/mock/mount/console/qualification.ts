import * as z from 'zod/mini'
import type { EnrolForm } from '#src/model/enrolment/schema.ts'
import { intentLine } from '../../exchange/enrolments/requirements.ts'
import type { Verdict } from '../../exchange/enrolments/review.ts'
import type { Exchange } from '../../worlds.ts'
import { escaped } from '../http/html.ts'
import { fileLink, noUser, timeText, type ToolGroup } from './tool.ts'

type Order = { kind: 'pass' | 'pass-without-priority' | 'fix' | 'reject'; reason?: string | undefined }

function verdictOf({ kind, reason }: Order): Verdict {
  const text = reason?.trim()
  if (kind === 'pass') return { kind }
  if (kind === 'pass-without-priority') return { kind: 'pass', withoutPriority: text || '证明材料不足以证明优先权' }
  return { kind, reason: text || '材料不完整' }
}

/** Links to the proofs of a claimed priority. */
function proofs(exchange: Exchange, { isPriority, files }: EnrolForm): string {
  if (!isPriority) return ''
  const links = (files['priority'] ?? []).flatMap((id) => {
    const file = exchange.uploads.find(id)
    return file ? [fileLink(exchange, file)] : []
  })
  return `<p>声明优先权：${links.join('、')}</p>`
}

const withoutPriority = '<option value="pass-without-priority">通过，不认可优先权</option>'

const verdict = z.object({
  id: z.string(),
  kind: z.enum(['pass', 'pass-without-priority', 'fix', 'reject']),
  reason: z.optional(z.string()),
})

/** The reviewer of enrolments: passes, returns for correction, rejects. */
export const qualificationTools: ToolGroup = {
  pages: {
    enrolments: {
      title: '报名审核（模拟）',
      body: (exchange) => {
        const { enrolments, tables } = exchange
        const pending = enrolments.all().filter(({ state }) => state === 'PENDING')
        const forms = pending.map(
          ({ id, no, listing, userId, submittedAt, form }) =>
            `<li><p>${no} ${escaped(tables.users.get(userId)?.name ?? '')}：${escaped(listing.assetsName)}（${timeText(submittedAt ?? 0)} 提交）${escaped(intentLine(listing, form)?.join(' ') ?? '')}</p>${proofs(exchange, form)}
<form method="post" action="/__mock/enrolment-review"><input type="hidden" name="id" value="${id}"><select name="kind" aria-label="结论"><option value="pass">通过</option>${form.isPriority ? withoutPriority : ''}<option value="fix">退回补正</option><option value="reject">不通过</option></select><label>原因 <input name="reason"></label> <button>确定</button></form></li>`,
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
      const { id } = data
      exchange.take('reviewEnrolment', { id, verdict: verdictOf(data) }, noUser)
      return { id, state: exchange.enrolments.find(id)?.state }
    },
  },
}
