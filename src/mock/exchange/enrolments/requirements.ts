import type { KindCode } from '#src/model/asset-kind/labels.ts'
import type { EnrolForm, EnrolSetup, Intent, Requirement } from '#src/model/enrolment/schema.ts'
import { intentLabels } from '#src/model/enrolment/labels.ts'
import { grouped, isMoney } from '#src/model/money/money.ts'
import { takingOf } from '#src/model/asset-kind/taking/labels.ts'
import { brand } from '#src/shared/config/brand.ts'
import { fullDetailsOf } from '../seed/listings/full-details.ts'
import type { Listing, Tables, User } from '../tables.ts'
import { proofOf } from './priority.ts'

type Known = Pick<Tables, 'listings'>

const isOrganisation = ({ authStatus }: User): boolean => authStatus === 4

/** What a bidder declares besides the terms of the notice. */
const promise = [
  '本人（本单位）已认真阅读并完全理解公告及全部附件，认可标的现状，愿意按公告条件参与竞买。',
  '所填写的信息和提交的材料真实、完整、合法、有效；如有虚假，自愿承担由此产生的全部责任。',
  '资金来源合法，具备支付交易价款的能力；不与他人串通报价，不扰乱交易秩序。',
  '知悉报价一经系统受理不得撤回，竞得后不签约、不付款的，已交纳的保证金不予退还。',
]
const risks = [
  '请自行核实标的的权属、瑕疵、占用和交付条件，必要时实地查看。',
  '网络延迟、设备故障由竞买人自行防范，请勿在最后一分钟报价；报价以交易系统服务器接收的时间为准。',
  '标的的交付、过户所需税费按公告约定承担，可能超出预期。',
]

/** Texts to be read to their end and agreed to, in order (domain 6.3, step 1). */
export const agreementsOf = (tables: Known, listing: Listing): EnrolSetup['agreements'] => {
  const { disclosure, terms } = fullDetailsOf(tables, listing)
  return [
    { id: 'notice', title: '公告与重大事项披露', paragraphs: [...listing.description, ...disclosure] },
    { id: 'terms', title: '交易须知', paragraphs: terms },
    { id: 'risk', title: '风险提示', paragraphs: risks },
    { id: 'promise', title: takingOf(listing.typeCode).promise, paragraphs: [`致${brand.operator}：`, ...promise] },
  ]
}

/** Whether an organisation has to show that it may buy. */
const requiresDecision: Readonly<Record<KindCode, boolean>> = {
  '1': true,
  '2': false,
  '4': false,
  '5': false,
  '6': false,
}

/** The files that the notice asks of a bidder of this kind. */
export function requirementsOf(tables: Known, listing: Listing, user: User): Requirement[] {
  const { application } = takingOf(listing.typeCode)
  const own: Requirement[] = isOrganisation(user)
    ? [
        { id: 'licence', name: '营业执照副本', isRequired: true, note: '加盖公章的扫描件' },
        {
          id: 'decision',
          name: '内部决策文件',
          isRequired: requiresDecision[listing.typeCode],
          note: '股东会或董事会决议',
        },
        { id: 'authority', name: '授权委托书', isRequired: false, note: '经办人非法定代表人的须提交' },
      ]
    : [{ id: 'identity', name: '身份证明', isRequired: true, note: '身份证正反面' }]
  return [
    { id: 'application', name: application, isRequired: true, note: '下载公告附件中的模板，签字盖章后上传' },
    ...own,
    { id: 'credit', name: '资信证明', isRequired: false, note: '银行存款证明或授信文件' },
    ...proofOf(tables, listing),
  ]
}

type Offered = Pick<Listing, 'typeCode' | 'facts'>

type FactOf = (label: string) => string | undefined
const noteOf = (label: string, text: string | undefined) => (text === undefined ? null : `${label}：${text}`)

const intents: Readonly<Record<KindCode, ((fact: FactOf) => Intent) | null>> = {
  '1': (fact) => ({
    kind: 'ratio',
    most: /^(\d+(?:\.\d+)?)%$/.exec(fact('转让比例') ?? '')?.[1] ?? null,
    note: null,
  }),
  '2': null,
  '4': (fact) => ({ kind: 'investment', most: null, note: noteOf('拟募集资金', fact('拟募集资金')) }),
  '5': null,
  '6': (fact) => ({ kind: 'use', most: null, note: noteOf('用途限制', fact('用途限制')) }),
}

/** The intent that an enrolment for an asset of this type states: how much of a company, how much money, what for (domain 6.3). */
export function intentOf({ typeCode, facts }: Offered): Intent | null {
  return intents[typeCode]?.((label) => facts.find((known) => known.label === label)?.value) ?? null
}

/** The same as a line of a document. */
export function intentLine(
  listing: Offered,
  { ratio, investment, use }: EnrolForm,
): [label: string, text: string] | null {
  const intent = intentOf(listing)
  if (!intent) return null
  const texts = { ratio: `${ratio}%`, investment: `${isMoney(investment) ? grouped(investment, 2) : ''} 元`, use }
  return [intentLabels[intent.kind], texts[intent.kind]]
}
