import { asSeen, taxes, viewing, where } from './estates.ts'
import { drawnRow, handedOver, type Kind, rounded, yuan } from './kind.ts'
import { institutionName, type institutions, roadName } from './names.ts'

/** The body that decides on the sale: a public body has no board. */
const grounds = {
  public: ['资产处置批复', '主管部门批复'],
  company: ['总经理办公会决议', '董事会决议', '股东会决议'],
} as const

const isPublicBody = (owner: keyof typeof institutions): boolean => owner === 'hospital' || owner === 'college'

const goods = (kind: {
  parentId: '203' | '204' | '206'
  operation: string
  industry: string
  owner: keyof typeof institutions
  /** Each with its picture. */
  things: Readonly<Record<string, Kind['scene']>>
  counter: string
  count: [number, number]
  each: [number, number]
}): Kind => ({
  typeCode: '2',
  parentId: kind.parentId,
  operation: kind.operation,
  scene: Object.values(kind.things)[0]!,
  industry: kind.industry,
  make: (setting) => {
    const { stream, place } = setting
    const row = drawnRow(stream)
    const count = stream('count').int(...kind.count)
    const price = rounded(count * stream('price').int(...kind.each))
    const seller = institutionName(stream('seller'), place, kind.owner)
    const thing = stream('thing').pick(Object.keys(kind.things))
    return {
      name: `${seller}${thing} ${count} ${kind.counter}`,
      price: yuan(price),
      seller,
      scene: kind.things[thing]!,
      facts: [
        ['数量', `${count} ${kind.counter}`],
        row('存放地点', (random) => `${where(setting)}${roadName(random)}`),
        row('成新率', (random) => `${random.int(15, 70)}%`),
        row('处置依据', (random) => random.pick(grounds[isPublicBody(kind.owner) ? 'public' : 'company'])),
        ['交付方式', '受让方自提，自行承担拆卸、装运费用'],
        handedOver('价款', stream('removal').int(7, 20)),
      ],
      highlights: stream('highlights').sample(
        ['整体处置', '手续齐全', '可现场验货', '批量优惠', '首次挂牌', '即买即提'],
        3,
      ),
      text: [
        `本次转让${seller}的${thing}，共 ${count} ${kind.counter}，清单见附件。`,
        asSeen,
        viewing,
        '受让方应在付清价款后按移交时限提清标的，逾期按日收取保管费。',
      ],
    }
  },
})

const resource = (
  operation: string,
  scene: Kind['scene'],
  industry: string,
  titles: readonly string[],
  price: [number, number],
): Kind => ({
  typeCode: '2',
  parentId: '205',
  operation,
  scene,
  industry,
  rural: true,
  make: (setting) => {
    const { stream } = setting
    const row = drawnRow(stream)
    const title = stream('title').pick(titles)
    const amount = rounded(stream('price').int(...price) * 10_000)
    const years = stream('years').int(6, 28)
    return {
      name: `${where(setting)}${stream('site').pick(['青龙', '石盘', '双河', '白云', '凤鸣', '高峰', '三江', '红岩', '柳溪', '龙门'])}${title}`,
      price: yuan(amount),
      facts: [
        ['剩余年限', `${years} 年`],
        row('规模', (random) => random.pick(['小型', '中型'])),
        ['权证情况', '证照齐全，无权属争议'],
        ['评估基准日', '挂牌前三个月内'],
      ],
      highlights: stream('highlights').sample(['证照齐全', '经营稳定', '可整体接管', '现金流明确', '区位优越'], 3),
      text: [
        `标的为${where(setting)}${title}，剩余年限 ${years} 年，生产经营正常。`,
        '受让方应具备相应经营资质，并承接现有员工劳动关系。',
        viewing,
        taxes,
      ],
    }
  },
})

/** Movables, rights and stocks for sale. */
export const goodsKinds: readonly Kind[] = [
  goods({
    parentId: '203',
    operation: '机床',
    industry: '34',
    owner: 'works',
    things: {
      数控龙门加工中心及配套设备: 'machining-centre',
      数控车床及磨床: 'lathe',
      立式加工中心: 'machining-centre',
      冲压机床及模具: 'press-machine',
    },
    counter: '台',
    count: [4, 46],
    each: [26_000, 210_000],
  }),
  goods({
    parentId: '203',
    operation: '工程机械',
    industry: '35',
    owner: 'builder',
    things: {
      履带式挖掘机: 'excavator',
      轮式装载机及压路机: 'road-machine',
      混凝土泵车: 'pump-truck',
      汽车起重机: 'crane-truck',
    },
    counter: '台',
    count: [1, 14],
    each: [88_000, 460_000],
  }),
  goods({
    parentId: '203',
    operation: '生产线',
    industry: '14',
    owner: 'works',
    things: {
      饮料灌装生产线: 'bottling-line',
      水泥制品生产线: 'gravel-line',
      茶叶精制生产线: 'tea-line',
      机制砂生产线: 'gravel-line',
    },
    counter: '套',
    count: [1, 3],
    each: [900_000, 6_800_000],
  }),
  goods({
    parentId: '203',
    operation: '医疗设备',
    industry: '84',
    owner: 'hospital',
    things: { 影像诊断设备: 'medical-scanner', 检验实验室仪器: 'laboratory', 手术室设备: 'operating-room' },
    counter: '台',
    count: [3, 28],
    each: [18_000, 260_000],
  }),
  goods({
    parentId: '204',
    operation: '小型客车',
    industry: '54',
    owner: 'offices',
    things: { 公务轿车: 'saloon-car', 公务越野车: 'off-roader', 执法执勤用车: 'patrol-car' },
    counter: '辆',
    count: [2, 18],
    each: [16_000, 92_000],
  }),
  goods({
    parentId: '204',
    operation: '大型客车',
    industry: '54',
    owner: 'transit',
    things: { 城市公交客车: 'bus', 旅游大巴: 'coach', 纯电动公交客车: 'bus' },
    counter: '辆',
    count: [6, 60],
    each: [22_000, 130_000],
  }),
  goods({
    parentId: '204',
    operation: '货车',
    industry: '54',
    owner: 'builder',
    things: { 自卸货车: 'dump-truck', 厢式货车: 'truck', 混凝土搅拌运输车: 'mixer-truck' },
    counter: '辆',
    count: [3, 32],
    each: [24_000, 160_000],
  }),
  goods({
    parentId: '204',
    operation: '船舶',
    industry: '55',
    owner: 'port',
    things: { 内河散货船: 'ship', 港口拖轮: 'tugboat', 内河旅游客船: 'ferry' },
    counter: '艘',
    count: [1, 4],
    each: [680_000, 5_200_000],
  }),
  resource('矿业权', 'mine', '10', ['建筑用砂岩矿采矿权', '页岩矿采矿权', '饰面石材采矿权'], [380, 8_600]),
  resource('林权', 'forest', '02', ['国有林场林木采伐权', '商品林林权及林地经营权'], [60, 980]),
  resource('水电资产', 'hydropower', '44', ['水电站整体资产', '梯级电站发电资产'], [900, 16_800]),
  goods({
    parentId: '206',
    operation: '废旧物资',
    industry: '42',
    owner: 'power',
    things: { 报废变压器及废旧电缆: 'scrap-yard', 拆除钢结构及废旧金属: 'scrap-yard', 报废铁塔及线材: 'scrap-yard' },
    counter: '批',
    count: [1, 3],
    each: [120_000, 2_400_000],
  }),
  goods({
    parentId: '206',
    operation: '库存商品',
    industry: '51',
    owner: 'stores',
    things: { 库存白酒: 'liquor-stock', 库存建材: 'material-stock', 库存茶叶: 'tea-stock' },
    counter: '批',
    count: [1, 4],
    each: [160_000, 1_900_000],
  }),
  goods({
    parentId: '206',
    operation: '电子设备',
    industry: '65',
    owner: 'college',
    things: {
      淘汰服务器及网络设备: 'server-room',
      办公电脑及打印设备: 'office-equipment',
      监控及存储设备: 'surveillance',
    },
    counter: '台',
    count: [60, 480],
    each: [160, 1_900],
  }),
]
