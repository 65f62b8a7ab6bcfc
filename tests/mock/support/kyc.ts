import * as person from '#src/api/endpoints/kyc.ts'
import { agreement } from '#src/mock/exchange/kyc/agreement.ts'
import type { OrganisationClaim, PersonClaim } from '#src/model/kyc/schema.ts'
import { ask, memoryJournal, testExchange } from '#tests/support/exchange.ts'
import { bearerOf } from './sign-in.ts'

export const anonymous = { userId: null, visitor: '' }
export const freshPhone = '13800138000'

export function begin() {
  const journal = memoryJournal()
  const { exchange, advance, clock } = testExchange({ journal })
  const userOf = (loginName: string) =>
    [...exchange.tables.users.values()].find((user) => user.loginName === loginName)!
  const bearers = new Map<string, string>()
  const bearer = (loginName: string) => {
    const held = bearers.get(loginName) ?? null
    const known = held && exchange.accounts.userOf(held) ? held : bearerOf(exchange, loginName)
    bearers.set(loginName, known)
    return known
  }
  const code = (telPhone: string): { code: string; codeUuid: string } => {
    advance(61_000)
    const { uuid } = exchange.take('sendSms', { telPhone, purpose: 'real-name' }, anonymous)
    return { code: /验证码 (\d{6})/.exec(exchange.sms.inbox[0]!.text)![1]!, codeUuid: uuid }
  }
  const file = (loginName: string, name = '资料.png', purpose = 'identity'): string =>
    exchange.take(
      'storeFile',
      { name, kind: 'png', purpose, base64: btoa(name.length + name.replaceAll(/[^\w.]/g, '')) },
      { userId: userOf(loginName).id, visitor: '' },
    ).id
  const detail = async (loginName: string) => (await ask(exchange, person.realName, {}, bearer(loginName))).data
  const review = (loginName: string, reasons: { text: string; fix: string }[] = []) =>
    exchange.take('reviewClaim', { userId: userOf(loginName).id, reasons, reviewer: '审核员 0312' }, anonymous)
  return { exchange, advance, clock, journal, userOf, bearer, code, file, detail, review }
}
export type World = ReturnType<typeof begin>

/** Part of every claim: a new code, and the current agreement. */
export const given = (world: World, telPhone: string) => ({
  ...world.code(telPhone),
  agreement: agreement.version,
})

export const citizen = ({ file }: World, over: Partial<PersonClaim> = {}, loginName = 'newcomer'): PersonClaim => ({
  name: '林知秋',
  docType: 0,
  docNumber: '510112198311086137',
  isLongTerm: false,
  docExpiry: '2035-01-31',
  frontId: file(loginName, 'front.png'),
  backId: file(loginName, 'back1.png'),
  telPhone: freshPhone,
  way: 'carrier',
  ...over,
})

export const company = ({ file }: World, over: Partial<OrganisationClaim> = {}): OrganisationClaim => ({
  orgType: 0,
  name: '成都云岭测试有限公司',
  creditCode: '91510100MA6RQ7D842',
  licenceId: file('newcomer', 'licence.png', 'licence'),
  isLongTerm: true,
  legalName: '周岷生',
  legalDocType: 0,
  legalDocNumber: '510104199003071237',
  agentName: '周岷生',
  agentDocType: 0,
  agentDocNumber: '510104199003071237',
  telPhone: freshPhone,
  accountName: '成都云岭测试有限公司',
  bankName: '岷江银行',
  accountNo: '8110000100299999',
  way: 'transfer',
  ...over,
})

export const submit = async (world: World, claim: PersonClaim, loginName = 'newcomer') =>
  ask(world.exchange, person.submitPerson, { ...claim, ...given(world, claim.telPhone) }, world.bearer(loginName))
export const submitCompany = async (world: World, claim: OrganisationClaim) =>
  ask(
    world.exchange,
    person.submitOrganisation,
    { ...claim, ...given(world, claim.telPhone) },
    world.bearer('newcomer'),
  )

export const passport = (world: World) =>
  citizen(world, { docType: 5, docNumber: 'E30461388', way: 'manual', backId: null })

export const boxOf = ({ exchange, userOf }: World, loginName = 'newcomer') => exchange.mailbox.of(userOf(loginName).id)
