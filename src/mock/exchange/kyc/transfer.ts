import { compareMoney } from '#src/model/money/money.ts'
import { typedYuan } from '#src/model/money/typed.ts'
import { amountProblem, personRefusal } from '#src/model/kyc/rules.ts'
import { createDayCounts } from '../day-counts.ts'
import type { Exchange } from '../exchange.ts'
import type { Outcomes, Records } from './outcomes.ts'
import { amountText, type Claim } from './record.ts'
import { bankMs, botReviewer, transferFailed, transferLate } from './review.ts'
import { Refusal } from '../refusal.ts'
import { dayMs } from '../seed/calendar.ts'

/** Days for which the transferred amount can be told. */
const transferMs = 3 * dayMs
/** Amounts of one account on one day that were wrong: taking a claim back gives no more of them. */
const tries = 3

/** Money sent to the account of an organisation, whose amount proves that it is theirs (domain 6.2). */
export function createTransfers(exchange: Exchange, { of }: Records, { passUnlessTaken, refuse }: Outcomes) {
  const failures = createDayCounts(exchange)
  return {
    /** Refuses when the day’s tries are used up. */
    checkTries: (userId: string): void => {
      if (failures.today(userId) >= tries)
        throw new Refusal(personRefusal.way, '今天的打款金额填写次数已用完，请明天再试，或选择其他核验方式')
    },
    order: (userId: string, claim: Claim) => {
      const { round } = claim
      const until = exchange.now() + transferMs
      const amountFen = 1 + Math.floor(exchange.random() * 99)
      claim.transfer = { amountFen, state: 'sending', triesLeft: tries - failures.today(userId), until }
      exchange.timers.set(exchange.now() + bankMs, () => {
        const { claim: now } = of(userId)
        if (now?.round !== round || !now.transfer) return
        now.transfer.state = 'sent'
        exchange.mailbox.changed(userId, 'person')
      })
      exchange.timers.set(until, () => {
        if (of(userId).claim?.round === round) refuse(userId, [transferLate], botReviewer)
      })
    },
    confirm: (userId: string, amount: string) => {
      const transfer = of(userId).claim?.transfer
      if (!transfer) throw new Refusal(409, '没有待回填的打款')
      if (transfer.state === 'sending') throw new Refusal(409, '款项尚未打出，请收到后再填写')
      const problem = amountProblem(amount)
      if (problem) throw new Refusal(personRefusal.amount, problem)
      if (compareMoney(typedYuan(amount), amountText(transfer)) === 0) return passUnlessTaken(userId, botReviewer)
      failures.count(userId)
      transfer.triesLeft -= 1
      exchange.mailbox.changed(userId, 'person')
      if (transfer.triesLeft === 0) return refuse(userId, [transferFailed], botReviewer)
      throw new Refusal(personRefusal.amount, `打款金额不正确，您还有${transfer.triesLeft}次机会`)
    },
  }
}
export type Transfers = ReturnType<typeof createTransfers>
