import type { TypedCode } from '#src/model/session/typed-code.ts'
import { maskedAccount } from '#src/model/kyc/masked.ts'
import { isSameName } from '#src/model/kyc/same-name.ts'
import { personRefusal } from '#src/model/kyc/rules.ts'
import type { ClaimDraft, KycDetail, MemberContact, RefusalReason } from '#src/model/kyc/schema.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Core } from '../core.ts'
import type { Documents } from '../files/documents.ts'
import type { Uploads } from '../files/uploads.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../tables.ts'
import { createAuthorisationLetters } from './authorisation-letter.ts'
import { type BankCards, createBankCards } from './bank-cards.ts'
import {
  blockersOf,
  checkChange,
  checkForm,
  checkMayClaim,
  checkRegion,
  createSources,
  type Matters,
} from './checks.ts'
import { createFaceClaims } from './face-claims.ts'
import { createFaceChecks, type FaceChecks } from './face-check.ts'
import { createOutcomes, createRecords } from './outcomes.ts'
import type { Claim, KycRecord, Party, VerifiedIdentity } from './record.ts'
import { botReviewer, fileInfected, reviewMs } from './review.ts'
import { createTransfers } from './transfer.ts'
import { detailOf, isExpired, verifiedOf, waitingFor } from './views.ts'

/** What files of a claim were uploaded for. */
const purposes = { person: 'identity', organisation: 'licence' } as const
const draftMax = 30_000

export type Kyc = {
  cards: BankCards
  faces: FaceChecks
  detail: (user: User) => KycDetail
  submit: (user: User, party: Party, code: TypedCode, agreement: string) => KycDetail
  withdraw: (user: User) => KycDetail
  confirmTransfer: (user: User, amount: string) => KycDetail
  renewFace: (user: User, token: string) => KycDetail
  signLetter: (user: User, fileId: string) => KycDetail
  review: (userId: string, reasons: RefusalReason[], reviewer: string) => void
  /** Keeps an unfinished claim. */
  saveDraft: (user: User, draft: Omit<ClaimDraft, 'at'>) => { at: number }
  contactOf: (user: User) => MemberContact
  saveContact: (user: User, contact: MemberContact) => void
  /** Claims that wait for a reviewer, or for their owner. */
  open: () => { userId: string; claim: Claim }[]
  /** Who an account verifiedly is, or null. */
  identityOf: (userId: string) => VerifiedIdentity | null
  /** The account that is verified under this name, and number if one is given; null without one. */
  accountOf: (name: string, docNumber?: string) => string | null
  /** The bank of the account that was verified with the name; '' when none was. */
  bankOf: (userId: string) => string
  /** The account that was verified with the name, its number masked; null when none was. */
  bankAccountOf: (userId: string) => { name: string; bank: string; account: string } | null
  formerNamesOf: (userId: string) => readonly string[]
  /** What the user has to do about a claim, or null. */
  waitingFor: (userId: string) => ReturnType<typeof waitingFor>
  isExpired: (userId: string) => boolean
}

type Ports = {
  accounts: Pick<Accounts, 'checkSms' | 'proveSms'>
  mailbox: Pick<Mailbox, 'write' | 'changed'>
  uploads: Pick<Uploads, 'find' | 'ofOwner'>
  documents: Pick<Documents, 'issueBlank'>
  matters: Matters
}

const filesOf = ({ kind, data }: Party): Record<string, string | null | undefined> =>
  kind === 'person' ? { front: data.frontId, back: data.backId } : { licence: data.licenceId, letter: data.letterId }

/** Until a member names another one: the person who verified the account. */
function newContact({ identity }: KycRecord, { name, telPhone }: User): MemberContact {
  const contact = identity?.kind === 'organisation' ? identity.data.agentName : name
  return { contact, telPhone, email: '', address: '', postcode: '' }
}

/** Who the users are (domain 5.6, 6.1, 6.2). */
export function createKyc(core: Core, { accounts, mailbox, uploads, documents, matters }: Ports): Kyc {
  const records = createRecords(core)
  const { of } = records
  const outcomes = createOutcomes(core, { records, mailbox })
  const transfers = createTransfers(core, { records, outcomes, mailbox })
  const faces = createFaceChecks(core)
  const faceClaims = createFaceClaims(core, { records, outcomes, mailbox, faces })
  const cards = createBankCards()
  const askSources = createSources(core, records.holderOf, cards)

  const review = (userId: string, reasons: RefusalReason[], reviewer: string) => {
    const { claim } = of(userId)
    const isForNoReviewer = !claim || claim.transfer || claim.face || claim.letter?.state === 'signing'
    if (isForNoReviewer) throw new Refusal(409, '没有待审核的申请')
    if (reasons.length > 0) outcomes.refuse(userId, reasons, reviewer)
    else outcomes.passUnlessTaken(userId, reviewer)
  }
  const awaitReview = (userId: string, { round }: Claim) =>
    core.timers.set(core.now() + reviewMs, () => {
      if (of(userId).claim?.round === round) review(userId, [], botReviewer)
    })
  const letters = createAuthorisationLetters(core, { records, outcomes, documents, uploads, mailbox, awaitReview })

  core.events.on('fileRefused', ({ userId, fileId }) => {
    const { claim } = of(userId)
    if (claim && Object.values(filesOf(claim)).includes(fileId)) outcomes.refuse(userId, [fileInfected], botReviewer)
  })

  const detail = (user: User): KycDetail =>
    detailOf(user, of(user.id), {
      uploads,
      now: core.now(),
      faceTriesLeft: faces.triesLeft(user.id),
      blockers: of(user.id).identity ? blockersOf(matters, user.id) : [],
    })

  /** A claim that no one has looked at yet. */
  const claimOf = (party: Party, { rounds, identity }: KycRecord, agreement: string): Claim => ({
    ...party,
    round: rounds + 1,
    isChange: identity !== null,
    submittedAt: core.now(),
    agreement,
    transfer: null,
    face: null,
    letter: null,
    values: { ...party.data },
  })

  const checkFiles = (userId: string, party: Party, claim: Claim) => {
    const ids = Object.entries(filesOf(party)).filter((entry): entry is [string, string] => Boolean(entry[1]))
    for (const [field, id] of ids) {
      claim.values[field] = uploads.ofOwner([id], userId)
      if (uploads.find(id)?.purpose !== purposes[party.kind]) throw new Refusal(400, '所选文件不能用于实名认证')
    }
  }

  /** Everything of a claim that can be refused; the code is used up only when nothing is. */
  const check = ({ id }: User, party: Party, claim: Claim, { code, codeUuid: uuid }: TypedCode) => {
    checkForm(claim, core.now())
    checkMayClaim(matters, id, of(id), party.kind)
    checkChange(of(id), party)
    if (party.data.way === 'face' && faces.triesLeft(id) <= 0)
      throw new Refusal(personRefusal.way, '今天的人脸识别次数已用完，请明天再试，或选择其他核验方式')
    if (party.data.way === 'transfer') transfers.checkTries(id)
    checkFiles(id, party, claim)
    const holder = { userId: id, uuid }
    accounts.proveSms(party.data.telPhone, code, holder, 'real-name')
    askSources(id, party)
    accounts.checkSms(party.data.telPhone, code, holder, 'real-name')
  }

  /** Starts the verification by the chosen method. */
  const start = (userId: string, claim: Claim) => {
    const { way } = claim.data
    if (way === 'carrier' || way === 'bank' || way === 'legal') return outcomes.passUnlessTaken(userId, botReviewer)
    if (way === 'transfer') transfers.order(userId, claim)
    else if (way === 'face') faceClaims.begin(userId, claim)
    else if (claim.kind === 'organisation' && way === 'letter') letters.begin(userId, claim, claim.data)
    else awaitReview(userId, claim)
    return outcomes.updateAccount(userId)
  }

  for (const [userId] of records.all()) outcomes.watchExpiry(userId)

  return {
    cards,
    faces,
    detail,
    submit: (user, party, code, agreement) => {
      const record = of(user.id)
      const claim = claimOf(party, record, agreement)
      check(user, party, claim, code)
      Object.assign(record, { claim, rounds: claim.round, refusal: null, draft: null })
      start(user.id, claim)
      return detail(user)
    },
    withdraw: (user) => {
      const record = of(user.id)
      if (!record.claim) throw new Refusal(409, '没有可撤回的申请')
      const { kind, values } = record.claim
      Object.assign(record, { claim: null, draft: { kind, values, at: core.now() } })
      outcomes.updateAccount(user.id)
      return detail(user)
    },
    confirmTransfer: (user, amount) => {
      transfers.confirm(user.id, amount)
      return detail(user)
    },
    renewFace: (user, token) => {
      faceClaims.renew(user.id, token)
      return detail(user)
    },
    signLetter: (user, fileId) => {
      letters.sign(user.id, fileId)
      return detail(user)
    },
    review,
    saveDraft: (user, draft) => {
      if (JSON.stringify(draft.values).length > draftMax) throw new Refusal(400, '草稿内容过长')
      const at = core.now()
      of(user.id).draft = Object.keys(draft.values).length > 0 ? { ...draft, at } : null
      mailbox.changed(user.id, 'person')
      return { at }
    },
    contactOf: (user) => of(user.id).contact ?? newContact(of(user.id), user),
    saveContact: (user, contact) => {
      checkRegion(contact.region)
      of(user.id).contact = contact
      mailbox.changed(user.id, 'person')
    },
    open: () => records.all().flatMap(([userId, { claim }]) => (claim ? [{ userId, claim }] : [])),
    identityOf: (userId) => {
      const { identity } = of(userId)
      return identity && verifiedOf(identity, core.now())
    },
    accountOf: (name, docNumber) => {
      const isMeant = (userId: string): boolean => {
        const { identity } = of(userId)
        if (!identity) return false
        const known = verifiedOf(identity, core.now())
        return isSameName(name, known.name) && (docNumber === undefined || docNumber === known.docNumber)
      }
      return [...core.tables.users.keys()].find(isMeant) ?? null
    },
    bankOf: (userId) => of(userId).identity?.data.bankName ?? '',
    bankAccountOf: (userId) => {
      const { identity } = of(userId)
      if (!identity) return null
      const { bankName, name } = identity.data
      const number = identity.kind === 'person' ? identity.data.bankCard : identity.data.accountNo
      return bankName && number ? { name, bank: bankName, account: maskedAccount(number) } : null
    },
    formerNamesOf: (userId) => of(userId).formerNames,
    waitingFor: (userId) => waitingFor(of(userId)),
    isExpired: (userId) => {
      const { identity } = of(userId)
      return identity !== null && isExpired(identity, core.now())
    },
  }
}
