import * as z from 'zod/mini'
import json from '../../../accounts.json' with { type: 'json' }

const holder = { name: z.string(), docType: z.number(), docNumber: z.string() }

const person = z.strictObject({
  kind: z.literal('person'),
  ...holder,
  /** Absent for a document without expiry. */
  docExpiry: z.optional(z.string()),
  /** Bank cards in this name, with the phone of the account. */
  cards: z.optional(z.array(z.strictObject({ card: z.string(), state: z.enum(['normal', 'lost']) }))),
})

const organisation = z.strictObject({
  kind: z.literal('organisation'),
  name: z.string(),
  orgType: z.number(),
  /** A foreign organisation has none. */
  creditCode: z.optional(z.string()),
  docExpiry: z.optional(z.string()),
  legal: z.strictObject(holder),
  /** The legal representative, unless it is another person. */
  agent: z.optional(z.strictObject(holder)),
  bankName: z.string(),
  accountNo: z.string(),
})

const party = z.discriminatedUnion('kind', [person, organisation])

const kyc = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('none') }),
  z.strictObject({ state: z.enum(['pending', 'rejected']), party }),
  z.strictObject({
    state: z.literal('verified'),
    daysAgo: z.number(),
    party,
    /** Names under which its banks may still transfer. */
    formerNames: z.optional(z.array(z.string())),
  }),
])

const account = z.strictObject({
  loginName: z.string(),
  password: z.string(),
  phone: z.string(),
  /** What the account is for, for the reader of the README and of `npm start`. */
  note: z.string(),
  /** The same in a few words, for the pages of the mock. */
  persona: z.string(),
  /** Absent for an account that is older than the message of welcome. */
  registeredDaysAgo: z.optional(z.number()),
  kyc,
  /** An authenticator app with this key (base32), and recovery codes; public, as everything here. */
  secondFactor: z.optional(
    z.strictObject({ secret: z.string(), daysAgo: z.number(), recoveryCodes: z.array(z.string()) }),
  ),
  /** Named on the sign-in page. */
  isInHint: z.optional(z.boolean()),
  /** Has demands and enrolments in every state. */
  isActive: z.optional(z.boolean()),
  /** Has a registered right of first refusal. */
  hasPriority: z.optional(z.boolean()),
  isBlacklisted: z.optional(z.boolean()),
  /** The right password is refused. */
  isDisabled: z.optional(z.boolean()),
  /** An asset that it has won and not paid for. */
  owesFor: z.optional(z.string()),
  /** An asset whose seller it is: it confirms and signs itself. */
  sells: z.optional(z.string()),
})

export type DemoAccount = z.output<typeof account>
/** A person or an organisation as accounts.json describes it. */
export type DemoParty = z.output<typeof party>
export type DemoAccounts = readonly DemoAccount[]

/** The party that an account is verified as, or has claimed to be; null if it has claimed nothing. */
export const partyIn = ({ kyc: known }: DemoAccount): DemoParty | null => (known.state === 'none' ? null : known.party)

/** The first value that occurs twice. */
const repeated = (values: readonly string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index)

/** What no two accounts may have in common. */
const namesOf = (one: DemoAccount): string[] => {
  const own = partyIn(one)
  const number = own?.kind === 'organisation' ? own.creditCode : own?.docNumber
  return [one.loginName, one.phone, ...(number === undefined ? [] : [number])]
}

/** Reads accounts; throws if one is incomplete, has an unknown property, or the name, phone or document of another. */
export function demoAccountsFrom(given: unknown): DemoAccounts {
  const accounts = z.array(account).parse(given)
  const twice = repeated(accounts.flatMap(namesOf))
  if (twice !== undefined) throw new Error(`Two demo accounts have ${twice}`)
  if (accounts.filter(({ owesFor }) => owesFor).length > 1) throw new Error('Two demo accounts owe a price')
  return accounts
}

/** The demo accounts (domain 8.5). */
export const demoAccounts: DemoAccounts = demoAccountsFrom(json)

/** Each account with its user, where it still has one. */
export const withUsers = <U extends { loginName: string }>(
  accounts: DemoAccounts,
  users: ReadonlyMap<string, U>,
): { account: DemoAccount; user: U }[] =>
  accounts.flatMap((one) => {
    const user = [...users.values()].find(({ loginName }) => loginName === one.loginName)
    return user ? [{ account: one, user }] : []
  })
