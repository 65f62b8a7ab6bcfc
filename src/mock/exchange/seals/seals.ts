import { applicationProblem, endOfSeal, sealActsOf, textProblem } from '#src/model/seal/rules.ts'
import type { SealAct, SealApplication, SealState } from '#src/model/seal/schema.ts'
import { enrolRefusal } from '#src/model/enrolment/schema.ts'
import { personRefusal } from '#src/model/kyc/rules.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { date } from '#src/model/time/shanghai.ts'
import type { Core } from '../core.ts'
import type { Uploads } from '../files/uploads.ts'
import { type FaceChecks, isOpen } from '../kyc/face-check.ts'
import type { Kyc } from '../kyc/kyc.ts'
import type { FaceCheck } from '../kyc/record.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import type { Seal, SealInput, SealVerdict } from './record.ts'
import { seedSeals } from './seed.ts'
import { applicantOf } from './views.ts'

/** ms that the exchange’s reviewer takes, unless a person decides earlier. */
const reviewMs = 20_000
/** Seals of one account. */
const sealsMax = 20

export type Seals = {
  /** A user’s seals, the newest first. */
  of: (userId: string) => Seal[]
  all: () => readonly Seal[]
  ofUser: (userId: string, id: string) => Seal
  /** The seal that a face check is for, or null. */
  ofFace: (check: FaceCheck) => Seal | null
  /** Keeps a new application, or changes a draft or a refused one, and begins its face check. */
  save: (userId: string, input: SealInput) => Seal
  /** Begins a face check in place of that with `token`; another one that is still open is kept. */
  startFace: (userId: string, id: string, token: string | null) => Seal
  /** A refused seal is handed in again as it is. */
  resubmit: (userId: string, id: string) => Seal
  stop: (userId: string, id: string) => Seal
  enable: (userId: string, id: string) => Seal
  remove: (userId: string, id: string) => void
  /** The reviewer decides; a refusal needs a reason. */
  review: (id: string, verdict: SealVerdict, reason: string) => Seal
}

type Ports = {
  mailbox: Pick<Mailbox, 'write' | 'changed'>
  uploads: Pick<Uploads, 'find' | 'ofOwner' | 'keep'>
  kyc: Pick<Kyc, 'identityOf'> & { faces: Pick<FaceChecks, 'serve' | 'begin' | 'triesLeft'> }
}

/** What the owner is told when a seal comes to a state. */
const notes: Record<SealState, (seal: Seal) => { title: string; text: string }> = {
  draft: ({ name }) => ({ title: '印章待提交', text: `“${name}”已转为待提交，请完成人脸识别后提交审核。` }),
  checking: ({ name }) => ({ title: '印章审核中', text: `“${name}”已提交审核，审核结果将另行通知。` }),
  active: ({ name }) => ({ title: '印章已启用', text: `“${name}”已启用，可以用于签署。` }),
  stopped: ({ name }) => ({ title: '印章停用', text: `“${name}”已停用，启用前不能用于签署。` }),
  refused: ({ name, reason }) => ({ title: '印章驳回', text: `“${name}”未通过审核：${reason}` }),
  expired: ({ name }) => ({
    title: '印章过期',
    text: `“${name}”已过有效期，不能再用于签署；如需继续使用，请重新申请。`,
  }),
}

const checkMay = ({ state }: Seal, ...wanted: SealAct[]) => {
  if (!wanted.some((act) => sealActsOf(state).includes(act))) throw new Refusal(409, '印章状态已变化，请刷新后查看')
}

/** Files of an application belong to the applicant, and were uploaded for this. */
function createFileCheck(uploads: Pick<Uploads, 'find' | 'ofOwner'>) {
  const checkFile = (id: string, userId: string, purpose: string) => {
    uploads.ofOwner([id], userId)
    if (uploads.find(id)?.purpose !== purpose) throw new Refusal(400, '所选文件不能用于印章申请')
  }
  return (userId: string, { letterId, pictureId }: SealApplication) => {
    checkFile(letterId, userId, 'sealLetter')
    if (pictureId) checkFile(pictureId, userId, 'sealPicture')
  }
}

/** Electronic seals of the users (domain 5.6, 6.19). */
export function createSeals(core: Core, { mailbox, uploads, kyc }: Ports): Seals {
  const { faces } = kyc
  const seals = seedSeals(core, uploads)
  let made = seals.length
  const checkFiles = createFileCheck(uploads)
  const changed = (userId: string) => mailbox.changed(userId, 'contracts')

  const identityOf = (userId: string) => {
    const identity = kyc.identityOf(userId)
    if (!identity) throw new Refusal(enrolRefusal.notVerified, '请先完成实名认证')
    return identity
  }
  const problemOf = (seal: Seal) => applicationProblem(seal, applicantOf(kyc.identityOf(seal.userId)), core.now())

  const turn = (seal: Seal, state: SealState, reason: string | null = null) => {
    seal.state = state
    seal.reason = reason
    mailbox.write(seal.userId, { kind: 'contract', ...notes[state](seal), link: linkToOwn.seals() })
    changed(seal.userId)
  }

  const find = (id: string): Seal => {
    const found = seals.find((seal) => seal.id === id)
    if (!found) throw new Refusal(404, '印章不存在')
    return found
  }
  const ofUser = (userId: string, id: string): Seal => {
    const found = find(id)
    if (found.userId !== userId) throw new Refusal(404, '印章不存在')
    return found
  }

  /** A seal that is in use or stopped ends with its last day. */
  const watchEnd = (seal: Seal) =>
    core.timers.set(endOfSeal(seal.validTo)!, () => {
      if (seal.state === 'active' || seal.state === 'stopped') turn(seal, 'expired')
    })
  for (const seal of seals) watchEnd(seal)

  const review = (id: string, verdict: SealVerdict, reason: string): Seal => {
    const seal = find(id)
    if (seal.state !== 'checking') throw new Refusal(409, `${seal.id} 不在审核中`)
    const plain = reason.trim()
    if (verdict === 'refuse') {
      if (plain === '') throw new Refusal(400, '请填写驳回原因')
      turn(seal, 'refused', plain)
      return seal
    }
    refuseIf(problemOf(seal), 409)
    seal.enabledAt = core.now()
    turn(seal, 'active')
    watchEnd(seal)
    return seal
  }

  /** A seal whose face check has passed is handed in, and decided by the rules unless a person is quicker. */
  const handIn = (seal: Seal) => {
    seal.round += 1
    const { round } = seal
    turn(seal, 'checking')
    core.timers.set(core.now() + reviewMs, () => {
      if (seal.state !== 'checking' || seal.round !== round) return
      const problem = problemOf(seal)
      review(seal.id, problem === null ? 'pass' : 'refuse', problem ?? '')
    })
  }

  const ofFace = (check: FaceCheck) => seals.find(({ face }) => face === check) ?? null
  faces.serve('seal', {
    isCurrent: (check) => ofFace(check) !== null,
    changed,
    passed: (check) => {
      const seal = ofFace(check)
      if (seal) handIn(seal)
    },
    usedUp: ({ userId }) => changed(userId),
  })

  const checkTries = (userId: string) => {
    if (faces.triesLeft(userId) <= 0) throw new Refusal(personRefusal.way, '今天的人脸识别次数已用完，请明天再试')
  }
  const beginFace = (seal: Seal) => {
    const { holder } = identityOf(seal.userId)
    seal.applicant = holder.name
    seal.face = faces.begin({ purpose: 'seal', userId: seal.userId, holder })
    changed(seal.userId)
  }

  /** The new content of a draft or a refused seal; a running face check was for the old one. */
  const change = (seal: Seal, application: SealApplication, requestId: string): Seal => {
    Object.assign(seal, application, { requestId, face: null })
    if (seal.state === 'refused') turn(seal, 'draft')
    return seal
  }
  const create = (userId: string, application: SealApplication, requestId: string): Seal => {
    if (seals.filter((seal) => seal.userId === userId).length >= sealsMax)
      throw new Refusal(409, `每个账户最多 ${sealsMax} 枚印章，请先删除不需要的`)
    made += 1
    const seal: Seal = {
      ...application,
      id: `YZ${date(core.now()).replaceAll('-', '')}${String(made).padStart(4, '0')}`,
      userId,
      requestId,
      state: 'draft',
      applicant: '',
      createdAt: core.now(),
      enabledAt: null,
      reason: null,
      face: null,
      round: 0,
    }
    seals.unshift(seal)
    return seal
  }

  return {
    of: (userId) => seals.filter((seal) => seal.userId === userId),
    all: () => seals,
    ofUser,
    ofFace,
    save: (userId, { application, id, requestId }) => {
      const known = seals.find((seal) => seal.userId === userId && seal.requestId === requestId)
      if (known) return known
      const given = id === null ? null : ofUser(userId, id)
      if (given) checkMay(given, 'edit')
      refuseIf(applicationProblem(application, applicantOf(identityOf(userId)), core.now()))
      checkFiles(userId, application)
      const seal = given ? change(given, application, requestId) : create(userId, application, requestId)
      // Without attempts left the application waits for tomorrow.
      if (faces.triesLeft(userId) > 0) beginFace(seal)
      else changed(userId)
      return seal
    },
    startFace: (userId, id, token) => {
      const seal = ofUser(userId, id)
      checkMay(seal, 'submit')
      if (seal.face && isOpen(seal.face) && seal.face.token !== token) return seal
      checkTries(userId)
      refuseIf(problemOf(seal))
      beginFace(seal)
      return seal
    },
    resubmit: (userId, id) => {
      const seal = ofUser(userId, id)
      checkMay(seal, 'resubmit')
      checkTries(userId)
      refuseIf(problemOf(seal))
      turn(seal, 'draft')
      beginFace(seal)
      return seal
    },
    stop: (userId, id) => {
      const seal = ofUser(userId, id)
      checkMay(seal, 'stop')
      turn(seal, 'stopped')
      return seal
    },
    enable: (userId, id) => {
      const seal = ofUser(userId, id)
      checkMay(seal, 'enable')
      const { design, kind } = seal
      // The name may have changed while it was stopped.
      if (design) refuseIf(textProblem(design.text, kind, applicantOf(identityOf(userId))), 409)
      turn(seal, 'active')
      return seal
    },
    remove: (userId, id) => {
      const seal = ofUser(userId, id)
      checkMay(seal, 'remove')
      seals.splice(seals.indexOf(seal), 1)
      changed(userId)
    },
    review,
  }
}
