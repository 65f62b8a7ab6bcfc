import { contractProblems } from '#src/model/contract/labels.ts'
import type { SignatureInput } from '#src/model/contract/schema.ts'
import type { SealFace } from '#src/model/seal/schema.ts'
import { createSmsCodes, signingPurpose } from '../accounts/sms-codes.ts'
import type { Core } from '../core.ts'
import { type FaceChecks, isOpen } from '../kyc/face-check.ts'
import type { FaceCheck, VerifiedIdentity } from '../kyc/record.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { Refusal } from '../refusal.ts'
import type { Contract, Signer } from './record.ts'

/** How a signer shows that signing is the own will: a code on the phone, or the face (domain 6.18). */
export type Willingness = {
  sendCode: (signer: Signer, userId: string) => { phone: string }
  /** In place of the check with this token; another one that is still open is kept. */
  startFace: (contract: Contract, identity: VerifiedIdentity, by: { userId: string; token: string | null }) => SealFace
  faceOf: (contract: Contract, userId: string) => SealFace | null
  /** The contract that a face check is for; null without one. */
  ofFace: (check: FaceCheck) => Contract | null
  /** Refuses what does not show it. A code or a check is used up by one signature. */
  use: (contract: Contract, signer: Signer, given: SignatureInput['willingness']) => 'sms' | 'face'
}

type Ports = {
  sms: { send: (telPhone: string, text: string) => void }
  mailbox: Pick<Mailbox, 'changed'>
  faces: Pick<FaceChecks, 'serve' | 'begin' | 'triesLeft'>
}

export function createWillingness(core: Core, { sms, mailbox, faces }: Ports): Willingness {
  // Only signers have these codes sent, each to the own phone.
  const codes = createSmsCodes(core, { sms, standingOf: () => 'self' })
  const checks = new Map<string, { contract: Contract; check: FaceCheck }>()
  const keyOf = ({ id }: Contract, userId: string): string => `${id} ${userId}`
  const ofFace: Willingness['ofFace'] = (check) =>
    [...checks.values()].find((known) => known.check === check)?.contract ?? null
  const changed = (userId: string) => mailbox.changed(userId, 'contracts')

  faces.serve('contract', {
    isCurrent: (check) => ofFace(check) !== null,
    changed,
    passed: ({ userId }) => changed(userId),
    usedUp: ({ userId }) => changed(userId),
  })

  const shown = ({ token, state, until, reason, userId }: FaceCheck): SealFace => ({
    token,
    state,
    until,
    reason,
    triesLeft: faces.triesLeft(userId),
  })

  return {
    ofFace,
    sendCode: ({ phone }, userId) => {
      codes.send(phone, signingPurpose, { userId })
      return { phone }
    },
    startFace: (contract, { holder }, { userId, token }) => {
      const known = checks.get(keyOf(contract, userId))?.check
      if (known && isOpen(known) && known.token !== token) return shown(known)
      if (faces.triesLeft(userId) <= 0) throw new Refusal(409, '今天的人脸识别次数已用完，请明天再试')
      const check = faces.begin({ purpose: 'contract', userId, holder })
      checks.set(keyOf(contract, userId), { contract, check })
      changed(userId)
      return shown(check)
    },
    faceOf: (contract, userId) => {
      const known = checks.get(keyOf(contract, userId))?.check
      return known ? shown(known) : null
    },
    use: (contract, { phone, needsFace, userId }, given) => {
      if (given.kind === 'sms') {
        if (needsFace) throw new Refusal(409, contractProblems.face)
        codes.check(phone, given.code, { userId, uuid: null }, signingPurpose)
        return 'sms'
      }
      const key = keyOf(contract, userId ?? '')
      const check = checks.get(key)?.check
      if (check?.token !== given.token || check.state !== 'passed') throw new Refusal(409, contractProblems.notPassed)
      checks.delete(key)
      return 'face'
    },
  }
}
