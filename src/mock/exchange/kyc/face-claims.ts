import { faceCheckReasonLabels } from '#src/model/kyc/labels.ts'
import { dayMs } from '#src/model/time/units.ts'
import type { Core } from '../core.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { Refusal } from '../refusal.ts'
import type { FaceChecks } from './face-check.ts'
import type { Outcomes, Records } from './outcomes.ts'
import type { Claim, FaceCheck } from './record.ts'
import { botReviewer, faceFailed, faceLate } from './review.ts'

type FaceClaims = {
  begin: (userId: string, claim: Claim) => void
  /** A new attempt in place of `token`; when another window has begun one already, that one is kept. */
  renew: (userId: string, token: string) => void
}

type Ports = { records: Records; outcomes: Outcomes; mailbox: Pick<Mailbox, 'changed'>; faces: FaceChecks }

/** Claims of persons that are verified by face (domain 6.1). */
export function createFaceClaims(core: Core, { records, outcomes, mailbox, faces }: Ports): FaceClaims {
  const { of } = records
  const { passUnlessTaken, refuse } = outcomes
  const changed = (userId: string) => mailbox.changed(userId, 'person')
  faces.serve('kyc', {
    isCurrent: (check) => of(check.userId).claim?.face === check,
    changed,
    passed: ({ userId }) => passUnlessTaken(userId, botReviewer),
    usedUp: ({ userId }, reason) =>
      refuse(userId, [{ text: faceCheckReasonLabels[reason], fix: '' }, faceFailed], botReviewer),
  })
  /** Only persons claim by face. */
  const attempt = (userId: string, { kind, data }: Claim): FaceCheck =>
    faces.begin({
      purpose: 'kyc',
      userId,
      holder: { name: data.name, docNumber: kind === 'person' ? data.docNumber : '' },
    })
  return {
    begin: (userId, claim) => {
      const { round } = claim
      claim.face = attempt(userId, claim)
      core.timers.set(core.now() + dayMs, () => {
        if (of(userId).claim?.round === round) refuse(userId, [faceLate], botReviewer)
      })
    },
    renew: (userId, token) => {
      const { claim } = of(userId)
      if (!claim?.face) throw new Refusal(409, '没有待完成的人脸识别')
      if (claim.face.token !== token) return
      claim.face = attempt(userId, claim)
      changed(userId)
    },
  }
}
