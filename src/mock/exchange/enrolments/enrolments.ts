import type { Rooms } from '../bidding/rooms/rooms.ts'
import type { Core } from '../core.ts'
import type { Deposits } from '../deposits/deposits.ts'
import type { Documents } from '../files/documents.ts'
import type { Uploads } from '../files/uploads.ts'
import type { Kyc } from '../kyc/kyc.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { createAccess, type Debts } from './access.ts'
import { type Admission, createAdmission } from './admission.ts'
import { createEnrolmentBook, type EnrolmentBook } from './book.ts'
import { type Consents, createConsents } from './consents.ts'
import { createDrafts, type Drafts } from './drafts.ts'
import { createOutcome, type Outcome } from './room/outcome.ts'
import type { Enrolment } from './record.ts'
import { createReview, type Review } from './review.ts'
import { createSubmission, type Submission } from './submission.ts'

export type Enrolments = Pick<EnrolmentBook, 'all' | 'ofUser' | 'current'> &
  Pick<Drafts, 'check' | 'save'> &
  Pick<Consents, 'consent'> &
  Pick<Review, 'review'> &
  Submission &
  Admission &
  Outcome & {
    find: (id: string) => Enrolment | null
    /** Whether a user has enrolled for an asset, in whatever state that is. */
    isEnrolledFor: (assetsId: string) => boolean
    /** Adds what has followed the result to the progress of an enrolment. */
    addProgress: (id: string, title: string, text?: string | null) => void
    /** Keeps one from before the world began. */
    keepPast: (enrolment: Enrolment) => void
  }

type Ports = {
  mailbox: Pick<Mailbox, 'write' | 'changed'>
  documents: Pick<Documents, 'issue'>
  uploads: Pick<Uploads, 'ofOwner'>
  kyc: Pick<Kyc, 'identityOf' | 'isExpired'>
  rooms: Pick<Rooms, 'admit'>
  debts: Debts
  deposits: Pick<
    Deposits,
    'open' | 'find' | 'paidOf' | 'hasMoney' | 'freeze' | 'freezeFor' | 'unfreeze' | 'release' | 'lapse' | 'cancel'
  >
}

/** Enrolments from draft to qualification, and to the end of the rooms (domain 5.6). */
export function createEnrolments(core: Core, ports: Ports): Enrolments {
  const { mailbox, documents, uploads, kyc, rooms, deposits, debts } = ports
  const book = createEnrolmentBook(core, mailbox)
  const { all, ofUser, current, get, add } = book
  const access = createAccess(core, { kyc, enrolments: book, debts })
  const consents = createConsents(core, book, { access, kyc, mailbox })
  const drafts = createDrafts(core, book, { access, consents, uploads })
  const review = createReview(core, book, { deposits })
  const admission = createAdmission(core, book, { rooms, deposits, documents, mailbox })
  return {
    all,
    ofUser,
    current,
    find: (id) => get(id) ?? null,
    isEnrolledFor: (assetsId) => all().some(({ listing }) => listing.assetsId === assetsId),
    addProgress: (id, title, text = null) => {
      const enrolment = get(id)
      if (enrolment) book.note(enrolment, title, text)
    },
    keepPast: add,
    check: drafts.check,
    save: drafts.save,
    consent: consents.consent,
    review: review.review,
    ...createSubmission(core, book, { drafts, consents, review, deposits, documents, kyc }),
    ...admission,
    ...createOutcome(core, book, { admission, deposits, documents, mailbox, debts }),
  }
}
