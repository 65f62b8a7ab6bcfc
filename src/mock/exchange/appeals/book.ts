import { actsOf, descriptionMax, filesMax } from '#src/model/appeal/rules.ts'
import type { AppealState, AppealStep } from '#src/model/appeal/schema.ts'
import { wholeMinute } from '#src/model/time/exact.ts'
import { addWorkingDays } from '#src/model/time/working-days.ts'
import type { Appeal } from './record.ts'
import type { Exchange } from '../exchange.ts'
import { Refusal } from '../refusal.ts'

export const checkedText = (text: string, name: string, max = descriptionMax): string => {
  const plain = text.trim()
  if (plain === '') throw new Refusal(400, `请填写${name}`)
  if (Array.from(plain).length > max) throw new Refusal(400, `${name}不能超过 ${max} 字`)
  return plain
}

export type AppealBook = ReturnType<typeof createAppealBook>

/** All appeals of one exchange, newest first, and what every step of one does. */
export function createAppealBook(exchange: Exchange) {
  const appeals: Appeal[] = []

  const step = (appeal: Appeal, to: AppealState, made: Omit<AppealStep, 'at'>, dueAt: number | null) => {
    appeal.state = to
    appeal.dueAt = dueAt
    appeal.steps.push({ at: exchange.now(), ...made })
    exchange.mailbox.changed(appeal.userId, 'appeals')
  }
  const inDays = (days: number) => wholeMinute(addWorkingDays(exchange.now(), days))

  const ofUser = (userId: string, id: string): Appeal => {
    const found = appeals.find((appeal) => appeal.id === id && appeal.userId === userId)
    if (!found) throw new Refusal(404, '没有这条申诉')
    return found
  }
  const mayDo = (appeal: Appeal, act: string) => {
    if (!actsOf(appeal.state, appeal.isReview).some((known) => known === act))
      throw new Refusal(409, '申诉状态已变化，请刷新后查看')
  }
  const filesOf = (ids: string[], userId: string) => {
    if (ids.length > filesMax) throw new Refusal(400, `证明材料不能超过 ${filesMax} 个`)
    return exchange.uploads.ofOwner(ids, userId)
  }

  return { appeals, step, inDays, ofUser, mayDo, filesOf }
}
