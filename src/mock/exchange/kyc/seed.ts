import { agreement } from './agreement.ts'
import type { Claim, Party, KycRecord, RefusedClaim } from './record.ts'
import { reviewReasons } from './review.ts'
import { isCitizenDocument } from '#src/model/kyc/rules.ts'
import type { RefusalReason } from '#src/model/kyc/schema.ts'
import { dayMs } from '#src/model/time/units.ts'
import { calendarFrom } from '../seed/calendar.ts'
import { type DemoAccount, type DemoAccounts, demoAccounts, withUsers } from '../seed/people/accounts.ts'
import { seedParty } from '../seed/people/kyc.ts'
import type { User } from '../tables.ts'

/** The record of a new account. */
export const emptyRecord = (): KycRecord => ({
  rounds: 0,
  identity: null,
  claim: null,
  refusal: null,
  draft: null,
  contact: null,
  formerNames: [],
})

const claimOf = (party: Party, submittedAt: number): Claim => ({
  ...party,
  round: 1,
  isChange: false,
  submittedAt,
  agreement: agreement.version,
  transfer: null,
  face: null,
  letter: null,
  values: valuesOf(party),
})

/** The form without the files, which were not kept. */
function valuesOf({ data }: Party): Record<string, unknown> {
  const files = { frontId: '', backId: '', licenceId: '', letterId: '' }
  const { frontId: _front, backId: _back, licenceId: _licence, letterId: _letter, ...values } = { ...files, ...data }
  return values
}

/** Of the two sides of an identity card. */
const cardReasons: RefusalReason[] = [
  { text: '身份证国徽面照片反光，有效期限无法辨认', fix: '请在光线均匀处重新拍摄国徽面，四角完整、文字可辨' },
  { text: '填写的证件有效期与照片不一致', fix: '请按国徽面“有效期限”填写截止日期' },
]

const reasonsFor = (party: Party): RefusalReason[] => {
  if (party.kind === 'organisation') return [reviewReasons['licence']!]
  return isCitizenDocument(party.data.docType) ? cardReasons : [reviewReasons['blurred']!]
}

const refusalOf = (party: Party, at: number): RefusedClaim => ({
  kind: party.kind,
  isChange: false,
  reasons: reasonsFor(party),
  reviewer: '审核员 0217',
  at,
})

/** The record of an account when a world begins at `startedAt`. */
export function seedRecord(account: DemoAccount, startedAt: number): KycRecord {
  const { kyc } = account
  const { onDay } = calendarFrom(startedAt)
  const party = seedParty(account)
  if (!party || kyc.state === 'none') return emptyRecord()
  if (kyc.state === 'verified')
    return {
      ...emptyRecord(),
      identity: { ...party, verifiedAt: onDay(kyc.daysAgo), agreement: null },
      formerNames: kyc.formerNames ?? [],
    }
  // Left out by the automatic reviewer: the account stays in its state until a reviewer acts.
  if (kyc.state === 'pending') return { ...emptyRecord(), rounds: 1, claim: claimOf(party, startedAt - dayMs / 4) }
  // The message about it came right after.
  const at = onDay(1, 9, 10)
  const draft = { kind: party.kind, values: valuesOf(party), at }
  return { ...emptyRecord(), rounds: 1, refusal: refusalOf(party, at), draft }
}

export const seedKyc = (
  users: ReadonlyMap<string, User>,
  startedAt: number,
  accounts: DemoAccounts = demoAccounts,
): Map<string, KycRecord> =>
  new Map(withUsers(accounts, users).map(({ account, user }) => [user.id, seedRecord(account, startedAt)]))
