import type { OrganisationClaim, PersonClaim } from '#src/model/kyc/schema.ts'
import type { BankCard, Party, RefusedClaim } from '../../kyc/record.ts'
import { dayMs } from '../calendar.ts'

/** Fictitious people whose numbers pass every check; the register of residents contains them. */
const people = {
  person: ['周岷生', '510104199003071237'],
  blacklisted: ['何景川', '510106198805126517'],
  disabled: ['唐以宁', '510107199208234027'],
  rejected: ['罗书航', '510623198502143313'],
  company: ['蒋承岷', '510105197906305513'],
  priority: ['孟嘉澜', '510108198609172244'],
  overdue: ['邓旌原', '510603198001137542'],
} as const
type Known = keyof typeof people

/** The person behind an account; for an organisation, the one who verified it. */
export const personBehind = ({ loginName, name }: { loginName: string; name: string }): string =>
  Object.entries(people).find(([known]) => known === loginName)?.[1][0] ?? name

export const population: ReadonlyMap<string, string> = new Map(
  Object.values(people).map(([name, number]) => [number, name]),
)

/** A fictitious organisation in the business register that has no account yet. */
export const knownBusinesses: ReadonlyMap<string, { name: string; legalName: string; legalDocNumber: string }> =
  new Map([
    [
      '91510700MA6RP3K85H',
      { name: '绵阳芙蓉溪精密仪器有限公司', legalName: '段清越', legalDocNumber: '510703198105224814' },
    ],
  ])

/** Fictitious cards with a valid check digit; the second of 罗书航 was reported lost. */
export const knownCards: readonly BankCard[] = [
  {
    card: '6228480000000123455',
    name: '罗书航',
    docNumber: people.rejected[1],
    telPhone: '13900000003',
    state: 'normal',
  },
  {
    card: '6217000000000543219',
    name: '罗书航',
    docNumber: people.rejected[1],
    telPhone: '13900000003',
    state: 'lost',
  },
  {
    card: '6228480000000678904',
    name: '周岷生',
    docNumber: people.person[1],
    telPhone: '13900000004',
    state: 'normal',
  },
  {
    card: '6228480000000998872',
    name: '林知秋',
    docNumber: '510112198311086137',
    telPhone: '13800138000',
    state: 'normal',
  },
]

const personOf = (key: Known, telPhone: string): PersonClaim => ({
  name: people[key][0],
  docType: 0,
  docNumber: people[key][1],
  isLongTerm: false,
  docExpiry: '2038-06-30',
  frontId: 'seed',
  backId: 'seed',
  telPhone,
  way: 'carrier',
})

type Body = { name: string; creditCode: string; bankName: string; accountNo: string }
const bodies: Readonly<Record<string, Body>> = {
  company: {
    name: '成都岷岸实业有限公司',
    creditCode: '91510100MA6RK4T311',
    bankName: '岷江银行成都分行',
    accountNo: '8110000100200301',
  },
  priority: {
    name: '四川嘉陵水务投资有限公司',
    creditCode: '91510000MA6RL8W521',
    bankName: '岷江银行成都分行',
    accountNo: '8110000100200302',
  },
  overdue: {
    name: '德阳旌湖机电设备有限公司',
    creditCode: '91510600MA6RN2H73T',
    bankName: '岷江银行德阳支行',
    accountNo: '8110000100200303',
  },
}

function organisationOf(key: 'company' | 'priority' | 'overdue', telPhone: string): OrganisationClaim {
  const [legalName, legalDocNumber] = people[key]
  const { name, ...rest } = bodies[key]!
  return {
    orgType: 0,
    name,
    ...rest,
    accountName: name,
    licenceId: 'seed',
    isLongTerm: true,
    legalName,
    legalDocType: 0,
    legalDocNumber,
    agentName: legalName,
    agentDocType: 0,
    agentDocNumber: legalDocNumber,
    telPhone,
    way: 'transfer',
  }
}

/** The verified identities of the demo accounts; verified three months before the world began. */
export function seedParty(loginName: string, telPhone: string): Party | null {
  if (loginName === 'person' || loginName === 'blacklisted' || loginName === 'disabled')
    return { kind: 'person', data: personOf(loginName, telPhone) }
  if (loginName === 'company' || loginName === 'priority' || loginName === 'overdue')
    return { kind: 'organisation', data: organisationOf(loginName, telPhone) }
  return null
}

/** Former names of demo accounts, under which their banks may still transfer. */
export const seedFormerNames: Readonly<Record<string, readonly string[]>> = {
  person: ['周民生'],
  company: ['成都岷岸实业公司'],
}

export const seedVerifiedBeforeMs = 90 * dayMs

/** With a passport, which only a reviewer can check. */
export const pendingParty = (telPhone: string): Party => ({
  kind: 'person',
  data: {
    name: '沈知远',
    docType: 5,
    docNumber: 'E20461377',
    isLongTerm: false,
    docExpiry: '2031-04-18',
    frontId: 'seed',
    telPhone,
    way: 'manual',
  },
})

export const rejectedParty = (telPhone: string): Party => ({
  kind: 'person',
  data: { ...personOf('rejected', telPhone), way: 'manual' },
})

export const rejectedRefusal = (at: number): RefusedClaim => ({
  kind: 'person',
  isChange: false,
  reasons: [
    { text: '身份证国徽面照片反光，有效期限无法辨认', fix: '请在光线均匀处重新拍摄国徽面，四角完整、文字可辨' },
    { text: '填写的证件有效期与照片不一致', fix: '请按国徽面“有效期限”填写截止日期' },
  ],
  reviewer: '审核员 0217',
  at,
})
