import type { Party } from '#src/model/enrolment/schema.ts'
import { maskedDocument } from '#src/model/kyc/masked.ts'
import { documentTypeLabels } from '#src/model/kyc/labels.ts'
import type { Exchange } from '../../worlds.ts'
import type { User } from '../../exchange/tables.ts'

/** A verified user as a party of a trade. Codes of organisations are public, numbers of people are masked (domain 6.25). */
export function partyOf({ kyc: realNames }: Exchange, { id, authStatus, name }: User): Party {
  const identity = realNames.identityOf(id)
  if (authStatus === 4 || identity?.kind === 'organisation')
    return { kind: 'organisation', name, documentType: '统一社会信用代码', documentNo: identity?.docNumber ?? '' }
  return {
    kind: 'person',
    name,
    documentType: documentTypeLabels[identity?.docType ?? 0] ?? '',
    documentNo: identity ? maskedDocument(identity.docNumber) : '',
  }
}
