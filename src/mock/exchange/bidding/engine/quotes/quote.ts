import { accept } from './accept.ts'
import { unitsOf } from '../amounts.ts'
import { acceptedAnswer, refusedAnswer } from './answer.ts'
import { firstFailing, personChecks, phaseChecks, rateChecks, type Try } from './checks.ts'
import { hasSpentTooMany, knownAnswer, withAnswer } from './keys.ts'
import type { Judged, Work } from '../mode.ts'
import { type Answer, type Bidder, type Command, initialBidderState, type Rejected } from '../room.ts'
import { transact, openOf, patch } from '../work.ts'

type QuoteCommand = Extract<Command, { kind: 'quote' }>

function judgeAmount(work: Work, bidder: Bidder, { request, at }: Try): Rejected | Judged {
  const { room } = work
  const open = openOf(work)
  const given = unitsOf(request.amount, room.config.decimals)
  if (!open || given === null || given <= 0n) return { code: 'E_FMT' }
  const judged: Judged = { room, bidder, request, units: open.countsAs?.(room, given) ?? given, at }
  for (const check of open.checks) {
    const reason = check(judged)
    if (reason) return reason
  }
  return open.divert?.(work, judged) ?? judged
}

/** From the tenth check on the try counts: its instant is kept, and its answer under its key. */
function judge(work: Work, attempt: Try, bidder: Bidder, salt: string): Answer {
  const { request, at } = attempt
  const { bidderStates } = work.room
  patch(work, {
    bidderStates: {
      ...bidderStates,
      [bidder.userId]: { ...(bidderStates[bidder.userId] ?? initialBidderState), lastTryAt: at },
    },
  })
  const outcome = transact(work, at, () => {
    const judged = judgeAmount(work, bidder, attempt)
    if ('code' in judged) return judged
    const priority = (request.priority ?? false) && openOf(work)?.isRising === true
    return accept(work, { bidder, units: judged.units, at, priority, salt })
  })
  return 'code' in outcome ? refusedAnswer(work, at, outcome) : acceptedAnswer(work, at, outcome)
}

/** Whether a refusal is kept under its key: of those about the key itself nothing new is to be kept. */
const isStored = (early: Rejected | null): boolean => early?.code !== 'E_KEY' && early?.code !== 'E_RATE'

/** One request, one reply, one reason (domain 3.3). */
export function quote(work: Work, command: QuoteCommand, at: number): Answer {
  const { who, request, funds = null, salt = '' } = command
  const userId = who.userId ?? ''
  const known = knownAnswer(work.room, userId, request)
  if (known) return known
  if (hasSpentTooMany(work.room, userId)) return refusedAnswer(work, at, { code: 'E_RATE' })
  const attempt: Try = { work, who, funds, request, at }
  const early = firstFailing([...personChecks, ...phaseChecks, ...rateChecks], attempt)
  const bidder = work.room.bidders[userId]
  if (!bidder) return refusedAnswer(work, at, early ?? { code: 'E_QUAL' })
  const answer = early ? refusedAnswer(work, at, early) : judge(work, attempt, bidder, salt)
  if (isStored(early)) work.room = withAnswer(work.room, userId, request, answer)
  return answer
}
