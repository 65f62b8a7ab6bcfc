import { regionName } from '../../data/regions.ts'
import { isOwnAgent, organisationProblem, personProblem, personRefusal, plainDocument } from '#src/model/kyc/rules.ts'
import { paths } from '#src/model/paths.ts'
import type { PersonClaim } from '#src/model/kyc/schema.ts'
import { createDayCounts } from '../day-counts.ts'
import type { OpenMatter } from '#src/model/account/schema.ts'
import type { Core } from '../core.ts'
import type { BankCards } from './bank-cards.ts'
import type { Claim, Party, KycRecord } from './record.ts'
import { Refusal } from '../refusal.ts'
import { knownBusinesses, population } from '../seed/people/kyc.ts'

/** Numbers given out by resellers: no register knows their holders (domain 6.1). */
const virtualNumber = /^1(?:6[257]|70|71)/
/** Questions of one account on one day that were answered with no. */
const failuresMax = 5

/** A number by which no two verified accounts may be the same; of an organisation without a code its name. */
export const numberOf = (party: Party): string =>
  party.kind === 'person'
    ? `${party.data.docType === 1 ? 0 : party.data.docType}:${plainDocument(party.data.docNumber)}`
    : `org:${plainDocument(party.data.creditCode) || party.data.name.trim()}`

/** What of a claim can be wrong before anything is looked up; refuses. */
export function checkForm(claim: Claim, now: number): void {
  const problem = claim.kind === 'person' ? personProblem(claim.data, now) : organisationProblem(claim.data, now)
  if (problem) throw new Refusal(400, problem)
  checkRegion(claim.data.region)
}

/** What is open between a user and the exchange. */
export type Matters = { openMattersOf: (userId: string) => OpenMatter[] }

/** What keeps verified data from being changed: enrolments, contracts; an appeal does not. */
export const blockersOf = (matters: Matters, userId: string): OpenMatter[] =>
  matters.openMattersOf(userId).filter(({ link }) => link.split('?')[0] !== paths.shensuRecord)

/** Whether this account may claim this now (domain 5.6); refuses. */
export function checkMayClaim(
  matters: Matters,
  userId: string,
  { identity, claim }: KycRecord,
  kind: Party['kind'],
): void {
  if (claim) throw new Refusal(409, '实名认证审核中，请勿重复提交')
  if (!identity) return
  if (identity.kind !== kind)
    throw new Refusal(409, `本账户已完成${identity.kind === 'person' ? '个人' : '机构'}认证，请用另一账户办理`)
  if (blockersOf(matters, userId).length > 0) throw new Refusal(409, '您有未完结的交易，暂不能变更实名信息')
}

/** The words when a document belongs to another verified account. */
const takenText = (kind: Party['kind']): string =>
  kind === 'person' ? '该证件号已被其他账号认证，请申诉' : '该机构已认证，请联系管理员或申诉'

/** Whose name, document or code is another than the verified one; a person has to look at that (spec 5.6: one number, one account). */
const isOtherHolder = (identity: Party, claim: Party): boolean =>
  numberOf(identity) !== numberOf(claim) ||
  (identity.kind === 'person' && identity.data.name.trim() !== claim.data.name.trim())

/** A change of who holds the account is never a matter of a machine; refuses. */
export function checkChange({ identity }: KycRecord, claim: Party): void {
  if (!identity || claim.data.way === 'manual' || !isOtherHolder(identity, claim)) return
  throw new Refusal(
    personRefusal.way,
    claim.kind === 'person' ? '变更姓名或证件号码须选择人工审核' : '变更统一社会信用代码须选择人工审核',
  )
}

const isKnownRegion = (code: string | null | undefined): boolean => !code || regionName(code) !== null

/** A region is one of the list; refuses. */
export function checkRegion(code: string | null | undefined): void {
  if (!isKnownRegion(code)) throw new Refusal(400, '所选地区不存在')
}

type HolderOf = (number: string, but: string) => Party | null
/** Counts a question that was answered with no; answers the refusal. */
type Failed = (userId: string, refusal: Refusal) => Refusal

/** The automatic sources: operators of phones, banks, the registers of residents and of business, people verified here. */
function createQuestions(failedWith: Failed, holderOf: HolderOf, cards: BankCards) {
  const failed = (userId: string, code: number, text: string) => failedWith(userId, new Refusal(code, text))
  const askResidents = (userId: string, { name, docNumber }: PersonClaim) => {
    const known = population.get(plainDocument(docNumber))
    if (known !== undefined && known !== name.trim())
      throw failed(userId, personRefusal.nameMismatch, '姓名与身份证号不一致')
  }
  const askCarrier = (userId: string, { telPhone }: PersonClaim) => {
    if (virtualNumber.test(telPhone))
      throw failed(
        userId,
        personRefusal.phoneUnknown,
        '该手机号为虚拟号段，运营商无法核验，请换用本人实名手机号或选择人工审核',
      )
  }
  const askBank = (userId: string, data: PersonClaim) => {
    const refusal = cards.refusalOf(data)
    if (refusal) throw failedWith(userId, refusal)
  }
  /** The legal representative has to be verified here as a person; the code went to the phone that this was done with. */
  const askLegal = (userId: string, { data }: Party & { kind: 'organisation' }) => {
    const number = `${data.legalDocType === 1 ? 0 : data.legalDocType}:${plainDocument(data.legalDocNumber)}`
    const holder = holderOf(number, userId)
    const isKnown =
      holder?.kind === 'person' &&
      holder.data.name.trim() === data.legalName.trim() &&
      holder.data.telPhone === data.telPhone
    if (!isKnown || !isOwnAgent(data))
      throw failed(
        userId,
        personRefusal.nameMismatch,
        '法定代表人尚未在本网完成个人认证，或手机号不是其认证时所用的号码，请核对或选择其他核验方式',
      )
  }
  /** The sources of the chosen method; a face is compared later, with the picture of the register. */
  const askAboutPerson = (userId: string, { data }: Party & { kind: 'person' }): void => {
    if (data.way === 'carrier') askCarrier(userId, data)
    askResidents(userId, data)
    if (data.way === 'bank') askBank(userId, data)
  }
  /** Name, code and legal representative against the register of business. */
  const askAboutOrganisation = (userId: string, party: Party & { kind: 'organisation' }): void => {
    const { name, creditCode, legalName, legalDocNumber, way } = party.data
    const known = knownBusinesses.get(creditCode)
    const isSame =
      known?.name === name.trim() &&
      known.legalName === legalName.trim() &&
      known.legalDocNumber === plainDocument(legalDocNumber)
    if (known && !isSame) throw failed(userId, personRefusal.licence, '营业执照信息与填写不一致')
    if (way === 'legal') askLegal(userId, party)
  }
  return { askAboutPerson, askAboutOrganisation }
}

/** Asks the sources about a claim, five times a day at most without a yes. */
export function createSources(core: Core, holderOf: HolderOf, cards: BankCards) {
  const failures = createDayCounts(core)
  const counted: Failed = (userId, refusal) => {
    failures.count(userId)
    return refusal
  }
  const { askAboutPerson, askAboutOrganisation } = createQuestions(counted, holderOf, cards)
  return (userId: string, party: Party): void => {
    const isUsedUp = failures.today(userId) >= failuresMax
    const isManual = party.data.way === 'manual'
    if (isUsedUp && !isManual) throw new Refusal(429, '核验次数过多，请明日再试，或选择人工审核')
    // Whose documents are verified here cannot be tried without end; the reviewer finds it all the same.
    if (!isUsedUp && holderOf(numberOf(party), userId))
      throw counted(userId, new Refusal(personRefusal.documentTaken, takenText(party.kind)))
    if (isManual) return
    if (party.kind === 'person') askAboutPerson(userId, party)
    else askAboutOrganisation(userId, party)
  }
}
