import type { NamedStreams } from '../../../random.ts'
import type { Kind, Setting } from './kind.ts'
import { drawnRow, rounded, squareMetres, yuan } from './kind.ts'
import { estateName, roadName, towerName, whereabouts } from './names.ts'

export const where = ({ place, district }: Setting): string => whereabouts(place, district)

/** 元 per square metre of a flat; higher in the provincial capital. */
const flatPrice = ({ place, stream }: Setting): number => {
  const random = stream('price')
  return place.adcode === 510100 ? random.int(9_500, 23_000) : random.int(4_200, 8_800)
}

export const asSeen = '标的按现状转让，意向受让方应自行现场踏勘，报名即视为对现状无异议。'
export const viewing = '看样时间为公告期内工作日 9:00–17:00，请提前一日电话预约。'
export const taxes = '过户涉及的税费由转让双方依法各自承担，欠缴的水、电、气、物业等费用由转让方结清。'

/** Name of a building or of a part of it, by operation. */
const premises: Readonly<Record<string, (stream: NamedStreams) => string>> = {
  住宅: (stream) =>
    `${roadName(stream('road'))}${estateName(stream('estate'))} ${stream('building').int(1, 18)} 栋 ${stream('stairs').int(1, 3)} 单元 ${stream('floor').int(2, 30)}0${stream('flat').int(1, 4)} 号住宅`,
  商铺: (stream) =>
    `${roadName(stream('road'))}${estateName(stream('estate'))}一层 ${stream('shop').int(101, 148)} 号商铺`,
  写字楼: (stream) =>
    `${towerName(stream('tower'))} ${stream('floor').int(6, 33)} 层 0${stream('office').int(1, 8)} 号办公用房`,
  工业厂房: (stream) => `${roadName(stream('road'))}工业厂房及附属土地使用权`,
  酒店: (stream) => `${roadName(stream('road'))}${estateName(stream('estate'))}酒店整体房地产`,
}

const house = (
  kind: Pick<Kind, 'operation' | 'scene'> & { what: string; area: [number, number]; factor: number },
): Kind => ({
  typeCode: '2',
  parentId: '201',
  operation: kind.operation,
  scene: kind.scene,
  industry: '70',
  make: (setting) => {
    const { stream } = setting
    const row = drawnRow(stream)
    const area = stream('area').int(...kind.area)
    const built = stream('built').int(1998, 2019)
    const appraised = rounded(area * flatPrice(setting) * kind.factor)
    return {
      name: `${where(setting)}${premises[kind.operation]?.(stream) ?? kind.what}`,
      price: yuan(appraised),
      facts: [
        ['建筑面积', squareMetres(area)],
        ['规划用途', kind.what],
        ['建成年份', `${built} 年`],
        row('权证情况', (random) => (random.chance(0.9) ? '已办理不动产权证' : '已办理房屋所有权证，土地证另办')),
        row('占用情况', (random) => (random.chance(0.7) ? '空置' : '出租中，租期至明年年底')),
        ['评估价值', `${(appraised / 10_000).toLocaleString('en-US')} 万元`],
      ],
      highlights: stream('highlights').sample(
        ['产权清晰', '无抵押无查封', '可带租约过户', '近公交枢纽', '配套成熟', '可分期付款', '首次挂牌'],
        3,
      ),
      text: [
        `标的位于${where(setting)}，建筑面积 ${squareMetres(area)}，${built} 年建成，周边交通便利、配套成熟。`,
        asSeen,
        viewing,
        taxes,
      ],
    }
  },
})

const land = (operation: string, what: string, perMu: [number, number], mu: [number, number]): Kind => ({
  typeCode: '2',
  parentId: '202',
  operation,
  rural: true,
  scene: 'land-plot',
  industry: '70',
  make: (setting) => {
    const { stream } = setting
    const row = drawnRow(stream)
    const size = stream('size').int(...mu)
    const years = stream('years').int(18, 46)
    const price = rounded(size * stream('price').int(...perMu))
    return {
      name: `${where(setting)}${roadName(stream('road'))}旁 ${size} 亩${what}土地使用权`,
      price: yuan(price),
      facts: [
        ['土地面积', `${size} 亩（约 ${squareMetres(Math.round(size * 666.67))}）`],
        ['土地用途', what],
        ['剩余年限', `${years} 年`],
        row('容积率', (random) => `${random.int(10, 25) / 10}`),
        row('开发程度', (random) =>
          random.pick(['红线外五通，红线内平整', '红线外七通，红线内平整', '现状有少量构筑物']),
        ),
      ],
      highlights: stream('highlights').sample(
        ['净地出让', '临主干道', '规划条件明确', '可整体开发', '园区配套齐全'],
        3,
      ),
      text: [
        `标的为${where(setting)}一宗${what}，面积 ${size} 亩，剩余使用年限约 ${years} 年。`,
        '受让方须符合当地产业准入要求，开发强度以规划主管部门批复为准。',
        viewing,
        taxes,
      ],
    }
  },
})

/** Real estate for sale. */
export const estateKinds: readonly Kind[] = [
  house({ operation: '住宅', scene: 'apartment', what: '成套住宅', area: [62, 168], factor: 1 }),
  house({ operation: '商铺', scene: 'shop-front', what: '商业服务', area: [38, 420], factor: 1.7 }),
  house({ operation: '写字楼', scene: 'office-tower', what: '办公', area: [120, 2_600], factor: 0.9 }),
  house({ operation: '工业厂房', scene: 'factory-hall', what: '工业', area: [1_800, 16_000], factor: 0.24 }),
  house({ operation: '酒店', scene: 'hotel', what: '住宿餐饮', area: [3_200, 14_500], factor: 0.8 }),
  land('工业用地', '工业用地', [160_000, 420_000], [12, 96]),
  land('商业用地', '商业用地', [1_200_000, 4_600_000], [8, 54]),
]
