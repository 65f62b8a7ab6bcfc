import { dayMs, hourMs } from '#src/model/time/units.ts'
import { isWorkingDay } from '#src/model/time/working-days.ts'
import { date, parseShanghai } from '#src/model/time/shanghai.ts'
import { randomFrom } from '../../../../random.ts'
import type { Procurement } from '../../../tables.ts'
import { documentsWord, responseWord, subjectOf } from './terms.ts'

/** What was asked about the documents of a seeded project, and answered to all. */
export type SeededQuestion = { id: string; askedAt: number; text: string; answeredAt: number; answer: string }

/** The afternoons of the working days between the beginning of the sale and the end of the questions. */
function afternoonsIn({ dates: { saleFrom, questionsUntil } }: Procurement): number[] {
  const first = (parseShanghai(date(saleFrom)) ?? saleFrom) + dayMs + 15 * hourMs
  const days = Math.max(0, Math.floor((questionsUntil - first) / dayMs) + 1)
  return Array.from({ length: days }, (_, index) => first + index * dayMs).filter(
    (at) => at < questionsUntil && isWorkingDay(at),
  )
}

type Pair = readonly [question: string, answer: string]

const pairsOf = (project: Procurement): readonly Pair[] => {
  const { period, record } = subjectOf(project)
  const response = responseWord(project)
  return [
    [
      `${documentsWord(project)}要求“${record}”，业绩时间以合同签订日期还是验收日期为准？`,
      '以合同签订日期为准，同时提供验收证明；在建项目不计。',
    ],
    [
      `履约期限“${period}”的起算时间是否可以商定？`,
      '自合同约定的开工（开始）日期起算，具体日期由双方在合同中约定，总期限不变。',
    ],
    [`${response}中的报价表能否增加备注列？`, '报价表格式不得改动；需要说明的事项写入报价说明，报价以总价为准。'],
    [
      '保证金能否以银行保函形式提交？',
      '可以。保函的有效期不短于投标（响应）有效期，原件在截止时间前递交或者在线验证。',
    ],
    ['授权委托人是否必须到开标现场？', '不需要。开标在网上公开进行，授权委托人在线确认开标记录即可。'],
  ]
}

/** About a third of the projects have one or two. */
export function seededQuestionsOf(project: Procurement): SeededQuestion[] {
  const random = randomFrom(`questions:${project.id}`)
  if (!random.chance(0.34)) return []
  const moments = random.sample(afternoonsIn(project), random.int(1, 2)).toSorted((one, other) => one - other)
  const pairs = random.sample(pairsOf(project), moments.length)
  return moments.map((answeredAt, index) => {
    const [text, answer] = pairs[index]!
    // Asked on the day before, but not before the sale begins.
    const askedAt = Math.max(answeredAt - random.int(20, 28) * hourMs, project.dates.saleFrom + hourMs)
    return { id: `seeded-${index + 1}`, askedAt, text, answeredAt, answer }
  })
}

/** When the place of the opening is changed, in about one of eight projects; null in the others. No date changes with it. */
export function placeChangedAt(project: Procurement): number | null {
  const random = randomFrom(`change:${project.id}`)
  if (!random.chance(0.13)) return null
  const moments = afternoonsIn(project)
  return moments.length === 0 ? null : random.pick(moments) + hourMs
}
