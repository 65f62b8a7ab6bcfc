import type { Kind, Setting } from './kind.ts'
import { rounded, squareMetres, yuan } from './kind.ts'
import { estateName, institutionName, roadName, towerName } from './names.ts'

const where = ({ place, district }: Setting): string => `${place.name}${district}`

/** 元 per square metre of a flat; dearer in the capital. */
const flatPrice = ({ place, random }: Setting): number => (place.adcode === 510100 ? random.int(9_500, 23_000) : random.int(4_200, 8_800))

const asSeen = '标的按现状转让，意向受让方应自行现场踏勘，报名即视为对现状无异议。'
const viewing = '看样时间为公告期内工作日 9:00–17:00，请提前一日电话预约。'
const taxes = '过户涉及的税费由转让双方依法各自承担，欠缴的水、电、气、物业等费用由转让方结清。'

const house = (kind: Pick<Kind, 'operation' | 'scene'> & { what: string; area: [number, number]; factor: number }): Kind => ({
  typeCode: '2',
  parentId: '201',
  operation: kind.operation,
  scene: kind.scene,
  industry: '70',
  make: (setting) => {
    const { random } = setting
    const area = random.int(...kind.area)
    const built = random.int(1998, 2019)
    const appraised = rounded(area * flatPrice(setting) * kind.factor)
    const places: Record<string, string> = {
      住宅: `${roadName(random)}${estateName(random)} ${random.int(1, 18)} 栋 ${random.int(1, 3)} 单元 ${random.int(2, 30)}0${random.int(1, 4)} 号住宅`,
      商铺: `${roadName(random)}${estateName(random)}一层 ${random.int(101, 148)} 号商铺`,
      写字楼: `${towerName(random)} ${random.int(6, 33)} 层 0${random.int(1, 8)} 号办公用房`,
      工业厂房: `${roadName(random)}工业厂房及附属土地使用权`,
      酒店: `${roadName(random)}${estateName(random)}酒店整体房地产`,
    }
    return {
      name: `${where(setting)}${places[kind.operation] ?? kind.what}`,
      price: yuan(appraised),
      facts: [
        ['建筑面积', squareMetres(area)],
        ['规划用途', kind.what],
        ['建成年份', `${built} 年`],
        ['权证情况', random.chance(0.9) ? '已办理不动产权证' : '已办理房屋所有权证，土地证另办'],
        ['占用情况', random.chance(0.7) ? '空置' : '出租中，租期至明年年底'],
        ['评估价值', `${(appraised / 10_000).toLocaleString('en-US')} 万元`],
      ],
      highlights: random.sample(['产权清晰', '无抵押无查封', '可带租约过户', '近地铁站', '配套成熟', '可分期付款', '首次挂牌'], 3),
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
  scene: 'land-plot',
  industry: '70',
  make: (setting) => {
    const { random } = setting
    const size = random.int(...mu)
    const years = random.int(18, 46)
    const price = rounded(size * random.int(...perMu))
    return {
      name: `${where(setting)}${roadName(random)}${size} 亩${what}土地使用权`,
      price: yuan(price),
      facts: [
        ['土地面积', `${size} 亩（约 ${squareMetres(Math.round(size * 666.67))}）`],
        ['土地用途', what],
        ['剩余年限', `${years} 年`],
        ['容积率', `${random.int(10, 25) / 10}`],
        ['开发程度', random.pick(['红线外五通，红线内平整', '红线外七通，红线内平整', '现状有少量构筑物'])],
      ],
      highlights: random.sample(['净地出让', '临主干道', '规划条件明确', '可整体开发', '园区配套齐全'], 3),
      text: [`标的为${where(setting)}一宗${what}，面积 ${size} 亩，剩余使用年限约 ${years} 年。`, '受让方须符合当地产业准入要求，开发强度以规划主管部门批复为准。', viewing, taxes],
    }
  },
})

const goods = (kind: {
  parentId: '203' | '204' | '206'
  operation: string
  scene: Kind['scene']
  industry: string
  things: readonly string[]
  counter: string
  count: [number, number]
  each: [number, number]
}): Kind => ({
  typeCode: '2',
  parentId: kind.parentId,
  operation: kind.operation,
  scene: kind.scene,
  industry: kind.industry,
  make: (setting) => {
    const { random, place } = setting
    const count = random.int(...kind.count)
    const price = rounded(count * random.int(...kind.each))
    const seller = institutionName(random, place)
    const thing = random.pick(kind.things)
    return {
      name: `${seller}${thing} ${count} ${kind.counter}`,
      price: yuan(price),
      seller,
      facts: [
        ['数量', `${count} ${kind.counter}`],
        ['存放地点', `${where(setting)}${roadName(random)}`],
        ['成新率', `${random.int(15, 70)}%`],
        ['处置依据', random.pick(['资产处置批复', '总经理办公会决议', '董事会决议'])],
        ['交付方式', '受让方自提，自行承担拆卸、装运费用'],
      ],
      highlights: random.sample(['整体处置', '手续齐全', '可现场验货', '批量优惠', '首次挂牌', '即买即提'], 3),
      text: [`本次转让${seller}的${thing}，共 ${count} ${kind.counter}，清单见附件。`, asSeen, viewing, '受让方应在付清价款后 15 个工作日内提清标的，逾期按日收取保管费。'],
    }
  },
})

const resource = (operation: string, scene: Kind['scene'], industry: string, titles: readonly string[], price: [number, number]): Kind => ({
  typeCode: '2',
  parentId: '205',
  operation,
  scene,
  industry,
  make: (setting) => {
    const { random } = setting
    const title = random.pick(titles)
    const amount = rounded(random.int(...price) * 10_000)
    const years = random.int(6, 28)
    return {
      name: `${where(setting)}${random.pick(['青龙', '石盘', '双河', '白云', '凤鸣', '高峰', '三江', '红岩', '柳溪', '龙门'])}${title}`,
      price: yuan(amount),
      facts: [
        ['剩余年限', `${years} 年`],
        ['规模', random.pick(['小型', '中型'])],
        ['权证情况', '证照齐全，无权属争议'],
        ['评估基准日', '挂牌前三个月内'],
      ],
      highlights: random.sample(['证照齐全', '经营稳定', '可整体接管', '现金流明确', '区位优越'], 3),
      text: [`标的为${where(setting)}${title}，剩余年限 ${years} 年，生产经营正常。`, '受让方应具备相应经营资质，并承接现有员工劳动关系。', viewing, taxes],
    }
  },
})

/** Assets for sale. */
export const transferKinds: readonly Kind[] = [
  house({ operation: '住宅', scene: 'apartment', what: '成套住宅', area: [62, 168], factor: 1 }),
  house({ operation: '商铺', scene: 'shop-front', what: '商业服务', area: [38, 420], factor: 1.7 }),
  house({ operation: '写字楼', scene: 'office-tower', what: '办公', area: [120, 2_600], factor: 0.9 }),
  house({ operation: '工业厂房', scene: 'factory-hall', what: '工业', area: [1_800, 16_000], factor: 0.24 }),
  house({ operation: '酒店', scene: 'hotel', what: '住宿餐饮', area: [3_200, 14_500], factor: 0.8 }),
  land('工业用地', '工业用地', [160_000, 420_000], [12, 96]),
  land('商业用地', '商业用地', [1_200_000, 4_600_000], [8, 54]),
  goods({ parentId: '203', operation: '机床', scene: 'lathe', industry: '34', things: ['数控龙门加工中心及配套设备', '数控车床及磨床', '立式加工中心', '冲压机床及模具'], counter: '台', count: [4, 46], each: [26_000, 210_000] }),
  goods({ parentId: '203', operation: '工程机械', scene: 'excavator', industry: '35', things: ['履带式挖掘机', '轮式装载机及压路机', '混凝土泵车', '汽车起重机'], counter: '台', count: [1, 14], each: [88_000, 460_000] }),
  goods({ parentId: '203', operation: '生产线', scene: 'factory-hall', industry: '14', things: ['饮料灌装生产线', '水泥制品生产线', '茶叶精制生产线', '机制砂生产线'], counter: '套', count: [1, 3], each: [900_000, 6_800_000] }),
  goods({ parentId: '203', operation: '医疗设备', scene: 'laboratory', industry: '84', things: ['影像诊断设备', '检验实验室仪器', '手术室设备'], counter: '台', count: [3, 28], each: [18_000, 260_000] }),
  goods({ parentId: '204', operation: '小型客车', scene: 'car-park', industry: '54', things: ['公务轿车', '公务越野车', '执法执勤用车'], counter: '辆', count: [2, 18], each: [16_000, 92_000] }),
  goods({ parentId: '204', operation: '大型客车', scene: 'bus', industry: '54', things: ['城市公交客车', '旅游大巴', '纯电动公交客车'], counter: '辆', count: [6, 60], each: [22_000, 130_000] }),
  goods({ parentId: '204', operation: '货车', scene: 'truck', industry: '54', things: ['自卸货车', '厢式货车', '环卫作业车'], counter: '辆', count: [3, 32], each: [24_000, 160_000] }),
  goods({ parentId: '204', operation: '船舶', scene: 'ship', industry: '55', things: ['内河散货船', '港口拖轮', '内河旅游客船'], counter: '艘', count: [1, 4], each: [680_000, 5_200_000] }),
  resource('矿业权', 'mine', '10', ['建筑用砂岩矿采矿权', '页岩矿采矿权', '饰面石材采矿权'], [380, 8_600]),
  resource('林权', 'forest', '02', ['国有林场林木采伐权', '商品林林权及林地经营权'], [60, 980]),
  resource('水电资产', 'hydropower', '44', ['水电站整体资产', '梯级电站发电资产'], [900, 16_800]),
  goods({ parentId: '206', operation: '废旧物资', scene: 'power-grid', industry: '42', things: ['报废变压器及废旧电缆', '拆除钢结构及废旧金属', '报废铁塔及线材'], counter: '批', count: [1, 3], each: [120_000, 2_400_000] }),
  goods({ parentId: '206', operation: '库存商品', scene: 'warehouse', industry: '51', things: ['库存白酒', '库存建材', '库存中药饮片'], counter: '批', count: [1, 4], each: [160_000, 1_900_000] }),
  goods({ parentId: '206', operation: '电子设备', scene: 'server-room', industry: '65', things: ['淘汰服务器及网络设备', '办公电脑及打印设备', '监控及存储设备'], counter: '台', count: [60, 480], each: [160, 1_900] }),
]
