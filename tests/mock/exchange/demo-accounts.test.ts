import { describe, expect, test } from 'vitest'
import accounts from '#src/mock/accounts.json' with { type: 'json' }
import { numberOf } from '#src/mock/exchange/kyc/checks.ts'
import { seedKyc, seedRecord } from '#src/mock/exchange/kyc/seed.ts'
import { detailOf } from '#src/mock/exchange/kyc/views.ts'
import { demoAccounts, demoAccountsFrom } from '#src/mock/exchange/seed/people/accounts.ts'
import { seedDemands } from '#src/mock/exchange/seed/people/demands.ts'
import { businessesOf, cardsOf, personBehind, populationOf, seedParty } from '#src/mock/exchange/seed/people/kyc.ts'
import { seedMessages } from '#src/mock/exchange/seed/people/messages.ts'
import { seedBlacklist, seedUsers } from '#src/mock/exchange/seed/people/users.ts'
import { organisationProblem } from '#src/model/kyc/rules.ts'
import { someFriday, testExchange } from '#tests/support/exchange.ts'

const record = {
  loginName: 'extra',
  password: 'Minjiang#2026',
  phone: '13900009999',
  note: '机构已认证，经办人持护照',
  persona: '外籍经办人',
  registeredDaysAgo: 33,
  kyc: { state: 'none' },
}
const organisation = {
  kind: 'organisation',
  name: '乐山沫若测试有限公司',
  orgType: 0,
  creditCode: '91510100MA6RQ7D842',
  legal: { name: '段清越', docType: 0, docNumber: '510703198105224814' },
  agent: { name: 'Maria Lund', docType: 5, docNumber: 'E30461388' },
  bankName: '岷江银行乐山支行',
  accountNo: '8110000100200310',
}
const { creditCode: _, ...foreign } = { ...organisation, name: 'Lund Holding AB', orgType: 5 }

/** A further account with these properties, beside the others. */
function withExtra(kyc: object, flags: object = {}) {
  const all = demoAccountsFrom([...accounts, { ...record, ...flags, kyc }])
  const users = seedUsers(all)
  return { all, account: all.at(-1)!, users, user: [...users.values()].at(-1)! }
}
const verified = (party: object, rest: object = {}) => ({ state: 'verified', daysAgo: 32, party, ...rest })
const titlesOf = ({ all, users, user }: ReturnType<typeof withExtra>) =>
  seedMessages({ listings: new Map(), users }, someFriday, all)
    .get(user.id)!
    .map(({ title }) => title)
const surroundings = { uploads: { find: () => null }, now: someFriday, faceTriesLeft: 3, blockers: [] }

describe('[AC-11] an organisation whose agent is another person with a passport', () => {
  const extra = withExtra(verified(organisation, { formerNames: ['乐山沫若有限公司'] }))
  const { all, account, user } = extra

  test('has its user, and the others keep theirs', () => {
    expect(user).toMatchObject({ loginName: 'extra', username: '乐山沫若测试有限公司', authStatus: 4 })
    expect([...extra.users.values()].slice(0, -1)).toEqual([...seedUsers().values()])
  })

  test('has an identity that passes every check of a claim', () => {
    const party = seedParty(account)!
    expect(party.kind === 'organisation' && organisationProblem(party.data, someFriday)).toBeNull()
    expect(party.data).toMatchObject({
      legalName: '段清越',
      agentName: 'Maria Lund',
      agentDocType: 5,
      agentDocNumber: 'E30461388',
      letterId: 'seed',
      telPhone: '13900009999',
      way: 'transfer',
    })
    expect(seedRecord(account, someFriday)).toMatchObject({
      identity: { verifiedAt: Date.parse('2026-02-02T09:00:00+08:00') },
      formerNames: ['乐山沫若有限公司'],
    })
  })

  test('is shown to its owner with its own code and people', () => {
    const { identity } = detailOf(user, seedRecord(account, someFriday), surroundings)
    expect(identity).toMatchObject({ docNumber: '91510100MA6RQ7D842', legalName: '段**', agentName: 'M***' })
  })

  test('is in the register of business, its legal representative in that of residents, its agent in neither', () => {
    expect(businessesOf(all).get('91510100MA6RQ7D842')).toEqual({
      name: '乐山沫若测试有限公司',
      legalName: '段清越',
      legalDocNumber: '510703198105224814',
    })
    expect(populationOf(all).get('510703198105224814')).toBe('段清越')
    expect(populationOf(all).has('E30461388')).toBe(false)
    expect(personBehind(account)).toBe('Maria Lund')
  })

  test('has the messages of its state', () => {
    expect(titlesOf(extra).filter((title) => /欢迎|认证/.test(title))).toEqual([
      '欢迎注册岷江产权交易网',
      '实名认证已通过',
    ])
  })
})

describe('[AC-11] a foreign organisation', () => {
  const extra = withExtra(verified(foreign))

  test('has no credit code, is verified by a reviewer, and is in no register of business', () => {
    const { identity } = detailOf(extra.user, seedRecord(extra.account, someFriday), surroundings)
    expect(identity).toMatchObject({ name: 'Lund Holding AB', docNumber: '', way: 'manual' })
    expect(businessesOf(extra.all).size).toBe(businessesOf(demoAccounts).size)
  })

  test('does not count as the same as another one without a code', () => {
    const numbers = ['Lund Holding AB', 'Berg Invest AS'].map((name) =>
      numberOf(seedParty(withExtra(verified({ ...foreign, name })).account)!),
    )
    expect(numbers).toEqual(['org:Lund Holding AB', 'org:Berg Invest AS'])
  })
})

describe('the other properties of an account', () => {
  test.each(['pending', 'rejected'])('an organisation that is %s has its claim without the files', (state) => {
    const { users, user, all } = withExtra({ state, party: organisation })
    const { claim, draft, refusal } = seedKyc(users, someFriday, all).get(user.id)!
    expect(user).toMatchObject({ username: 'extra', authStatus: { pending: 1, rejected: 2 }[state] })
    expect(state === 'pending' ? claim?.data.way : refusal?.reasons).toEqual(
      state === 'pending'
        ? 'manual'
        : [{ text: '营业执照信息与填写不一致', fix: '请按营业执照核对名称、代码、类型和法定代表人' }],
    )
    const { values } = (claim ?? draft)!
    expect(values).toMatchObject({ agentName: 'Maria Lund' })
    expect(Object.keys(values).filter((field) => field.endsWith('Id'))).toEqual([])
  })

  test('a person has the cards of the record in that name, with the phone of the account', () => {
    const party = { kind: 'person', name: 'Maria Lund', docType: 5, docNumber: 'E30461388' }
    const cards = [{ card: '4111111111111111', state: 'lost' }]
    const { all, account } = withExtra(verified({ ...party, cards }))
    expect(cardsOf(all).find(({ card }) => card === '4111111111111111')).toEqual({
      card: '4111111111111111',
      name: 'Maria Lund',
      docNumber: 'E30461388',
      telPhone: '13900009999',
      state: 'lost',
    })
    expect(seedParty(account)!.data).toMatchObject({ isLongTerm: true, way: 'manual' })
  })

  test('flags decide on the blacklist, access, demands and messages', () => {
    const flags = { isBlacklisted: true, isDisabled: true, isActive: true, hasPriority: true }
    const extra = withExtra(verified(organisation), flags)
    expect(extra.user.isAllowAccess).toBe(false)
    expect([...seedBlacklist(extra.users, extra.all)]).toEqual(['U0007', extra.user.id])
    const demands = seedDemands(someFriday, extra.users, extra.all).filter(({ userId }) => userId === extra.user.id)
    expect(new Set(demands.map(({ contact }) => contact))).toEqual(new Set(['Maria Lund']))
    for (const title of ['您已被列入竞买黑名单', '优先购买权已登记', '账户安全提醒'])
      expect(titlesOf(extra)).toContain(title)
  })
})

describe('a wrong record stops the exchange', () => {
  test.each<[string, object, RegExp]>([
    ['a property is misspelt', { isBlackListed: true }, /isBlackListed/],
    ['a property is missing', { persona: undefined }, /persona/],
    ['another account has the name', { loginName: 'person' }, /person/],
    ['another account has the phone', { phone: '13900000004' }, /13900000004/],
    [
      'another account has the document',
      { kyc: verified({ ...organisation, creditCode: '91510100MA6RK4T311' }) },
      /91510100MA6RK4T311/,
    ],
    ['the state has no party', { kyc: { state: 'verified', daysAgo: 1 } }, /party/],
    ['two owe a price', { owesFor: 'A20000' }, /owe a price/],
  ])('%s', (_name, change, problem) => {
    expect(() => demoAccountsFrom([...accounts, { ...record, ...change }])).toThrow(problem)
  })
})

test('[AC-11] the identity of an account dates from the day of the message about it', () => {
  const { exchange } = testExchange()
  const dayOf = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)
  const days = demoAccounts
    .filter(({ kyc }) => kyc.state === 'verified')
    .map(({ loginName }) => {
      const { id } = [...exchange.tables.users.values()].find((user) => user.loginName === loginName)!
      const message = exchange.mailbox.of(id).find(({ title }) => title === '实名认证已通过')!
      return [loginName, dayOf(exchange.kyc.identityOf(id)!.verifiedAt), dayOf(message.at)]
    })
  expect(Object.fromEntries(days.map(([name, ...both]) => [name, both]))).toMatchObject({
    person: ['2026-01-05', '2026-01-05'],
    company: ['2025-12-06', '2025-12-06'],
    disabled: ['2025-05-10', '2025-05-10'],
  })
})
