import type { SceneKind } from '../../pictures/kinds.ts'
import { areaText } from '../amounts.ts'
import { brandWord, holder } from '../companies.ts'
import { shortName, whereabouts } from '../places.ts'
import { buildingName, parkName, roadAddress, roadName, shopNumber, villageName } from '../streets.ts'
import { closing, factsOf, type Maker, type Setting } from './listing-text.ts'
import { rentRange } from './price.ts'

type Lease = {
  category: string
  kind: SceneKind
  industryCode: string
  unit: '元/月' | '万元/年' | '元/㎡·月' | '元/年'
  /** What is let, without its place; the number is its area in ㎡. */
  what: (setting: Setting, area: number) => string
  area: readonly [number, number]
  /** Monthly rent in 元 per ㎡ of area. */
  monthly: readonly [number, number]
  years: readonly [number, number]
  use: string
}

const area = (square: number) => areaText(square * 100)

const leases: readonly Lease[] = [
  {
    category: '商铺',
    kind: 'shop-front',
    industryCode: '52',
    unit: '元/月',
    what: ({ random }, square) => `${roadAddress(random)}${shopNumber(random)}（${area(square)}）`,
    area: [16, 420],
    monthly: [22, 190],
    years: [1, 8],
    use: '商业经营',
  },
  {
    category: '写字楼',
    kind: 'office-tower',
    industryCode: '72',
    unit: '元/㎡·月',
    what: ({ random }, square) =>
      `${roadName(random)}${buildingName(random)} ${random.int(3, 36)} 层 ${area(square)}办公用房`,
    area: [60, 2_400],
    monthly: [24, 96],
    years: [2, 6],
    use: '办公',
  },
  {
    category: '厂房',
    kind: 'factory-hall',
    industryCode: '34',
    unit: '元/㎡·月',
    what: ({ random }, square) => `${parkName(random)} ${random.int(1, 18)} 号标准厂房（${area(square)}）`,
    area: [800, 16_000],
    monthly: [7, 24],
    years: [3, 10],
    use: '生产加工',
  },
  {
    category: '仓库',
    kind: 'warehouse',
    industryCode: '59',
    unit: '万元/年',
    what: ({ random }, square) => `${parkName(random)} ${random.int(1, 12)} 号仓库 ${area(square)}`,
    area: [600, 22_000],
    monthly: [9, 28],
    years: [1, 6],
    use: '仓储',
  },
  {
    category: '停车场',
    kind: 'car-park',
    industryCode: '54',
    unit: '万元/年',
    what: ({ random }, square) =>
      `${random.chance(0.5) ? buildingName(random) : roadName(random)}停车场（${Math.round(square / 32)} 个车位）`,
    area: [600, 9_600],
    monthly: [4, 15],
    years: [2, 6],
    use: '机动车停放服务',
  },
  {
    category: '学校食堂',
    kind: 'school',
    industryCode: '62',
    unit: '万元/年',
    what: ({ random, place: { city } }) =>
      `${shortName(city)}${brandWord(random)}${random.pick(['中学', '学校', '高级中学', '职业技术学校'])}${roadName(random)}校区学生食堂 ${random.int(1, 3)} 楼`,
    area: [400, 3_600],
    monthly: [12, 46],
    years: [2, 4],
    use: '餐饮服务',
  },
  {
    category: '广告位',
    kind: 'shop-front',
    industryCode: '72',
    unit: '元/年',
    what: ({ random }, square) =>
      `${roadName(random)}${random.pick(['沿线道闸', '公交候车亭', '过街天桥', '单立柱', '地下通道灯箱'])}广告位 ${Math.max(2, Math.round(square / 9))} 块`,
    area: [18, 620],
    monthly: [26, 210],
    years: [1, 5],
    use: '户外广告发布',
  },
  {
    category: '酒店',
    kind: 'hotel',
    industryCode: '61',
    unit: '万元/年',
    what: ({ random }, square) =>
      `${roadAddress(random)}酒店整体（${area(square)}，客房 ${Math.round(square / 52)} 间）`,
    area: [2_000, 14_000],
    monthly: [14, 46],
    years: [8, 15],
    use: '住宿餐饮',
  },
  {
    category: '土地',
    kind: 'land-plot',
    industryCode: '79',
    unit: '万元/年',
    what: ({ random }, square) => `${villageName(random)} ${(square / 666.67).toFixed(1)} 亩闲置场地`,
    area: [2_000, 60_000],
    monthly: [0.5, 5],
    years: [3, 15],
    use: '露天堆放、临时停车',
  },
  {
    category: '农业设施',
    kind: 'farm',
    industryCode: '01',
    unit: '元/年',
    what: ({ random }, square) => `${villageName(random)}现代农业园区 ${(square / 666.67).toFixed(0)} 亩连栋大棚`,
    area: [6_000, 120_000],
    monthly: [0.2, 1.4],
    years: [3, 10],
    use: '蔬菜花卉种植',
  },
]

/** The rent in hundredths of the unit's coin, rounded as landlords do. */
function rentOf(unit: Lease['unit'], square: number, perMetre: number): number {
  const yearly = square * perMetre * 12
  switch (unit) {
    case '元/㎡·月':
      return Math.round(perMetre * 10) * 10
    case '元/月':
      return Math.max(300, Math.round((square * perMetre) / 10) * 10) * 100
    case '元/年':
      return Math.max(1_000, Math.round(yearly / 100) * 100) * 100
    case '万元/年':
      return Math.max(50, Math.round(yearly / 100))
  }
}

/** 6 资产租赁: always in a unit of its own. */
export const lease: Maker = (setting) => {
  const { random, place } = setting
  const form = random.pick(leases)
  const square = Math.round(Math.exp(random.between(Math.log(form.area[0]), Math.log(form.area[1]))))
  const seller = holder(random, place)
  const years = random.int(...form.years)
  const rent = rentOf(form.unit, square, random.between(...form.monthly))
  const what = form.what(setting, square)
  const isLetNow = random.chance(0.35)
  const free = years >= 3 ? random.int(0, 6) : random.int(0, 2)
  const rise = years >= 3 ? random.pick([0, 2, 3, 5]) : 0
  const priceRangeWan = rentRange(rent, form.unit)
  return {
    typeCode: '6',
    category: form.category,
    title: `${random.chance(0.18) ? seller : ''}${whereabouts(place)}${what} ${years} 年租赁权`,
    kind: form.kind,
    industryCode: form.industryCode,
    place,
    seller,
    highlights: [
      `租期 ${years} 年`,
      ...(free > 0 ? [`免租 ${free} 个月`] : []),
      ...random.sample(['随时看房', '水电独立', '临街', '停车便利', '可注册公司', '消防验收合格'], 2),
    ],
    facts: factsOf({
      坐落: `${whereabouts(place)}${what}`,
      面积: areaText(square * 100),
      用途: form.use,
      租期: `${years} 年`,
      免租期: free > 0 ? `${free} 个月，计入租期` : '无',
      递增比例: rise > 0 ? `自第二年起每年递增 ${rise}%` : '租期内不递增',
      租金支付方式: random.pick(['按季支付，先付后用', '按半年支付，先付后用', '按年支付，先付后用']),
      履约保证金: `相当于 ${random.pick([1, 2, 3])} 个月租金`,
      装修要求: '方案经出租方书面同意，租期届满不予补偿',
      转租: random.pick(['不得转租', '经出租方书面同意可以转租']),
      原承租人优先承租权: isLetNow ? '有，原承租人须报名并在同等条件下行使' : '无',
      交付状态: isLetNow ? '原租约到期后移交' : '空置，签约后五个工作日内移交',
    }),
    unit: form.unit,
    priceRangeWan,
    description: [
      `标的为${seller}持有的${whereabouts(place)}${what}，面积 ${areaText(square * 100)}，用途限于${form.use}，租期 ${years} 年。`,
      `报价单位为${form.unit}。${free > 0 ? `免租期 ${free} 个月，` : ''}${rise > 0 ? `租金自第二年起每年递增 ${rise}%。` : '租期内租金不变。'}`,
      '水、电、气、物业、垃圾清运等费用由承租方承担；承租方负责经营期内的消防、安全与治安管理。',
      closing(random),
    ],
  }
}
