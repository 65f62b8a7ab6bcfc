import { answerDays, supplementDays } from '#src/model/appeal/rules.ts'
import type { AppealState } from '#src/model/appeal/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { type AppealBook, checkedText } from './book.ts'
import type { Appeal, Verdict } from './record.ts'
import type { Exchange } from '../exchange.ts'
import { Refusal } from '../refusal.ts'

/** From where each answer can be given, and what becomes of the appeal (domain 5.6). */
const verdicts: Record<Verdict, { from: readonly AppealState[]; to: AppealState; event: string }> = {
  accept: { from: ['waiting'], to: 'handling', event: 'accepted' },
  ask: { from: ['handling'], to: 'incomplete', event: 'asked' },
  support: { from: ['handling'], to: 'supported', event: 'supported' },
  reject: { from: ['handling'], to: 'rejected', event: 'rejected' },
}

const answers: Record<string, string> = {
  accepted: '已受理',
  asked: '需要补充材料',
  supported: '已获支持',
  rejected: '已被驳回',
  closed: '因逾期未补充已关闭',
}

/** A phone that can no longer be asked is replaced by the one to reach its owner under (domain 6.16, 6.17). */
function carryOut(exchange: Exchange, { kind, userId, telPhone }: Appeal): void {
  const user = exchange.tables.users.get(userId)
  if (kind === 'phone-lost' && user) exchange.security.replaceLostPhone(user, telPhone)
}

/** The exchange's people who answer appeals (domain 5.6). */
export function createAppealStaff(exchange: Exchange, { appeals, step, inDays }: AppealBook) {
  const write = (appeal: Appeal, event: string, text: string | null) =>
    exchange.mailbox.write(appeal.userId, {
      kind: 'service',
      title: '您的申诉有新回复',
      text: `申诉 ${appeal.id} ${answers[event] ?? ''}${text ? `：${text}` : ''}`,
      link: linkTo.appealDetail(appeal.id),
    })
  /** Who does not supplement in time has given up. */
  const closeWhenLate = (appeal: Appeal, dueAt: number) =>
    exchange.timers.set(dueAt, () => {
      if (appeal.state !== 'incomplete' || appeal.dueAt !== dueAt) return
      step(appeal, 'closed', { by: 'exchange', event: 'closed', text: null, files: [] }, null)
      write(appeal, 'closed', null)
    })

  return {
    /** The exchange's side answers; asking for more and a decision need words. */
    answer: (id: string, verdict: Verdict, text: string): Appeal => {
      const appeal = appeals.find((known) => known.id === id)
      if (!appeal) throw new Refusal(404, '没有这条申诉')
      const { from, to, event } = verdicts[verdict]
      if (!from.includes(appeal.state)) throw new Refusal(409, `${appeal.id} 现在不能这样处理`)
      const said = verdict === 'accept' ? text.trim() || null : checkedText(text, '答复')
      if (verdict === 'support') carryOut(exchange, appeal)
      const dueAt = { handling: inDays(answerDays), incomplete: inDays(supplementDays) }[to as string] ?? null
      step(appeal, to, { by: 'exchange', event, text: said, files: [] }, dueAt)
      if (to === 'incomplete' && dueAt !== null) closeWhenLate(appeal, dueAt)
      write(appeal, event, said)
      return appeal
    },
  }
}
