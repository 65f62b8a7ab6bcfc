import { isCitizenDocument, organisationMethods, personMethods } from '#src/model/kyc/rules.ts'
import type { OrganisationClaim, PersonClaim } from '#src/model/kyc/schema.ts'
import type { BankCard, Party } from '../../kyc/record.ts'
import { type DemoAccount, type DemoAccounts, demoAccounts, type DemoParty, partyIn } from './accounts.ts'

type DemoPerson = Extract<DemoParty, { kind: 'person' }>
type DemoOrganisation = Extract<DemoParty, { kind: 'organisation' }>

const agentOf = ({ legal, agent = legal }: DemoOrganisation) => agent

/** The person behind an account; for an organisation, its agent. '' if none is known. */
export function personBehind(account: DemoAccount): string {
  const party = partyIn(account)
  if (!party) return ''
  return party.kind === 'person' ? party.name : agentOf(party).name
}

/** The documents of everyone who is named in the accounts. */
const holdersIn = (accounts: DemoAccounts) =>
  accounts.flatMap((account) => {
    const party = partyIn(account)
    if (!party) return []
    return party.kind === 'person' ? [party] : [party.legal, agentOf(party)]
  })

/** The register of residents, by number: fictitious people whose numbers pass every check. */
export const populationOf = (accounts: DemoAccounts): ReadonlyMap<string, string> =>
  new Map(
    holdersIn(accounts)
      .filter(({ docType }) => isCitizenDocument(docType))
      .map(({ docNumber, name }) => [docNumber, name]),
  )
export const population = populationOf(demoAccounts)

type Business = { name: string; legalName: string; legalDocNumber: string }

/** A fictitious organisation that has no account yet. */
const businessWithoutAccount = [
  '91510700MA6RP3K85H',
  { name: '绵阳芙蓉溪精密仪器有限公司', legalName: '段清越', legalDocNumber: '510703198105224814' },
] as const

/** The register of business, by credit code. */
export const businessesOf = (accounts: DemoAccounts): ReadonlyMap<string, Business> =>
  new Map([
    businessWithoutAccount,
    ...accounts.flatMap((account): [string, Business][] => {
      const party = partyIn(account)
      if (party?.kind !== 'organisation' || party.creditCode === undefined) return []
      const { creditCode, name, legal } = party
      return [[creditCode, { name, legalName: legal.name, legalDocNumber: legal.docNumber }]]
    }),
  ])
export const knownBusinesses = businessesOf(demoAccounts)

/** A fictitious card of a person who has no account yet. */
const cardWithoutAccount: BankCard = {
  card: '6228480000000998872',
  name: '林知秋',
  docNumber: '510112198311086137',
  telPhone: '13800138000',
  state: 'normal',
}

/** The banks' records of fictitious cards with a valid check digit. */
export const cardsOf = (accounts: DemoAccounts): readonly BankCard[] => [
  ...accounts.flatMap((account): BankCard[] => {
    const party = partyIn(account)
    if (party?.kind !== 'person') return []
    const { name, docNumber, cards = [] } = party
    return cards.map((card) => ({ ...card, name, docNumber, telPhone: account.phone }))
  }),
  cardWithoutAccount,
]
export const knownCards = cardsOf(demoAccounts)

const expiryIn = ({ docExpiry }: DemoParty) =>
  docExpiry === undefined ? { isLongTerm: true } : { isLongTerm: false, docExpiry }

const personOf = (party: DemoPerson, telPhone: string): Omit<PersonClaim, 'way'> => ({
  name: party.name,
  docType: party.docType,
  docNumber: party.docNumber,
  ...expiryIn(party),
  frontId: 'seed',
  ...(isCitizenDocument(party.docType) ? { backId: 'seed' } : {}),
  telPhone,
})

function organisationOf(party: DemoOrganisation, telPhone: string): Omit<OrganisationClaim, 'way'> {
  const { orgType, name, creditCode = '', legal, bankName, accountNo } = party
  const agent = agentOf(party)
  return {
    orgType,
    name,
    creditCode,
    accountName: name,
    bankName,
    accountNo,
    licenceId: 'seed',
    ...expiryIn(party),
    legalName: legal.name,
    legalDocType: legal.docType,
    legalDocNumber: legal.docNumber,
    agentName: agent.name,
    agentDocType: agent.docType,
    agentDocNumber: agent.docNumber,
    ...(agent === legal ? {} : { letterId: 'seed' }),
    telPhone,
  }
}

/** What an account is verified as, or has claimed to be. A reviewer checks a claim that no method can verify at once. */
export function seedParty(account: DemoAccount): Party | null {
  const party = partyIn(account)
  if (!party) return null
  const isVerified = account.kyc.state === 'verified'
  if (party.kind === 'person') {
    const way = (isVerified && personMethods(party.docType)[0]) || 'manual'
    return { kind: 'person', data: { ...personOf(party, account.phone), way } }
  }
  const way = (isVerified && organisationMethods(party.orgType)[0]) || 'manual'
  return { kind: 'organisation', data: { ...organisationOf(party, account.phone), way } }
}
