import { compareMoney } from '#src/model/money/money.ts'
import { typedYuan } from '#src/model/money/typed.ts'
import { amountProblem, personRefusal } from '#src/model/kyc/rules.ts'
import { createDayCounts } from '../day-counts.ts'
import type { Core } from '../core.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import type { Outcomes, Records } from './outcomes.ts'
import { amountText, type Claim } from './record.ts'
import { bankMs, botReviewer, transferFailed, transferLate } from './review.ts'
import { Refusal } from '../refusal.ts'
import { dayMs } from '#src/model/time/units.ts'

/** ms within which the transferred amount can be entered. */
const transferMs = 3 * dayMs
/** Wrong amounts of one account on one day: withdrawing a claim gives no more of them. */
const tries = 3

export type Transfers = {
  /** Refuses when the day’s tries are used up. */
  checkTries: (userId: string) => void
  order: (userId: string, claim: Claim) => void
  confirm: (userId: string, amount: string) => void
}

type Ports = { records: Records; outcomes: Outcomes; mailbox: Pick<Mailbox, 'changed'> }

/** Money sent to the account of an organisation, whose amount proves that it is theirs (domain 6.2). */
export function createTransfers(core: Core, { records, outcomes, mailbox }: Ports): Transfers {
  const { of } = records
  const { passUnlessTaken, refuse } = outcomes
  const failures = createDayCounts(core)
  return {
    checkTries: (userId) => {
      if (failures.today(userId) >= tries)
        throw new Refusal(personRefusal.way, '今天的打款金额填写次数已用完，请明天再试，或选择其他核验方式')
    },
    order: (userId, claim) => {
      const { round } = claim
      const until = core.now() + transferMs
      const amountFen = 1 + Math.floor(core.random() * 99)
      claim.transfer = { amountFen, state: 'sending', triesLeft: tries - failures.today(userId), until }
      core.timers.set(core.now() + bankMs, () => {
        const { claim: now } = of(userId)
        if (now?.round !== round || !now.transfer) return
        now.transfer.state = 'sent'
        mailbox.changed(userId, 'person')
      })
      core.timers.set(until, () => {
        if (of(userId).claim?.round === round) refuse(userId, [transferLate], botReviewer)
      })
    },
    confirm: (userId, amount) => {
      const transfer = of(userId).claim?.transfer
      if (!transfer) throw new Refusal(409, '没有待回填的打款')
      if (transfer.state === 'sending') throw new Refusal(409, '款项尚未打出，请收到后再填写')
      const problem = amountProblem(amount)
      if (problem) throw new Refusal(personRefusal.amount, problem)
      if (compareMoney(typedYuan(amount), amountText(transfer)) === 0) return passUnlessTaken(userId, botReviewer)
      failures.count(userId)
      transfer.triesLeft -= 1
      mailbox.changed(userId, 'person')
      if (transfer.triesLeft === 0) return refuse(userId, [transferFailed], botReviewer)
      throw new Refusal(personRefusal.amount, `打款金额不正确，您还有${transfer.triesLeft}次机会`)
    },
  }
}
