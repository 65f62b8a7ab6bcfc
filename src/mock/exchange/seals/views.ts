import { maskedName } from '#src/model/kyc/masked.ts'
import { sealActsOf } from '#src/model/seal/rules.ts'
import type { PhoneFace, SealApplicant, Seal as ShownSeal } from '#src/model/seal/schema.ts'
import type { Uploads } from '../files/uploads.ts'
import type { FaceCheck, VerifiedIdentity } from '../kyc/record.ts'
import type { Seal } from './record.ts'

const unverified: SealApplicant = { kind: null, name: '', legalName: '', applicant: '' }

/** The verified party, to its own account. */
export const applicantOf = (identity: VerifiedIdentity | null): SealApplicant =>
  identity
    ? {
        kind: identity.kind,
        name: identity.name,
        legalName: identity.legalName ?? '',
        applicant: maskedName(identity.holder.name),
      }
    : unverified

type Surroundings = { uploads: Pick<Uploads, 'shownTo'>; faceTriesLeft: number }

/** A seal as its owner sees it. */
export function shownSeal(seal: Seal, { uploads, faceTriesLeft }: Surroundings): ShownSeal {
  const { id, userId, kind, name, state, design, pictureId, letterId, scopes, validTo } = seal
  const { applicant, createdAt, enabledAt, reason, face } = seal
  return {
    id,
    kind,
    name,
    state,
    design,
    picture: pictureId ? uploads.shownTo([pictureId], userId)[0] : null,
    letter: uploads.shownTo([letterId], userId)[0]!,
    scopes: [...scopes],
    validTo,
    applicant: maskedName(applicant),
    createdAt,
    enabledAt,
    reason,
    face: face && {
      token: face.token,
      state: face.state,
      until: face.until,
      triesLeft: faceTriesLeft,
      reason: face.reason,
    },
    can: [...sealActsOf(state)],
  }
}

/** What a phone that has nothing but the token is shown; nothing of the person once the check is over. */
export function shownToPhone(
  face: FaceCheck,
  about: Pick<PhoneFace, 'sealName' | 'contractName'>,
  triesLeft: number,
): PhoneFace {
  const { state, until, reason, holder } = face
  if (state === 'waiting' || state === 'scanned')
    return { state, until, reason, triesLeft: null, name: maskedName(holder.name), ...about }
  return { state, until, reason, triesLeft: state === 'failed' ? triesLeft : null, name: null, sealName: null }
}
