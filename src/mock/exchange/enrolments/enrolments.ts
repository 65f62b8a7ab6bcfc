import type { Exchange } from '../exchange.ts'
import { createBook } from './book.ts'
import { createConsents } from './consents.ts'
import { beginDemo, demoAfterMs } from './demo.ts'
import { createDrafts } from './drafts.ts'
import { createLapsing } from './lapsing.ts'
import { createOutcome } from './outcome.ts'
import type { Enrolment } from './record.ts'
import { createReview } from './review.ts'
import { createSubmission } from './submission.ts'

export type Enrolments = ReturnType<typeof createEnrolments>

/** Enrolments and their way from draft to qualification, and to the room's end (domain 5.6). */
export function createEnrolments(exchange: Exchange) {
  const book = createBook(exchange)
  const { all, ofUser, current, enrolments } = book
  const consents = createConsents(book)
  const drafts = createDrafts(book, consents)
  const { judge, opinionOf, review } = createReview(book)
  const lapsing = createLapsing(book)
  if (exchange.bots) exchange.timers.set(exchange.startedAt + demoAfterMs, () => beginDemo(exchange))
  return {
    all,
    ofUser,
    current,
    /** One that was there before the world began. */
    keepPast: (enrolment: Enrolment): void => void enrolments.set(enrolment.id, enrolment),
    find: (id: string): Enrolment | null => enrolments.get(id) ?? null,
    ...drafts,
    consent: consents.consent,
    review,
    ...createSubmission(book, drafts, consents, { judge, opinionOf, review }),
    lapseUnqualified: lapsing.lapseUnqualified,
    ...createOutcome(book, lapsing),
  }
}
