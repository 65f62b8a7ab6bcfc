import { agreement } from './agreement.ts'
import type { Claim, Party, KycRecord } from './record.ts'
import { dayMs } from '#src/model/time/units.ts'
import { calendarFrom } from '../seed/calendar.ts'
import {
  pendingParty,
  rejectedParty,
  rejectedRefusal,
  seedFormerNames,
  seedParty,
  seedVerifiedBeforeMs,
} from '../seed/people/kyc.ts'
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
  const { frontId: _front, backId: _back, ...values } = { frontId: '', backId: '', ...data }
  return values
}

function recordOf({ loginName, telPhone }: User, startedAt: number): KycRecord {
  const party = seedParty(loginName, telPhone)
  if (party)
    return {
      ...emptyRecord(),
      identity: { ...party, verifiedAt: startedAt - seedVerifiedBeforeMs, agreement: null },
      formerNames: seedFormerNames[loginName] ?? [],
    }
  // Left out by the automatic reviewer: the account stays in the state its name describes until a reviewer acts.
  if (loginName === 'pending')
    return { ...emptyRecord(), rounds: 1, claim: claimOf(pendingParty(telPhone), startedAt - dayMs / 4) }
  if (loginName !== 'rejected') return emptyRecord()
  // The message about it came right after.
  const at = calendarFrom(startedAt).onDay(1, 9, 10)
  const draft = { kind: 'person' as const, values: valuesOf(rejectedParty(telPhone)), at }
  return { ...emptyRecord(), rounds: 1, refusal: rejectedRefusal(at), draft }
}

/** Every demonstration account has the record that fits its state. */
export const seedKyc = (users: ReadonlyMap<string, User>, startedAt: number): Map<string, KycRecord> =>
  new Map([...users.values()].map((user) => [user.id, recordOf(user, startedAt)]))
