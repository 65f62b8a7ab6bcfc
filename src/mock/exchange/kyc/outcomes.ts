import { authStatus, endOfDocument } from '#src/model/kyc/rules.ts'
import type { RefusalReason } from '#src/model/kyc/schema.ts'
import { isSameName } from '#src/model/kyc/same-name.ts'
import { paths } from '#src/model/paths.ts'
import type { Core } from '../core.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { numberOf } from './checks.ts'
import type { Identity, KycRecord, Party } from './record.ts'
import { documentTaken } from './review.ts'
import { emptyRecord, seedKyc } from './seed.ts'
import type { User } from '../tables.ts'

export type Records = {
  of: (userId: string) => KycRecord
  /** The verified identity with this number of another account than `but`, or null. */
  holderOf: (number: string, but?: string) => Identity | null
  all: () => [userId: string, record: KycRecord][]
}

/** The records of all accounts; a new one has an empty one, and that of a closed account is hidden. */
export function createRecords({ tables, startedAt }: Core): Records {
  const records = seedKyc(tables.users, startedAt)
  const isHere = (userId: string) => tables.users.has(userId)
  const of = (userId: string): KycRecord => {
    if (!isHere(userId)) return emptyRecord()
    const known = records.get(userId) ?? emptyRecord()
    records.set(userId, known)
    return known
  }
  const holderOf = (number: string, but = ''): Identity | null => {
    for (const [userId, { identity }] of records)
      if (identity && userId !== but && isHere(userId) && numberOf(identity) === number) return identity
    return null
  }
  return { of, holderOf, all: () => [...records.entries()].filter(([userId]) => isHere(userId)) }
}

type Write = (userId: string, title: string, text: string, link: string) => unknown

/** Writes to a user on the day on which a document expires. */
function createExpiryWatch(
  core: Core,
  of: Records['of'],
  { write, changed }: { write: Write; changed: (userId: string) => void },
) {
  return (userId: string): void => {
    const { identity } = of(userId)
    const end = identity && !identity.data.isLongTerm ? endOfDocument(identity.data.docExpiry) : null
    if (!identity || end === null) return
    core.timers.set(end, () => {
      if (of(userId).identity !== identity) return
      write(
        userId,
        '证件已过期',
        '您的实名证件已过有效期，请更新证件；更新前不能报名新的项目。',
        paths.realNamePersonInfo,
      )
      changed(userId)
    })
  }
}

export type Outcomes = {
  /** Brings the account up to its record. */
  updateAccount: (userId: string) => void
  /** Two accounts may have claimed one document while both were being checked: the first to pass has it. */
  passUnlessTaken: (userId: string, reviewer: string) => void
  refuse: (userId: string, reasons: RefusalReason[], reviewer: string) => void
  watchExpiry: (userId: string) => void
}

type Ports = { records: Records; mailbox: Pick<Mailbox, 'write' | 'changed'> }

/** What becomes of a claim, and the messages about it. */
export function createOutcomes(core: Core, { records, mailbox }: Ports): Outcomes {
  const { of, holderOf } = records
  const userOf = (userId: string): User => core.tables.users.get(userId)!
  const changed = (userId: string) => mailbox.changed(userId, 'person')
  const updateAccount = (userId: string) => {
    const { identity, claim, refusal } = of(userId)
    const user = userOf(userId)
    if (identity) {
      user.authStatus = authStatus[identity.kind]
      user.name = identity.data.name.trim()
      user.username = user.name
    } else if (claim) user.authStatus = authStatus.checking
    else user.authStatus = refusal ? authStatus.refused : authStatus.none
    changed(userId)
  }
  const write: Write = (userId, title, text, link) =>
    mailbox.write(userId, { kind: 'system', title, text, link, also: ['sms'] })

  const watchExpiry = createExpiryWatch(core, of, { write, changed })

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
      identity: { ...party, verifiedAt: core.now(), agreement: claim.agreement },
      claim: null,
      refusal: null,
      draft: null,
    })
    watchExpiry(userId)
    updateAccount(userId)
    const text = claim.isChange ? '您的实名信息变更已通过审核。' : '您的实名认证已通过，可以报名和竞价。'
    write(userId, '实名认证已通过', text, paths.realNamePersonInfo)
  }
  const refuse = (userId: string, reasons: RefusalReason[], reviewer: string) => {
    const record = of(userId)
    const { claim } = record
    if (!claim) return
    const { kind, isChange, values } = claim
    const at = core.now()
    record.refusal = { kind, isChange, reasons, reviewer, at }
    record.draft = { kind, values, at }
    record.claim = null
    updateAccount(userId)
    const reason = reasons.map(({ text }) => text).join('；')
    write(userId, '实名认证未通过', `未通过：${reason}`, paths.membershipReason)
  }
  const passUnlessTaken = (userId: string, reviewer: string) => {
    const { claim } = of(userId)
    if (claim && holderOf(numberOf(claim), userId)) refuse(userId, [documentTaken], reviewer)
    else pass(userId)
  }
  return { updateAccount, passUnlessTaken, refuse, watchExpiry }
}
