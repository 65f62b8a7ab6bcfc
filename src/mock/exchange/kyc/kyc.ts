import type { ClaimDraft, MemberContact, KycDetail, RefusalReason } from '#src/model/kyc/schema.ts'
import type { Exchange } from '../exchange.ts'
import { type Cards, createCards } from './bank-cards.ts'
import { checkChange, checkForm, checkPlace, checkRegion, createSources } from './checks.ts'
import { createFaceChecks, type FaceChecks } from './face-check.ts'
import { createSignings } from './authorisation-letter.ts'
import { createOutcomes, createRecords, type Outcomes, type Records } from './outcomes.ts'
import type { Claim, Party, KycRecord, VerifiedIdentity } from './record.ts'
import { botReviewer, reviewMs } from './review.ts'
import { createTransfers, type Transfers } from './transfer.ts'
import { detailOf, isExpired, verifiedOf, waitingFor } from './views.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../tables.ts'

export type Kyc = ReturnType<typeof createKyc>

/** What files of a claim were given for. */
const purposes = { person: 'identity', organisation: 'licence' } as const
const draftMax = 30_000

const filesOf = ({ kind, data }: Party): Record<string, string | null | undefined> =>
  kind === 'person' ? { front: data.frontId, back: data.backId } : { licence: data.licenceId, letter: data.letterId }

/** Before a member says otherwise: whoever verified the account. */
function newContact({ identity }: KycRecord, { name, telPhone }: User): MemberContact {
  const contact = identity?.kind === 'organisation' ? identity.data.agentName : name
  return { contact, telPhone, email: '', address: '', postcode: '' }
}

/** A claim that nobody has looked at yet. */
const claimOf = (exchange: Exchange, party: Party, { rounds, identity }: KycRecord, agreement: string): Claim => ({
  ...party,
  round: rounds + 1,
  isChange: identity !== null,
  submittedAt: exchange.now(),
  agreement,
  transfer: null,
  face: null,
  letter: null,
  values: { ...party.data },
})

/** The reviewers of the exchange. */
function createReviews(exchange: Exchange, { of }: Records, { refuse, passUnlessTaken }: Outcomes) {
  const review = (userId: string, reasons: RefusalReason[], reviewer: string) => {
    const { claim } = of(userId)
    const isNoReviewers = !claim || claim.transfer || claim.face || claim.letter?.state === 'signing'
    if (isNoReviewers) throw new Refusal(409, '没有待审核的申请')
    if (reasons.length > 0) refuse(userId, reasons, reviewer)
    else passUnlessTaken(userId, reviewer)
  }
  return {
    review,
    awaitReview: (userId: string, { round }: Claim) =>
      exchange.timers.set(exchange.now() + reviewMs, () => {
        if (of(userId).claim?.round === round) review(userId, [], botReviewer)
      }),
  }
}

/** Everything of a claim that can be refused; the code is used up only when nothing is. */
function createCheck(
  exchange: Exchange,
  { of, holderOf }: Records,
  cards: Cards,
  { faces, transfers }: { faces: FaceChecks; transfers: Transfers },
) {
  const ask = createSources(exchange, holderOf, cards)
  const checkFiles = (userId: string, party: Party, claim: Claim) => {
    const ids = Object.entries(filesOf(party)).filter((entry): entry is [string, string] => Boolean(entry[1]))
    for (const [field, id] of ids) {
      claim.values[field] = exchange.uploads.ofOwner([id], userId)
      if (exchange.uploads.find(id)?.purpose !== purposes[party.kind])
        throw new Refusal(400, '所选文件不能用于实名认证')
    }
  }
  return ({ id }: User, party: Party, claim: Claim, code: string) => {
    checkForm(claim, exchange.now())
    checkPlace(exchange, id, of(id), party.kind)
    checkChange(of(id), party)
    if (party.data.way === 'face') faces.checkTries(id)
    if (party.data.way === 'transfer') transfers.checkTries(id)
    checkFiles(id, party, claim)
    exchange.accounts.proveSms(party.data.telPhone, code, '1008')
    ask(id, party)
    exchange.accounts.checkSms(party.data.telPhone, code, '1008')
  }
}

/** What users write down besides: unfinished claims, and how to reach them. */
function createNotes(exchange: Exchange, of: Records['of']) {
  return {
    saveDraft: (user: User, draft: Omit<ClaimDraft, 'at'>): { at: number } => {
      if (JSON.stringify(draft.values).length > draftMax) throw new Refusal(400, '草稿内容过长')
      const at = exchange.now()
      of(user.id).draft = Object.keys(draft.values).length > 0 ? { ...draft, at } : null
      exchange.mailbox.changed(user.id, 'person')
      return { at }
    },
    contactOf: (user: User): MemberContact => of(user.id).contact ?? newContact(of(user.id), user),
    saveContact: (user: User, contact: MemberContact) => {
      checkRegion(contact.region)
      of(user.id).contact = contact
      exchange.mailbox.changed(user.id, 'person')
    },
  }
}

/** What the rest of the exchange asks about its users. */
function createAnswers(exchange: Exchange, { of, all }: Records) {
  return {
    /** What waits for a reviewer, or for an amount. */
    open: (): { userId: string; claim: Claim }[] =>
      all().flatMap(([userId, { claim }]) => (claim ? [{ userId, claim }] : [])),
    /** Who an account verifiedly is, or null. */
    identityOf: (userId: string): VerifiedIdentity | null => {
      const { identity } = of(userId)
      return identity && verifiedOf(identity, exchange.now())
    },
    /** The bank of the account that was verified with the name; '' when none was. */
    bankOf: (userId: string): string => of(userId).identity?.data.bankName ?? '',
    formerNamesOf: (userId: string): readonly string[] => of(userId).formerNames,
    /** What the user has to do about a claim, or null. */
    waitingFor: (userId: string) => waitingFor(of(userId)),
    isExpired: (userId: string): boolean => {
      const { identity } = of(userId)
      return identity !== null && isExpired(identity, exchange.now())
    },
  }
}

/** Who the users are (domain 5.6, 6.1, 6.2). */
export function createKyc(exchange: Exchange) {
  const records = createRecords(exchange)
  const { of } = records
  const outcomes = createOutcomes(exchange, records)
  const transfers = createTransfers(exchange, records, outcomes)
  const faces = createFaceChecks(exchange, records, outcomes)
  const { review, awaitReview } = createReviews(exchange, records, outcomes)
  const signings = createSignings(exchange, records, outcomes, awaitReview)
  const cards = createCards()
  const check = createCheck(exchange, records, cards, { faces, transfers })
  const detail = (user: User): KycDetail => detailOf(exchange, user, of(user.id), faces.triesLeft(user.id))

  const decide = (userId: string, claim: Claim) => {
    const { way } = claim.data
    if (way === 'carrier' || way === 'bank' || way === 'legal') return outcomes.passUnlessTaken(userId, botReviewer)
    if (way === 'transfer') transfers.order(userId, claim)
    else if (way === 'face') faces.begin(userId, claim)
    else if (claim.kind === 'organisation' && way === 'letter') signings.begin(userId, claim, claim.data)
    else awaitReview(userId, claim)
    return outcomes.told(userId)
  }

  for (const [userId] of records.all()) outcomes.watchExpiry(userId)

  return {
    detail,
    cards,
    faces,
    submit: (user: User, party: Party, code: string, agreement: string): KycDetail => {
      const record = of(user.id)
      const claim = claimOf(exchange, party, record, agreement)
      check(user, party, claim, code)
      Object.assign(record, { claim, rounds: claim.round, refusal: null, draft: null })
      decide(user.id, claim)
      return detail(user)
    },
    withdraw: (user: User): KycDetail => {
      const record = of(user.id)
      if (!record.claim) throw new Refusal(409, '没有可撤回的申请')
      const { kind, values } = record.claim
      Object.assign(record, { claim: null, draft: { kind, values, at: exchange.now() } })
      outcomes.told(user.id)
      return detail(user)
    },
    confirmTransfer: (user: User, amount: string): KycDetail => {
      transfers.confirm(user.id, amount)
      return detail(user)
    },
    renewFace: (user: User, token: string): KycDetail => {
      faces.renew(user.id, token)
      return detail(user)
    },
    signLetter: (user: User, fileId: string): KycDetail => {
      signings.sign(user.id, fileId)
      return detail(user)
    },
    review,
    ...createNotes(exchange, of),
    ...createAnswers(exchange, records),
  }
}
