import { type BidMode, sealedModes } from '#src/model/listing/detail.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { enrolmentOf } from '../../../course.ts'
import type { RoomConfig } from '../../../engine/config.ts'
import { modeRules } from '../../../modes.ts'
import type { Listing } from '../../../tables.ts'
import { entryRuleOf } from '../../modes.ts'
import { priceText, yuanText } from '../amounts.ts'

/** Each mode in one breath (domain 4.14). */
const modeTexts: Record<BidMode, string> = {
  ongoing:
    '动态报价：限时报价期内即可报价；限时报价期结束后自动进入延时报价期，延时期内每出现一次有效报价，倒计时重新开始；倒计时结束，最高报价者为最高应价人。',
  phased: '分段竞价：先自由报价，再进入限时竞价。',
  final:
    '最终报价：在规定时间内密封报价，可在次数内修改，以最后一次有效报价为准，截止后统一开启，价高者得，同价时间优先。',
  'once-off': '一次报价：每人只有一次报价机会，提交后不得修改或撤回，截止前互不可见。',
  'first-come-first-served': '先到先得：价格固定，以服务器受理先后为序，首位符合条件并按时付款者受让。',
  'two-stage':
    '两阶段：第一阶段公开竞价；触发条件成立后，第二阶段一次性密封报价；第二阶段无人报价的，第一阶段最高有效报价者受让。',
  'v-shaped': 'V 型竞价：价格自上而下逐档下降，首位应价后转为向上加价，延时期内无人加价即结束。',
  'dutch-auction': '荷兰式竞价：价格逐档下降，首位应价者即以当前价成交；降至底价仍无人应价则流拍。',
}

/** Who goes on into the timed round (domain 4.2). */
const entryTexts: Record<RoomConfig['entryRule'], string> = {
  ALL: '自由期未报价的，也可在限时期报价。',
  FREE_BIDDERS: '自由期报过价的竞买人方可进入限时竞价；不足两人的，不再限时竞价，自由期最高报价者为最高应价人。',
  CONFIRMED:
    '竞买人应在自由报价期内确认进入限时竞价，自由期领先者视为已确认；未确认的，限时期不能报价；不足两人的，不再限时竞价。',
}

/** The figures of the mode (domain 4.10). */
function figuresOf(listing: Listing): string[] {
  const { mode } = listing
  const step = priceText(listing.step, listing)
  const { delaySeconds } = modeRules[mode]
  const lines: Partial<Record<BidMode, string>> = {
    phased: `自由报价期 60 分钟；结束后准备 15 分钟进入限时竞价期。${entryTexts[entryRuleOf(listing)]}`,
    final: '报价可以修改 2 次，以最后一次为准。',
    'once-off': '报价期 30 分钟，另有 5 分钟参与确认；报价后不能撤回。',
    'first-come-first-served': '受理成功后应在 30 分钟内确认并付款，逾期由候补顺序的下一位受让。',
    'two-stage': '第一阶段 60 分钟；等待与询问各 5 分钟；第二阶段密封报价 10 分钟。',
    'v-shaped': `价格每 5 分钟下降一档，每档为起始价的 2%；应价后的加价幅度为 ${step}。`,
    'dutch-auction': '价格每 5 分钟下降一档，每档为起始价的 1%。',
  }
  const rise = sealedModes.has(mode)
    ? `报价不得低于挂牌价，最小单位 ${step}。`
    : `每次加价为 ${step}的整数倍，单次不超过 20 倍。`
  return [
    ...(lines[mode] ? [lines[mode]] : []),
    ...(modeRules[mode].rises && mode !== 'v-shaped' ? [rise] : []),
    ...(delaySeconds > 0
      ? [`竞价结束前 ${delaySeconds} 秒内出现有效报价的，竞价时间自该报价起延长 ${delaySeconds} 秒，次数不限。`]
      : []),
  ]
}

/** What whoever enrols agrees to: how it is bid for, the deposit, the contract. */
export function termsOf(listing: Listing): string[] {
  const { enrolFrom, enrolUntil, depositUntil } = enrolmentOf(listing)
  const isLease = listing.typeCode === '6'
  const taker = isLease ? '承租方' : '受让方'
  return [
    `报名时间：${dateTime(enrolFrom)} 至 ${dateTime(enrolUntil)}；竞价开始时间：${dateTime(listing.opensAt)}。均以交易系统服务器时间为准。`,
    modeTexts[listing.mode],
    ...figuresOf(listing),
    listing.isPackage
      ? `保证金：按拟竞买的标的累加，整体竞买为 ${yuanText(listing.deposit)}，在 ${dateTime(depositUntil)} 前到账方为有效。`
      : `保证金：${yuanText(listing.deposit)}，应在 ${dateTime(depositUntil)} 前以报名主体本人账户转入系统生成的专属子账号，以到账时间为准，可以分笔交纳。`,
    `未竞得的，保证金在成交公示发布后 3 个工作日内原路全额退回，不计利息；竞得的，扣除服务费后转为${isLease ? '履约保证金' : '交易价款'}。`,
    '有下列情形之一的，保证金不予退还：交纳后无故退出；各意向方均不报价；竞得后不按期签订合同或付款；提供虚假材料或串通报价。',
    isLease
      ? '公告期满只征集到一个意向方的，该意向方应当在竞价时间内报价一次，不低于挂牌价即成交。'
      : '公告期满只征集到一个符合条件的意向方的，以挂牌价与其报价孰高者协议成交。',
    `${taker}应在成交公示期满后 5 个工作日内签订合同，合同生效后 5 个工作日内付清${isLease ? '首期租金和履约保证金' : '全部价款'}。`,
    '交易服务费按公布的收费标准向双方分别收取。',
  ]
}
