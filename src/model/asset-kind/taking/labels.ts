import { type KindCode, ofKind, type TypeCode } from '../labels.ts'

/** Terms of forms and documents for taking an asset, by type (domain 6.3). */
type Taking = {
  intent: string
  way: string
  sole: string
  joint: string
  share: string
  ownShare: string
  /** The price offered at enrolment. */
  offer: string
  conditions: string
  promise: string
  application: string
  /** The button that takes the asset at its fixed price, and the question that follows. */
  take: string
  confirmTake: string
}

const transfer: Taking = {
  intent: '受让意向',
  way: '受让方式',
  sole: '独立受让',
  joint: '联合受让',
  share: '受让比例',
  ownShare: '我方受让比例',
  offer: '受让底价（承诺报价）',
  conditions: '受让条件',
  promise: '受让承诺函',
  application: '受让申请书',
  take: '立即受让',
  confirmTake: '确认受让',
}

const increase: Taking = {
  intent: '投资意向',
  way: '投资方式',
  sole: '独立投资',
  joint: '联合投资',
  share: '投资比例',
  ownShare: '我方投资比例',
  offer: '投资底价（承诺报价）',
  conditions: '投资条件',
  promise: '投资承诺函',
  application: '投资意向书',
  take: '立即投资',
  confirmTake: '确认投资',
}

const cooperation: Taking = {
  intent: '合作意向',
  way: '合作方式',
  sole: '独立合作',
  joint: '联合合作',
  share: '合作比例',
  ownShare: '我方合作比例',
  offer: '合作底价（承诺报价）',
  conditions: '合作条件',
  promise: '合作承诺函',
  application: '合作意向书',
  take: '立即合作',
  confirmTake: '确认合作',
}

const lease: Taking = {
  intent: '承租意向',
  way: '承租方式',
  sole: '独立承租',
  joint: '联合承租',
  share: '承租比例',
  ownShare: '我方承租比例',
  offer: '租金底价（承诺报价）',
  conditions: '承租条件',
  promise: '承租承诺函',
  application: '承租申请书',
  take: '立即承租',
  confirmTake: '确认承租',
}

const takings: Readonly<Record<KindCode, Taking>> = {
  '1': transfer,
  '4': increase,
  '2': transfer,
  '6': lease,
  '5': cooperation,
}

export const takingOf = (code: TypeCode): Taking => ofKind(takings, code) ?? transfer
