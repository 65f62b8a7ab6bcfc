import { personRefusal } from '#src/model/kyc/rules.ts'
import { type FaceCheckReason, faceCheckReasonLabels } from '#src/model/kyc/labels.ts'
import { createDayCounts } from '../day-counts.ts'
import type { Core } from '../core.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { token as newToken } from '../random.ts'
import type { Outcomes, Records } from './outcomes.ts'
import type { Claim, FaceCheck } from './record.ts'
import { faceFailed, faceLate, botReviewer } from './review.ts'
import { Refusal } from '../refusal.ts'
import { dayMs } from '#src/model/time/units.ts'

/** ms for which one code can be scanned and used; failed attempts of one account on one day (domain 5.6). */
const attemptMs = 5 * 60_000
const failuresMax = 3

/** The page that a phone opens. */
export const facePath = '/mock-face/check'
export const faceAddress = (token: string): string => `${facePath}?token=${token}`

export type FaceVerdict = 'pass' | 'cancel' | FaceCheckReason

/** Whether the attempt can still come to something. */
const isLive = ({ state, until }: FaceCheck, now: number): boolean =>
  (state === 'waiting' || state === 'scanned') && until > now

/** Attempts, each with a code of its own that runs out. */
function createAttempts(core: Core, of: Records['of'], changed: (userId: string) => void) {
  return (userId: string): FaceCheck => {
    const face: FaceCheck = {
      token: newToken(core.random, 24),
      state: 'waiting',
      until: core.now() + attemptMs,
      reason: null,
    }
    core.timers.set(face.until, () => {
      if (of(userId).claim?.face !== face || (face.state !== 'waiting' && face.state !== 'scanned')) return
      face.state = 'expired'
      changed(userId)
    })
    return face
  }
}

type Found = { userId: string; claim: Claim; face: FaceCheck }

export type FaceChecks = {
  find: (token: string) => Found | null
  triesLeft: (userId: string) => number
  /** Refuses when the day’s attempts are used up. */
  checkTries: (userId: string) => void
  begin: (userId: string, claim: Claim) => void
  /** A new attempt in place of `token`; when another window has begun one already, that one is kept. */
  renew: (userId: string, token: string) => void
  /** A phone has opened the page. */
  open: (token: string) => void
  /** The result of the comparison. */
  conclude: (token: string, verdict: FaceVerdict) => void
}

type Ports = { records: Records; outcomes: Outcomes; mailbox: Pick<Mailbox, 'changed'> }

/** Faces shown to a phone, for the claims of persons (domain 5.6: 待扫码, 已扫码, 成功, 失败, 失效, 取消; one use only). */
export function createFaceChecks(core: Core, { records, outcomes, mailbox }: Ports): FaceChecks {
  const { of, all } = records
  const { passUnlessTaken, refuse } = outcomes
  const failures = createDayCounts(core)
  const changed = (userId: string) => mailbox.changed(userId, 'person')

  const attempt = createAttempts(core, of, changed)

  const find = (token: string): Found | null => {
    for (const [userId, { claim }] of all())
      if (claim?.face && claim.face.token === token) return { userId, claim, face: claim.face }
    return null
  }
  const liveOf = (token: string) => {
    const found = find(token)
    if (!found || !isLive(found.face, core.now())) throw new Refusal(410, '二维码已失效，请在电脑上重新获取')
    return found
  }

  const failed = (userId: string, face: FaceCheck, reason: FaceCheckReason) => {
    if (failures.count(userId) >= failuresMax)
      return refuse(userId, [{ text: faceCheckReasonLabels[reason], fix: '' }, faceFailed], botReviewer)
    Object.assign(face, { state: 'failed', reason })
    return changed(userId)
  }

  return {
    find,
    triesLeft: (userId) => failuresMax - failures.today(userId),
    checkTries: (userId) => {
      if (failures.today(userId) >= failuresMax)
        throw new Refusal(personRefusal.way, '今天的人脸识别次数已用完，请明天再试，或选择其他核验方式')
    },
    begin: (userId, claim) => {
      const { round } = claim
      claim.face = attempt(userId)
      core.timers.set(core.now() + dayMs, () => {
        if (of(userId).claim?.round === round) refuse(userId, [faceLate], botReviewer)
      })
    },
    renew: (userId, token) => {
      const { claim } = of(userId)
      if (!claim?.face) throw new Refusal(409, '没有待完成的人脸识别')
      if (claim.face.token !== token) return
      claim.face = attempt(userId)
      changed(userId)
    },
    open: (token) => {
      const { userId, face } = liveOf(token)
      if (face.state === 'scanned') return
      face.state = 'scanned'
      changed(userId)
    },
    conclude: (token, verdict) => {
      const { userId, face } = liveOf(token)
      if (verdict === 'pass') return passUnlessTaken(userId, botReviewer)
      if (verdict !== 'cancel') return failed(userId, face, verdict)
      face.state = 'cancelled'
      return changed(userId)
    },
  }
}
