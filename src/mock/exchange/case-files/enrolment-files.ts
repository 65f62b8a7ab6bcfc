import { documentEntries, uploadEntries } from './entries.ts'
import type { CaseFileSource } from './part.ts'

/** What was handed in with an enrolment, and what the exchange issued about it and its rooms. */
export const enrolmentFiles: CaseFileSource = (known, userId) =>
  known.enrolments.ofUser(userId).flatMap(({ listing, form, fix, submittedAt, documents }) => {
    // While it is being corrected, what had been handed in still counts.
    const handedIn = submittedAt === null ? [] : Object.values((fix?.returned ?? form).files).flat()
    const at = submittedAt ?? 0
    return [
      ...handedIn.flatMap((fileId) => uploadEntries(known, listing, fileId, { kind: 'materials', at })),
      ...documents.flatMap((document) => documentEntries(known, listing, document, 'materials')),
    ]
  })
