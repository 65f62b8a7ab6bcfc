import { priceName } from '#src/model/asset-kind/labels.ts'
import { termDays } from '#src/model/terms/rules.ts'
import type { Kind, Setting } from './kind.ts'
import { drawnRow, handedOver, perUnit, rent, squareMetres } from './kind.ts'
import { estateName, roadName, towerName, whereabouts } from './names.ts'

const where = ({ place, district }: Setting): string => whereabouts(place, district)
const wan = (yuanPerYear: number): string => (Math.max(100, Math.round(yuanPerYear / 100)) / 100).toFixed(2)

type LeaseKind = {
  parentId: string
  operation: string
  scene: Kind['scene']
  industry: string
  title: (setting: Setting) => string
  area: [number, number]
  /** 元 per square metre and month, outside the provincial capital. */
  monthly: [number, number]
  /** The unit of the bidding. */
  unit: '万元/年' | '元/平方米·月'
}

const lease = (kind: LeaseKind): Kind => ({
  typeCode: '6',
  parentId: kind.parentId,
  operation: kind.operation,
  scene: kind.scene,
  industry: kind.industry,
  make: (setting) => {
    const { stream, place } = setting
    const row = drawnRow(stream)
    const area = stream('area').int(...kind.area)
    const years = stream('years').int(2, 10)
    const monthly = Math.round(stream('monthly').between(...kind.monthly) * (place.adcode === 510100 ? 16 : 10)) / 10
    const free = stream('free').int(0, 3)
    return {
      name: `${where(setting)}${kind.title(setting)} ${years} 年租赁权`,
      price:
        kind.unit === '万元/年'
          ? rent(wan(area * monthly * 12), years)
          : perUnit(kind.unit, monthly.toFixed(1), area * 12 * years),
      facts: [
        ['租赁面积', squareMetres(area)],
        ['租赁期限', `${years} 年`],
        ['免租期', free === 0 ? '无' : `${free} 个月`],
        row('租金递增', (random) => (years > 3 ? `从第四年起每三年递增 ${random.int(3, 6)}%` : '不递增')),
        row('支付方式', (random) => random.pick(['按季支付，先付后用', '按半年支付，先付后用', '按年支付，先付后用'])),
        row('履约保证金', (random) => `${random.int(2, 6)} 个月租金`),
        row('优先承租权', (random) => (random.chance(0.25) ? '原承租方享有' : '无')),
        handedOver('首期租金和履约保证金', stream('handover').int(5, 10)),
      ],
      highlights: stream('highlights').sample(
        ['即租即用', '可办证照', '水电齐全', '停车方便', '租金可按季付', '人流密集', '首次挂牌'],
        3,
      ),
      text: [
        `标的位于${where(setting)}，租赁面积 ${squareMetres(area)}，租期 ${years} 年${free === 0 ? '' : `，含装修免租期 ${free} 个月`}。`,
        '承租方应按约定用途使用，不得擅自转租或改变主体结构。',
        '公告期内可预约看样，报名即视为对标的现状无异议。',
        `报价单位与${priceName('deal', '6')}单位一致，首期租金在合同生效后 ${termDays.payment} 个工作日内付清。`,
      ],
    }
  },
})

const field = (
  operation: string,
  scene: Kind['scene'],
  industry: string,
  what: string,
  perMu: [number, number],
): Kind => ({
  typeCode: '6',
  parentId: '606',
  operation,
  scene,
  industry,
  rural: true,
  make: (setting) => {
    const { stream } = setting
    const row = drawnRow(stream)
    const mu = stream('mu').int(28, 620)
    const years = stream('years').int(5, 15)
    return {
      name: `${where(setting)}${stream('village').pick(['青龙', '双桥', '白云', '柳溪', '高峰', '红旗', '桃园', '石河'])}村 ${mu} 亩${what} ${years} 年经营权`,
      price: perUnit(
        '元/亩·年',
        stream('price')
          .int(...perMu)
          .toFixed(0),
        mu * years,
      ),
      facts: [
        ['流转面积', `${mu} 亩`],
        ['经营期限', `${years} 年`],
        ['用途限制', `限${what}用途，不得非农化`],
        ['支付方式', '按年支付，先付后用'],
        row('履约保证金', (random) => `${random.int(2, 6)} 个月租金`),
        row('配套设施', (random) => random.pick(['机耕道、提灌站齐全', '通水通电通路', '有管护用房一处'])),
      ],
      highlights: stream('highlights').sample(['集中连片', '灌溉便利', '可申请农业补贴', '交通便利'], 3),
      text: [
        `标的为${where(setting)}连片${what}，共 ${mu} 亩，经营期限 ${years} 年。`,
        '流转方案已经村民会议表决通过并在乡镇备案。',
        '报价单位为元/亩·年，每年一月底前付清当年租金。',
      ],
    }
  },
})

const numbered = (what: string) => (setting: Setting) => `${roadName(setting.stream('road'))}${what}`

/** Leases. */
export const leaseKinds: readonly Kind[] = [
  lease({
    parentId: '601',
    operation: '商铺',
    scene: 'shop-front',
    industry: '52',
    title: ({ stream }) =>
      `${roadName(stream('road'))}${estateName(stream('estate'))}一层 ${stream('shop').int(101, 160)} 号商铺`,
    area: [32, 360],
    monthly: [38, 120],
    unit: '万元/年',
  }),
  lease({
    parentId: '601',
    operation: '酒店',
    scene: 'hotel',
    industry: '61',
    title: numbered('酒店整体房产'),
    area: [2_400, 11_800],
    monthly: [14, 34],
    unit: '万元/年',
  }),
  lease({
    parentId: '601',
    operation: '农贸市场',
    scene: 'market-hall',
    industry: '52',
    title: numbered('农贸市场整体'),
    area: [1_600, 6_400],
    monthly: [12, 30],
    unit: '万元/年',
  }),
  lease({
    parentId: '602',
    operation: '写字楼',
    scene: 'office-tower',
    industry: '72',
    title: ({ stream }) => `${towerName(stream('tower'))} ${stream('floor').int(5, 36)} 层整层办公用房`,
    area: [480, 2_200],
    monthly: [24, 58],
    unit: '元/平方米·月',
  }),
  lease({
    parentId: '602',
    operation: '孵化空间',
    scene: 'office-tower',
    industry: '72',
    title: ({ stream }) => `${towerName(stream('tower'))}孵化空间 ${stream('floor').int(2, 5)} 层`,
    area: [260, 1_400],
    monthly: [18, 40],
    unit: '元/平方米·月',
  }),
  lease({
    parentId: '603',
    operation: '厂房',
    scene: 'factory-hall',
    industry: '34',
    title: numbered('标准厂房'),
    area: [1_500, 12_000],
    monthly: [8, 18],
    unit: '万元/年',
  }),
  lease({
    parentId: '603',
    operation: '仓库',
    scene: 'warehouse',
    industry: '59',
    title: numbered('物流仓库'),
    area: [1_200, 15_000],
    monthly: [7, 16],
    unit: '万元/年',
  }),
  lease({
    parentId: '604',
    operation: '公寓',
    scene: 'apartment',
    industry: '70',
    title: ({ stream }) => `${estateName(stream('estate'))} ${stream('building').int(1, 12)} 栋人才公寓`,
    area: [900, 5_600],
    monthly: [14, 30],
    unit: '万元/年',
  }),
  lease({
    parentId: '605',
    operation: '停车场',
    scene: 'garage',
    industry: '54',
    title: numbered('地下停车场'),
    area: [1_800, 9_600],
    monthly: [4, 11],
    unit: '万元/年',
  }),
  lease({
    parentId: '605',
    operation: '广告位',
    scene: 'billboard',
    industry: '72',
    title: ({ stream }) => `${towerName(stream('tower'))}户外广告位`,
    area: [60, 480],
    monthly: [60, 160],
    unit: '万元/年',
  }),
  lease({
    parentId: '605',
    operation: '充电站',
    scene: 'charging-station',
    industry: '44',
    title: numbered('公共充电站场地'),
    area: [600, 3_200],
    monthly: [6, 15],
    unit: '万元/年',
  }),
  field('农用地', 'farm', '01', '农用地', [420, 980]),
  field('林地', 'forest', '02', '林地', [60, 210]),
  field('鱼塘', 'fish-pond', '04', '养殖水面', [380, 900]),
]
