import { authStatus, endOfDocument } from '#src/model/kyc/rules.ts'
import type { RefusalReason } from '#src/model/kyc/schema.ts'
import { isSameName } from '#src/model/kyc/same-name.ts'
import { paths } from '#src/model/paths.ts'
import type { Exchange } from '../exchange.ts'
import { numberOf } from './checks.ts'
import type { Party, KycRecord } from './record.ts'
import { documentTaken } from './review.ts'
import { emptyRecord, seedKyc } from './seed.ts'
import type { User } from '../tables.ts'

/** The records of all accounts; who is new has an empty one, and that of a closed account is out of the world. */
export function createRecords(exchange: Exchange) {
  const records = seedKyc(exchange.tables.users, exchange.startedAt)
  const isHere = (userId: string) => exchange.tables.users.has(userId)
  const of = (userId: string): KycRecord => {
    if (!isHere(userId)) return emptyRecord()
    const known = records.get(userId) ?? emptyRecord()
    records.set(userId, known)
    return known
  }
  const holderOf = (number: string, but = ''): Party | null => {
    for (const [userId, { identity }] of records)
      if (identity && userId !== but && isHere(userId) && numberOf(identity) === number) return identity
    return null
  }
  return { of, holderOf, all: () => [...records.entries()].filter(([userId]) => isHere(userId)) }
}

export type Records = ReturnType<typeof createRecords>

type Write = (userId: string, title: string, text: string, link: string) => void

/** Tells a user on the day on which a document runs out. */
function createExpiryWatch(exchange: Exchange, of: Records['of'], write: Write) {
  return (userId: string): void => {
    const { identity } = of(userId)
    const end = identity && !identity.data.isLongTerm ? endOfDocument(identity.data.docExpiry) : null
    if (!identity || end === null) return
    exchange.timers.set(end, () => {
      if (of(userId).identity !== identity) return
      write(
        userId,
        '证件已过期',
        '您的实名证件已过有效期，请更新证件；更新前不能报名新的项目。',
        paths.realNamePersonInfo,
      )
      exchange.mailbox.changed(userId, 'person')
    })
  }
}

/** What becomes of a claim, and who is told. */
export function createOutcomes(exchange: Exchange, { of, holderOf }: Records) {
  const userOf = (userId: string): User => exchange.tables.users.get(userId)!
  const told = (userId: string) => {
    const { identity, claim, refusal } = of(userId)
    const user = userOf(userId)
    if (identity) {
      user.authStatus = authStatus[identity.kind]
      user.name = identity.data.name.trim()
      user.username = user.name
    } else if (claim) user.authStatus = authStatus.checking
    else user.authStatus = refusal ? authStatus.refused : authStatus.none
    exchange.mailbox.changed(userId, 'person')
  }
  const write = (userId: string, title: string, text: string, link: string) =>
    exchange.mailbox.write(userId, { kind: 'system', title, text, link, also: ['sms'] })

  const watchExpiry = createExpiryWatch(exchange, of, write)

  const pass = (userId: string) => {
    const record = of(userId)
    const { claim } = record
    if (!claim) return
    const party: Party =
      claim.kind === 'person' ? { kind: 'person', data: claim.data } : { kind: 'organisation', data: claim.data }
    const before = record.identity?.data.name
    const isRenamed = before !== undefined && !isSameName(before, party.data.name)
    Object.assign(record, {
      formerNames: isRenamed ? [...record.formerNames, before] : record.formerNames,
      identity: { ...party, verifiedAt: exchange.now(), agreement: claim.agreement },
      claim: null,
      refusal: null,
      draft: null,
    })
    watchExpiry(userId)
    told(userId)
    const text = claim.isChange ? '您的实名信息变更已通过审核。' : '您的实名认证已通过，可以报名和竞价。'
    write(userId, '实名认证已通过', text, paths.realNamePersonInfo)
  }
  const refuse = (userId: string, reasons: RefusalReason[], reviewer: string) => {
    const record = of(userId)
    const { claim } = record
    if (!claim) return
    const { kind, isChange, values } = claim
    const at = exchange.now()
    record.refusal = { kind, isChange, reasons, reviewer, at }
    record.draft = { kind, values, at }
    record.claim = null
    told(userId)
    const reason = reasons.map(({ text }) => text).join('；')
    write(userId, '实名认证未通过', `未通过：${reason}`, paths.membershipReason)
  }
  /** Two accounts may have claimed one document while both were being checked: the first who passes has it. */
  const passUnlessTaken = (userId: string, reviewer: string) => {
    const { claim } = of(userId)
    if (claim && holderOf(numberOf(claim), userId)) refuse(userId, [documentTaken], reviewer)
    else pass(userId)
  }
  return { told, passUnlessTaken, refuse, watchExpiry }
}
export type Outcomes = ReturnType<typeof createOutcomes>
