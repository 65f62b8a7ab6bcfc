import type { FaceCheckReason } from '#src/model/kyc/labels.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { createDayCounts } from '../day-counts.ts'
import type { Core } from '../core.ts'
import { token as newToken } from '../random.ts'
import type { FaceCheck, FacePurpose } from './record.ts'
import { Refusal } from '../refusal.ts'

/** ms for which one code can be scanned and used; failed attempts of one account on one day (domain 5.6). */
const attemptMs = 5 * 60_000
const failuresMax = 3
/** Checks that are remembered, so that a phone learns how an older one ended; more are only made by trying. */
const checksMax = 5_000

/** The page of the comparison service, which the phone opens. */
export const facePath = '/mock-face/check'
export const faceAddress = (token: string): string => `${facePath}?token=${token}`

export type FaceVerdict = 'pass' | 'cancel' | FaceCheckReason

/** Still waits for a phone or its result; a timer ends it. */
export const isOpen = ({ state }: FaceCheck): boolean => state === 'waiting' || state === 'scanned'

/** What the service that asks for checks does about them. */
export type FaceClient = {
  /** Whether it still waits for this check, or has shown how it ended: a replaced or withdrawn one is over. */
  isCurrent: (check: FaceCheck) => boolean
  changed: (userId: string) => void
  passed: (check: FaceCheck) => void
  /** The check has failed, and it was the last of the day. */
  usedUp: (check: FaceCheck, reason: FaceCheckReason) => void
}

export type FaceChecks = {
  /** Names the service that asks for checks of this purpose. */
  serve: (purpose: FacePurpose, client: FaceClient) => void
  /** The check with this token, if its service still knows it. */
  find: (token: string) => FaceCheck | null
  /** Checks that wait for a phone or its result. */
  open: () => FaceCheck[]
  triesLeft: (userId: string) => number
  begin: (given: Pick<FaceCheck, 'purpose' | 'userId' | 'holder'>) => FaceCheck
  /** A phone has opened the page. */
  scan: (token: string) => FaceCheck
  /** The person agrees to the comparison. */
  consent: (token: string) => FaceCheck
  /** The result of the comparison. */
  conclude: (token: string, verdict: FaceVerdict) => void
}

/** Where the phone goes when the comparison is over; null stays on the page of the comparison. */
export const returnOf = ({ purpose, token }: FaceCheck): string | null =>
  purpose === 'kyc' ? null : linkToOwn.sealFace(token)

/** The face verification service, for claims of persons, for seals and for signing (domain 5.6: 待扫码, 已扫码, 成功, 失败, 失效, 取消; one use only). */
export function createFaceChecks(core: Core): FaceChecks {
  const failures = createDayCounts(core)
  const clients = new Map<FacePurpose, FaceClient>()
  const checks = new Map<string, FaceCheck>()
  const clientOf = ({ purpose }: FaceCheck) => clients.get(purpose)!
  const changed = (check: FaceCheck) => clientOf(check).changed(check.userId)

  const find = (token: string): FaceCheck | null => {
    const check = checks.get(token)
    return check && clientOf(check).isCurrent(check) ? check : null
  }
  const liveOf = (token: string): FaceCheck => {
    const check = find(token)
    if (!check || !isOpen(check)) throw new Refusal(410, '二维码已失效，请在电脑上重新获取')
    return check
  }

  const failed = (check: FaceCheck, reason: FaceCheckReason) => {
    Object.assign(check, { state: 'failed', reason })
    if (failures.count(check.userId) >= failuresMax) clientOf(check).usedUp(check, reason)
    else changed(check)
  }

  return {
    serve: (purpose, client) => void clients.set(purpose, client),
    find,
    open: () => [...checks.values()].filter((check) => isOpen(check) && clientOf(check).isCurrent(check)),
    triesLeft: (userId) => failuresMax - failures.today(userId),
    begin: (given) => {
      const check: FaceCheck = {
        ...given,
        token: newToken(core.random, 24),
        state: 'waiting',
        until: core.now() + attemptMs,
        reason: null,
        hasConsent: false,
      }
      checks.set(check.token, check)
      if (checks.size > checksMax) checks.delete(checks.keys().next().value!)
      core.timers.set(check.until, () => {
        if (!isOpen(check)) return
        check.state = 'expired'
        if (clientOf(check).isCurrent(check)) changed(check)
      })
      return check
    },
    scan: (token) => {
      const check = liveOf(token)
      if (check.state === 'scanned') return check
      check.state = 'scanned'
      changed(check)
      return check
    },
    consent: (token) => {
      const check = liveOf(token)
      check.hasConsent = true
      return check
    },
    conclude: (token, verdict) => {
      const check = liveOf(token)
      if (verdict === 'pass') {
        check.state = 'passed'
        clientOf(check).passed(check)
      } else if (verdict === 'cancel') {
        check.state = 'cancelled'
        changed(check)
      } else failed(check, verdict)
    },
  }
}
