import { logYuan, valued, wanText } from '../amounts.ts'
import { holder } from '../companies.ts'
import { whereabouts } from '../places.ts'
import { roadAddress } from '../streets.ts'
import { appraisalDay, closing, factsOf, type Maker } from './listing-text.ts'
import { rangeFrom } from './price.ts'

type Vehicle = readonly [
  model: string,
  kind: 'bus' | 'truck' | 'excavator' | 'ship',
  low: number,
  high: number,
  power: string,
]

/** Generic models, with what one of them fetches used, in 元. */
const vehicles: readonly Vehicle[] = [
  ['12 米纯电动城市客车', 'bus', 42_000, 260_000, '纯电动'],
  ['10.5 米天然气城市客车', 'bus', 12_000, 68_000, '压缩天然气'],
  ['49 座旅游客车', 'bus', 38_000, 210_000, '柴油'],
  ['19 座中型客车', 'bus', 18_000, 96_000, '柴油'],
  ['7 座商务车', 'bus', 22_000, 128_000, '汽油'],
  ['2.0 升轿车', 'bus', 9_000, 72_000, '汽油'],
  ['四驱越野车', 'bus', 28_000, 186_000, '汽油'],
  ['重型自卸货车', 'truck', 46_000, 220_000, '柴油'],
  ['牵引车及半挂车', 'truck', 58_000, 260_000, '柴油'],
  ['压缩式垃圾车', 'truck', 26_000, 160_000, '柴油'],
  ['洒水车', 'truck', 18_000, 98_000, '柴油'],
  ['冷藏车', 'truck', 32_000, 148_000, '柴油'],
  ['混凝土搅拌运输车', 'truck', 48_000, 190_000, '柴油'],
  ['履带式挖掘机', 'excavator', 68_000, 520_000, '柴油'],
  ['轮式装载机', 'excavator', 36_000, 210_000, '柴油'],
  ['汽车起重机', 'excavator', 120_000, 860_000, '柴油'],
  ['内河散货船', 'ship', 900_000, 6_800_000, '柴油'],
  ['客渡船', 'ship', 86_000, 980_000, '柴油'],
]

/** 车辆, ships and building machines. */
export const vehicle: Maker = ({ random, place, year }) => {
  const [model, kind, low, high, power] = random.pick(vehicles)
  const unit = kind === 'ship' ? '艘' : kind === 'excavator' ? '台' : '辆'
  const count = kind === 'ship' ? 1 : random.pick([1, 1, 1, 2, 3, 5, 8, 12, 20, 36])
  const seller = holder(random, place)
  const price = valued(count * logYuan(random, low, high))
  const plate = `川${random.pick([...'ABCDEFHJKLMQRSTUVWXYZ'])}·${random.int(1, 9)}***${random.int(10, 99)}`
  return {
    typeCode: '2',
    category: '车辆',
    title:
      count === 1
        ? `${seller}所有${model} 1 ${unit}（${kind === 'ship' ? `${random.pick(['岷', '沱', '嘉'])}运 ${random.int(101, 989)} 号` : plate}）转让`
        : `${seller}报废更新${model} ${count} ${unit}${random.pick(['整体', '打包', '一批'])}转让`,
    kind,
    industryCode: '54',
    place,
    seller,
    highlights: [power, ...random.sample(['车况良好', '可现场看样', '手续齐全', '无违章未处理', '按现状转让'], 2)],
    facts: factsOf({
      品牌型号: model,
      数量: `${count} ${unit}`,
      号牌: count === 1 ? plate : '详见清单',
      登记日期: `${year - random.int(3, 11)} 年 ${random.int(1, 12)} 月`,
      行驶里程:
        kind === 'ship' || kind === 'excavator'
          ? `工作 ${random.int(2_000, 18_000).toLocaleString('en-US')} 小时`
          : `约 ${random.int(4, 62)} 万公里`,
      动力: power,
      年检有效期: random.chance(0.7) ? `${year} 年 ${random.int(1, 12)} 月` : '已过期，由受让方自行办理',
      保险有效期: random.chance(0.6) ? `${year} 年 ${random.int(1, 12)} 月` : '已过期',
      停放地点: `${whereabouts(place)}${roadAddress(random)}`,
      评估基准日: appraisalDay(random, year),
      评估值: wanText(price),
    }),
    priceRangeWan: rangeFrom(price),
    description: [
      `标的为${seller}所有的${model} ${count} ${unit}，停放于${whereabouts(place)}，按现状整体转让。`,
      '受让方应在移交后三十日内办理过户，逾期产生的责任和费用由受让方承担；迁入地有排放限制的，由受让方自行核实。',
      closing(random),
    ],
  }
}
