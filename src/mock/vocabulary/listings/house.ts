import { areaText, valued, wanText, yuanText } from '../amounts.ts'
import { brandWord, holder } from '../companies.ts'
import { whereabouts } from '../places.ts'
import { buildingName, estateName, flatNumber, parkName, roadAddress, roadName, shopNumber } from '../streets.ts'
import { appraisalDay, closing, factsOf, type Maker, type Setting } from './listing-text.ts'
import { rangeFrom } from './price.ts'

type House = {
  category: string
  kind: 'apartment' | 'shop-front' | 'office-tower' | 'factory-hall' | 'hotel' | 'car-park'
  where: (setting: Setting) => string
  /** `hundredths` of ㎡. */
  what: (setting: Setting, hundredths: number) => string
  /** Floor area in ㎡ and price in 元 per ㎡. */
  area: readonly [number, number]
  perMetre: readonly [number, number]
  use: string
}

const houses: readonly House[] = [
  {
    category: '住宅',
    kind: 'apartment',
    where: ({ random }) => `${roadAddress(random)}${estateName(random)}`,
    what: ({ random }) => `${flatNumber(random)}住宅`,
    area: [42, 176],
    perMetre: [2_800, 16_500],
    use: '成套住宅',
  },
  {
    category: '商铺',
    kind: 'shop-front',
    where: ({ random }) => roadAddress(random),
    what: ({ random }) => shopNumber(random),
    area: [18, 620],
    perMetre: [5_200, 31_000],
    use: '商业服务',
  },
  {
    category: '写字楼',
    kind: 'office-tower',
    where: ({ random }) => `${roadName(random)}${buildingName(random)}`,
    what: ({ random }, hundredths) => `${random.int(3, 32)} 层 ${areaText(hundredths)}办公用房`,
    area: [86, 1_900],
    perMetre: [4_600, 13_800],
    use: '办公',
  },
  {
    category: '厂房',
    kind: 'factory-hall',
    where: ({ random }) => `${parkName(random)}${roadName(random)}`,
    what: ({ random }, hundredths) => `${random.int(1, 9)} 号厂房及附属用房（${areaText(hundredths)}）`,
    area: [1_200, 26_000],
    perMetre: [1_100, 3_600],
    use: '工业',
  },
  {
    category: '酒店',
    kind: 'hotel',
    where: ({ random }) => roadAddress(random),
    what: ({ random }, hundredths) => `${brandWord(random)}酒店整体房产（${areaText(hundredths)}）`,
    area: [2_600, 18_000],
    perMetre: [3_400, 8_800],
    use: '旅馆',
  },
  {
    category: '车位',
    kind: 'car-park',
    where: ({ random }) => `${roadName(random)}${estateName(random)}`,
    what: (_, hundredths) => `地下车位 ${Math.round(hundredths / 3_000)} 个`,
    area: [300, 4_200],
    perMetre: [1_400, 3_900],
    use: '车位',
  },
]

function titleOf({ random }: Setting, seller: string, spot: string): string {
  if (random.chance(0.05)) return `${seller}持有的${spot}及附属设施设备、室内装饰装修和现有租赁合同项下权利义务整体转让`
  return `${random.chance(0.2) ? `${seller}持有的` : ''}${spot}转让`
}

/** 房产: a flat, shop, office, workshop, hotel or parking spaces. */
export const house: Maker = (setting) => {
  const { random, place, year } = setting
  const form = random.pick(houses)
  const area = Math.round(100 * Math.exp(random.between(Math.log(form.area[0]), Math.log(form.area[1]))))
  const price = valued((area / 100) * random.between(...form.perMetre))
  const seller = holder(random, place)
  const spot = `${form.where(setting)}${form.what(setting, area)}`
  const let_ = random.chance(0.3)
  return {
    typeCode: '2',
    category: form.category,
    title: titleOf(setting, seller, `${whereabouts(place)}${spot}`),
    kind: form.kind,
    industryCode: '70',
    place,
    seller,
    highlights: [
      let_ ? '现有租约' : '空置可交付',
      ...random.sample(['产权清晰', '双证齐全', '临近轨道站点', '配套成熟', '可贷款', '可分期'], 2),
    ],
    facts: factsOf({
      坐落: `${whereabouts(place)}${spot}`,
      建筑面积: areaText(area),
      规划用途: form.use,
      建筑结构: random.pick(['钢筋混凝土', '框架', '框剪', '砖混', '钢结构']),
      建成年份: `${random.int(1994, year - 4)} 年`,
      土地使用权类型: random.pick(['出让', '出让', '划拨（由受让方补缴出让金）']),
      土地使用权终止日期: `${random.int(year + 15, year + 58)} 年 ${random.int(1, 12)} 月`,
      不动产权证书: random.chance(0.9) ? '已取得' : '正在办理，转让方负责在过户前取得',
      抵押查封情况: random.chance(0.9) ? '无' : '已抵押，价款优先用于解除抵押',
      租赁情况: let_
        ? `已出租，租期至 ${year + random.int(0, 3)} 年 ${random.int(1, 12)} 月，承租人享有优先购买权`
        : '未出租',
      评估基准日: appraisalDay(random, year),
      评估值: wanText(price),
      优先购买权人: let_ ? '有（承租人）' : '无',
    }),
    priceRangeWan: rangeFrom(price),
    description: [
      `标的为${seller}持有的${whereabouts(place)}${spot}，建筑面积 ${areaText(area)}，规划用途为${form.use}。`,
      `评估值 ${wanText(price)}，折合每平方米约 ${yuanText(Math.round(price / (area / 100)))}。${let_ ? '标的现有承租人，租赁合同由受让方继续履行。' : '标的现为空置，价款付清后十个工作日内移交。'}`,
      '水、电、气、物业等费用以移交日为界，移交日前的由转让方结清，之后的由受让方承担。',
      closing(random),
    ],
  }
}
