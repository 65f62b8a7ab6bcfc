import { authStatus } from '#src/model/kyc/rules.ts'
import type { User } from '../../tables.ts'
import { portrait } from '../pictures.ts'
import { type DemoAccount, type DemoAccounts, demoAccounts, partyIn, withUsers } from './accounts.ts'

const authStatusOf = ({ kyc }: DemoAccount): number => {
  if (kyc.state === 'verified') return authStatus[kyc.party.kind]
  return { none: authStatus.none, pending: authStatus.checking, rejected: authStatus.refused }[kyc.state]
}

export function seedUsers(accounts: DemoAccounts = demoAccounts): Map<string, User> {
  const users = accounts.map((account, index): User => {
    const { loginName, password, phone, persona, kyc, isDisabled = false } = account
    const name = partyIn(account)?.name ?? ''
    return {
      id: `U${String(index + 1).padStart(4, '0')}`,
      loginName,
      // A verified person is shown by name (AC-04).
      username: kyc.state === 'verified' ? name : loginName,
      name,
      password,
      telPhone: phone,
      authStatus: authStatusOf(account),
      headImg: portrait(loginName),
      isAllowAccess: !isDisabled,
      persona,
    }
  })
  return new Map(users.map((user) => [user.id, user]))
}

/** The demo accounts that may not bid. */
export const seedBlacklist = (users: ReadonlyMap<string, User>, accounts: DemoAccounts = demoAccounts): Set<string> =>
  new Set(withUsers(accounts, users).flatMap(({ account, user }) => (account.isBlacklisted ? [user.id] : [])))
