import type { CaseFileKind } from '#src/model/case-file/schema.ts'
import type { IssuedDocument } from '../files/documents.ts'
import { documentEntries } from './entries.ts'
import type { CaseFileSource } from './part.ts'

/** Folders whose documents are about the deal, and not about its winner alone. */
const forBoth: ReadonlySet<CaseFileKind> = new Set(['deal', 'certificate'])

/** The confirmation and the certificate of a deal, the note of its payout and the invoice of its own fee, for its seller. */
export const dealFiles: CaseFileSource = (known, userId) =>
  known.deals
    .ofParty(userId)
    .filter(({ sellerId }) => sellerId === userId)
    .flatMap(({ listing, enrolId }) => {
      const won = known.enrolments.find(enrolId)?.documents ?? []
      const settlement = known.settlements.byEnrolment(enrolId)
      const entries = (issued: readonly Pick<IssuedDocument, 'name' | 'url'>[]) =>
        issued.flatMap((document) => documentEntries(known, listing, document, 'payments'))
      return [
        ...entries([...won, ...(settlement?.documents ?? [])]).filter(({ kind }) => forBoth.has(kind)),
        ...entries(settlement?.sellerDocuments ?? []),
        ...entries((settlement?.sellerInvoices ?? []).flatMap(({ document }) => document ?? [])),
      ]
    })
