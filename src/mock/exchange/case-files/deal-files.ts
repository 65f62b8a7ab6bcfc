import type { CaseFileKind } from '#src/model/case-file/schema.ts'
import { documentEntries } from './entries.ts'
import type { CaseFileSource } from './part.ts'

/** Folders whose documents are about the deal, and not about its winner alone. */
const forBoth: ReadonlySet<CaseFileKind> = new Set(['deal', 'certificate'])

/** The confirmation and the certificate of a deal, for its seller. */
export const dealFiles: CaseFileSource = (known, userId) =>
  known.deals
    .ofParty(userId)
    .filter(({ sellerId }) => sellerId === userId)
    .flatMap(({ listing, enrolId }) => {
      const won = known.enrolments.find(enrolId)?.documents ?? []
      const paid = known.settlements.byEnrolment(enrolId)?.documents ?? []
      return [...won, ...paid].flatMap((document) => documentEntries(known, listing, document, 'payments'))
    })
    .filter(({ kind }) => forBoth.has(kind))
