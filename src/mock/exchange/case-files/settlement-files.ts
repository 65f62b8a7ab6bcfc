import { documentEntries, uploadEntries } from './entries.ts'
import type { CaseFileSource } from './part.ts'

/** Notices, statements, the certificate and invoices of a settlement, and the proofs and guarantees that its payer handed in. */
export const settlementFiles: CaseFileSource = (known, userId) =>
  known.settlements
    .ofUser(userId)
    .flatMap(({ listing, proofs, plan, documents, invoices }) => [
      ...proofs.flatMap(({ files, at }) =>
        files.flatMap(({ id }) => uploadEntries(known, listing, id, { kind: 'payments', at })),
      ),
      ...(plan?.files ?? []).flatMap(({ id }) =>
        uploadEntries(known, listing, id, { kind: 'payments', at: plan?.at ?? 0 }),
      ),
      ...documents.flatMap((document) => documentEntries(known, listing, document, 'payments')),
      ...invoices.flatMap(({ document }) => (document ? documentEntries(known, listing, document, 'invoice') : [])),
    ])
