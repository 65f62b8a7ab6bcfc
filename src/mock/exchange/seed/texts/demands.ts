import type { DemandState, DemandType } from '#src/model/demand/schema.ts'
import type { Demand } from '../../demands/record.ts'

const officers = ['陈屹舟', '林若谷', '苏明远', '许清和', '江映川', '顾思齐'] as const

/** The officer responsible for demands at a branch. */
export const officerOf = (adcode: number): string => officers[Math.floor(adcode / 100) % officers.length]!

const first: Record<DemandType, string> = {
  1: '您好，我们已按您的行业、地区和金额筛选在挂牌及预披露项目，并安排经办人为您匹配标的。请先完成实名认证，意向项目可预约现场踏勘。',
  2: '您好，转让方需准备内部决策文件、审计和评估报告、权属证明。材料齐备后可先做信息预披露，我们将协助制定转让方案和挂牌底价。',
  3: '您好，您的咨询已由经办人核对。相关办理条件和材料清单可在帮助中心查看，如需当面沟通，可到受理机构窗口办理。',
}

/** The exchange's answer to a demand, or to a further question about it. */
export const answerLabels = (need: DemandType, isFurther: boolean): string =>
  isFurther ? '您好，您追问的事项已与业务部门确认，经办人将在一个工作日内电话与您沟通细节。' : first[need]

/** A demand from before the world begins. */
export type DemandDraft = Pick<Demand, 'need' | 'title' | 'description' | 'state' | 'assetKind'> & {
  region: string
  industry: string | null
  /** 元. */
  amounts: readonly [min: string | null, max: string | null]
  daysAgo: number
}

export const demandsOfPerson: readonly DemandDraft[] = [
  draft(
    1,
    'waiting',
    '求购成都市区临街商铺一处',
    '面积 60 至 120 平方米，可分期付款，希望临近地铁站，现状空置或租约一年内到期均可。',
    '2',
    '510104',
    null,
    ['800000', '2000000'],
    1,
  ),
  draft(
    1,
    'handling',
    '寻找眉山市农业科技项目参股机会',
    '意向参股种养殖或农产品加工企业，持股比例不超过三成，可参与增资扩股。',
    '4',
    '511402',
    'A',
    ['500000', '3000000'],
    3,
  ),
  draft(
    2,
    'answered',
    '个人持有的公司股权委托转让',
    '持有一家物流公司 12% 股权，希望通过公开挂牌转让，想了解评估和信息披露的要求。',
    '1',
    '510112',
    'G',
    ['600000', null],
    6,
  ),
  draft(
    3,
    'asked',
    '咨询承租国有房产后的装修审批',
    '已承租一处办公用房，计划做局部隔断改造，想了解需要出租方出具哪些书面同意。',
    '6',
    '510107',
    null,
    [null, null],
    9,
  ),
  draft(
    1,
    'done',
    '求购二手工程车辆两台',
    '需要 2019 年以后出厂的自卸车两台，手续齐全，可到现场验车。',
    '2',
    '510603',
    null,
    ['200000', '500000'],
    30,
  ),
  draft(
    3,
    'closed',
    '咨询交易凭证补办',
    '2024 年成交的设备项目交易凭证遗失，想了解补办流程。',
    'other',
    '510100',
    null,
    [null, null],
    60,
  ),
  draft(
    2,
    'withdrawn',
    '个人车位使用权转让',
    '地下车位使用权一个，剩余使用年限 38 年。',
    '2',
    '510105',
    null,
    ['90000', '120000'],
    40,
  ),
]

export const demandsOfCompany: readonly DemandDraft[] = [
  draft(
    2,
    'waiting',
    '闲置生产线整体转让',
    '两条注塑生产线及配套模具整体转让，设备成新率约六成，可现场查看。',
    '2',
    '510112',
    'C',
    ['3200000', '4500000'],
    1,
  ),
  draft(
    1,
    'handling',
    '求购宜宾市标准厂房',
    '建筑面积 5000 平方米以上，层高不低于 8 米，承重满足机加工设备安装要求。',
    '2',
    '511502',
    'C',
    ['12000000', '30000000'],
    4,
  ),
  draft(
    1,
    'answered',
    '参与省属企业增资项目',
    '拟以现金方式参与清洁能源类企业增资，可提供产业协同和运维能力。',
    '4',
    '510100',
    'D',
    ['50000000', '200000000'],
    8,
  ),
  draft(
    2,
    'asked',
    '子公司 51% 股权转让方案咨询',
    '拟转让全资子公司控股权，想了解职工安置和债权债务披露的要求。',
    '1',
    '510703',
    'F',
    ['18000000', null],
    12,
  ),
  draft(
    3,
    'done',
    '采购评审专家库入库咨询',
    '公司有三名工程师希望进入评审专家库，想了解资格条件。',
    'other',
    '510100',
    null,
    [null, null],
    45,
  ),
  draft(
    2,
    'closed',
    '办公楼整层对外招租',
    '整层 1100 平方米，租期五年，允许分割出租。',
    '6',
    '510107',
    'K',
    ['660000', '880000'],
    50,
  ),
  draft(
    1,
    'withdrawn',
    '求购林权',
    '意向收购已办证用材林，面积 2000 亩以上。',
    '2',
    '511802',
    'A',
    ['2000000', '6000000'],
    35,
  ),
]

function draft(
  need: DemandType,
  state: DemandState,
  title: string,
  description: string,
  assetKind: DemandDraft['assetKind'],
  region: string,
  industry: string | null,
  amounts: DemandDraft['amounts'],
  daysAgo: number,
): DemandDraft {
  return { need, state, title, description, assetKind, region, industry, amounts, daysAgo }
}
