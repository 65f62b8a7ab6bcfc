import * as z from 'zod/mini'
import { isOpen } from '#src/model/appeal/rules.ts'
import { appealEventLabels, appealKindLabels, appealStateLabels } from '#src/model/appeal/labels.ts'
import type { Appeal, Verdict } from '../../exchange/appeals/record.ts'
import { escaped } from '../http/html.ts'
import { noUser, timeText, type ToolGroup } from './tool.ts'

const order = z.object({
  id: z.string(),
  verdict: z.enum(['accept', 'ask', 'support', 'reject']),
  text: z.optional(z.string()),
})

const choices: Partial<Record<Appeal['state'], readonly (readonly [Verdict, string])[]>> = {
  waiting: [['accept', '受理']],
  handling: [
    ['ask', '要求补充'],
    ['support', '支持'],
    ['reject', '驳回'],
  ],
}

/** The effect of a decision in favour of the claimant. */
function outcomeOf({ kind, telPhone, state }: Appeal): string {
  if (!isOpen(state)) return ''
  if (kind === 'phone-lost') return `<p>支持后，账户绑定的手机号码改为 ${escaped(telPhone)}。</p>`
  return kind === 'factor-lost' ? '<p>支持后，账户的全部安全验证方式将被移除，所有设备退出登录。</p>' : ''
}

const formOf = ({ id, state }: Appeal): string => {
  const buttons = (choices[state] ?? []).map(
    ([verdict, word]) => `<button name="verdict" value="${verdict}">${word}</button>`,
  )
  if (buttons.length === 0) return ''
  return `<form method="post" action="/__mock/appeal"><input type="hidden" name="id" value="${escaped(id)}"><label>答复 <input name="text" maxlength="500" size="60"></label> ${buttons.join(' ')}</form>`
}

const filesText = (files: readonly { url: string; name: string }[]): string =>
  files.map(({ url, name }) => `<a href="${escaped(url)}">${escaped(name)}</a>`).join('、')

const shown = (appeal: Appeal): string => {
  const steps = appeal.steps.map(
    ({ at, event, text, files }) =>
      `<li>${timeText(at)} ${appealEventLabels[event] ?? escaped(event)} ${escaped(text ?? '')} ${filesText(files)}</li>`,
  )
  return `<section><h2>${escaped(appeal.id)} ${appealKindLabels[appeal.kind]} · ${appealStateLabels[appeal.state].label}</h2><p>${escaped(appeal.contact)} ${escaped(appeal.telPhone)}；${escaped(appeal.about)}</p><p>${escaped(appeal.description)}</p><p>${filesText(appeal.files)}</p><ul>${steps.join('')}</ul>${outcomeOf(appeal)}${formOf(appeal)}</section>`
}

/** The exchange's staff who decide appeals. */
export const appealTools: ToolGroup = {
  pages: {
    appeals: {
      title: '申诉处理（模拟）',
      body: ({ appeals }) => (appeals.all().length === 0 ? '<p>还没有申诉。</p>' : appeals.all().map(shown).join('')),
    },
  },
  orders: {
    appeal: (exchange, body) => {
      const { success, data } = order.safeParse(body)
      if (!success) return null
      const { id, verdict, text = '' } = data
      const { state } = exchange.take('answerAppeal', { id, verdict, text }, noUser)
      return { id, state }
    },
  },
}
