import { documentEntries, uploadEntries } from './entries.ts'
import type { CaseFileSource } from './part.ts'

/** Notes, receipts and decisions about a deposit, and the proofs and guarantees that its owner handed in. */
export const depositFiles: CaseFileSource = (known, userId) =>
  known.deposits.ofUser(userId).flatMap(({ listing, claims, guarantee, documents }) => [
    ...claims.flatMap(({ files, at }) =>
      files.flatMap(({ id }) => uploadEntries(known, listing, id, { kind: 'payments', at })),
    ),
    ...(guarantee?.files ?? []).flatMap(({ id }) => {
      const at = known.uploads.find(id)?.at ?? 0
      return uploadEntries(known, listing, id, { kind: 'payments', at })
    }),
    ...documents.flatMap((document) => documentEntries(known, listing, document, 'payments')),
  ])
