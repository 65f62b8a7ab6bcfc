import type { SceneKind } from '../../pictures/kinds.ts'
import { logYuan, wanText } from '../amounts.ts'
import { brandWord, stateGroup } from '../companies.ts'
import { whereabouts } from '../places.ts'
import { parkName, roadName, villageName } from '../streets.ts'
import { closingOnPaper, factsOf, type Maker, type Setting } from './listing-text.ts'
import { rangeFrom } from './price.ts'

type Venture = {
  category: string
  kind: SceneKind
  industryCode: string
  what: (setting: Setting) => string
  offers: string
  seeks: string
}

const ventures: readonly Venture[] = [
  {
    category: '文旅合作',
    kind: 'hotel',
    industryCode: '78',
    what: ({ random }) => `${villageName(random)}${brandWord(random)}民宿集群`,
    offers: '提供 26 栋院落及配套土地使用权',
    seeks: '负责投资改造与运营，自负盈亏',
  },
  {
    category: '文旅合作',
    kind: 'forest',
    industryCode: '78',
    what: ({ random }) => `${brandWord(random)}森林公园观光车与游乐项目`,
    offers: '提供场地、门禁系统及客流',
    seeks: '投入设备并承担安全责任',
  },
  {
    category: '能源合作',
    kind: 'power-grid',
    industryCode: '44',
    what: ({ random }) => `${parkName(random)}屋顶分布式光伏`,
    offers: '提供屋顶面积约 6.2 万平方米',
    seeks: '全额投资建设，按约定电价优惠供电',
  },
  {
    category: '能源合作',
    kind: 'car-park',
    industryCode: '44',
    what: ({ random }) => `${roadName(random)}等 ${random.int(6, 38)} 处公共充电站`,
    offers: '提供场地与配电接入条件',
    seeks: '投资建设充电设施并分成',
  },
  {
    category: '物业合作',
    kind: 'office-tower',
    industryCode: '70',
    what: ({ random }) => `${roadName(random)}${brandWord(random)}商业综合体招商运营`,
    offers: '提供物业 4.8 万平方米',
    seeks: '负责招商、推广与运营管理',
  },
  {
    category: '农业合作',
    kind: 'farm',
    industryCode: '01',
    what: ({ random }) => `${villageName(random)} ${random.int(8, 62) * 100} 亩高标准农田种植`,
    offers: '提供农田及水利设施',
    seeks: '投入种苗、农机与技术，保底加分红',
  },
  {
    category: '医养合作',
    kind: 'apartment',
    industryCode: '85',
    what: ({ random }) => `${roadName(random)}${brandWord(random)}康养中心`,
    offers: '提供已完工房屋 1.9 万平方米',
    seeks: '取得养老机构资质并负责运营',
  },
  {
    category: '环保合作',
    kind: 'factory-hall',
    industryCode: '77',
    what: ({ random }) => `${parkName(random)}工业固废综合利用`,
    offers: '提供场地与原料供应',
    seeks: '投资生产线并保证处置率',
  },
  {
    category: '教育合作',
    kind: 'school',
    industryCode: '83',
    what: ({ random }) => `${roadName(random)}职业技能实训基地`,
    offers: '提供校舍与基础设备',
    seeks: '投入课程、师资和实训设备',
  },
  {
    category: '科技合作',
    kind: 'laboratory',
    industryCode: '73',
    what: ({ random }) => `${brandWord(random)}检验检测共享实验室`,
    offers: '提供实验室与资质',
    seeks: '投入高端仪器，收益分成',
  },
]

/** 5 资产合作: somebody with an asset looks for somebody with money and skill; the price is what the partner invests. */
export const cooperation: Maker = (setting) => {
  const { random, place } = setting
  const venture = random.pick(ventures)
  const what = venture.what(setting)
  const seller = stateGroup(random, place)
  const years = random.int(5, 25)
  const invests = logYuan(random, 600_000, 90_000_000)
  const share = random.int(20, 70)
  return {
    typeCode: '5',
    category: venture.category,
    title: `${whereabouts(place)}${what}${random.pick(what.endsWith('项目') ? ['合作方征集', '公开征集合作方'] : ['项目合作方征集', '合作经营项目', '项目公开征集合作方'])}`,
    kind: random.chance(0.3) ? 'handshake' : venture.kind,
    industryCode: venture.industryCode,
    place,
    seller,
    highlights: [
      `合作期 ${years} 年`,
      ...random.sample(['收益分成', '资产方提供场地', '手续齐备', '政策支持', '可独家经营'], 2),
    ],
    facts: factsOf({
      征集方: seller,
      合作内容: what,
      合作期限: `${years} 年`,
      征集方投入: venture.offers,
      合作方投入: `${venture.seeks}，投资不低于 ${wanText(invests)}`,
      收益分配: `保底收益加分成，征集方分成比例不低于 ${share}%`,
      资产归属: '合作期内不改变资产权属，期满新增不可移动设施无偿移交征集方',
      合作方条件: '依法设立并有效存续，具有同类项目运营经验，财务状况良好',
      遴选方式: random.pick(['综合评议', '竞争性谈判', '网络竞价']),
      是否接受联合体: random.pick(['是', '否']),
    }),
    priceRangeWan: rangeFrom(invests),
    description: [
      `${seller}拟就${whereabouts(place)}${what}公开征集合作方，合作期限 ${years} 年。`,
      `征集方${venture.offers}；合作方${venture.seeks}，投资不低于 ${wanText(invests)}。`,
      '合作协议文本作为公告附件，主要条款不作实质性变更。',
      closingOnPaper(random),
    ],
  }
}
