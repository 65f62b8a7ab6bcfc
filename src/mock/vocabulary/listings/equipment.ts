import { logYuan, valued, wanText } from '../amounts.ts'
import { holder } from '../companies.ts'
import { whereabouts } from '../places.ts'
import { roadAddress } from '../streets.ts'
import { appraisalDay, closing, factsOf, type Maker } from './listing-text.ts'
import { rangeFrom } from './price.ts'

type Equipment = readonly [
  name: string,
  kind: 'lathe' | 'laboratory' | 'server-room' | 'power-grid' | 'mine' | 'factory-hall',
  industry: string,
  low: number,
  high: number,
]

const equipment: readonly Equipment[] = [
  ['数控车床及加工中心', 'lathe', '34', 180_000, 4_200_000],
  ['卧式镗铣床', 'lathe', '34', 90_000, 2_600_000],
  ['折弯机、剪板机等钣金设备', 'lathe', '34', 60_000, 980_000],
  ['压力机生产线', 'lathe', '36', 260_000, 6_800_000],
  ['医学影像设备', 'laboratory', '84', 180_000, 3_600_000],
  ['检验检测仪器', 'laboratory', '73', 60_000, 1_900_000],
  ['服务器及网络设备', 'server-room', '65', 50_000, 2_400_000],
  ['机房空调与不间断电源', 'server-room', '65', 36_000, 680_000],
  ['电力变压器及高低压配电设备', 'power-grid', '44', 48_000, 1_600_000],
  ['光伏组件与逆变器', 'power-grid', '44', 120_000, 3_800_000],
  ['破碎筛分生产线', 'mine', '10', 260_000, 5_200_000],
  ['灌装包装生产线', 'factory-hall', '15', 220_000, 4_600_000],
  ['污水处理设备', 'factory-hall', '77', 86_000, 2_200_000],
]

/** 设备. */
export const machinery: Maker = ({ random, place, year }) => {
  const [name, kind, industryCode, low, high] = random.pick(equipment)
  const seller = holder(random, place)
  const count = random.int(2, 186)
  const price = logYuan(random, low, high)
  const area = random.pick(['一车间', '二车间', '老厂区', '中心机房', '东区', '检测中心', '原生产线', '仓库'])
  return {
    typeCode: '2',
    category: '设备',
    title: `${seller}${area}闲置${name}等 ${count} 台（套）设备转让`,
    kind,
    industryCode,
    place,
    seller,
    highlights: [
      '闲置设备',
      ...random.sample(['可单独拆运', '保养记录完整', '可现场试机', '整体转让', '附备品备件'], 2),
    ],
    facts: factsOf({
      设备名称: name,
      数量: `${count} 台（套）`,
      购置年份: `${year - random.int(5, 16)} 年`,
      使用状况: random.pick(['停用，状况良好', '停用一年以内，可正常运转', '部分需检修', '长期停用，按现状转让']),
      账面原值: wanText(valued(price * random.between(2.4, 7))),
      存放地点: `${whereabouts(place)}${roadAddress(random)}`,
      拆除运输: '由受让方自行负责并承担费用与安全责任',
      完成拆运期限: `移交之日起 ${random.pick([15, 20, 30, 45])} 日内`,
      评估基准日: appraisalDay(random, year),
      评估值: wanText(price),
    }),
    priceRangeWan: rangeFrom(price),
    description: [
      `标的为${seller}${area}闲置的${name}等 ${count} 台（套）设备，明细见附件清单。`,
      '受让方须具备安全拆运能力，进场前与转让方签订安全协议，拆运中造成的损失由受让方赔偿。',
      closing(random),
    ],
  }
}

const scraps = [
  ['废钢', 2_050, 2_900],
  ['废旧钢轨及配件', 2_300, 3_200],
  ['废旧铝导线', 12_500, 17_800],
  ['废旧变压器及电缆', 18_000, 42_000],
  ['报废轮胎', 500, 900],
  ['废旧动力电池', 6_800, 15_000],
  ['废纸及废旧包装物', 900, 1_700],
  ['拆除建筑旧材料', 260, 720],
] as const

/** 废旧物资. */
export const scrap: Maker = ({ random, place, year }) => {
  const [name, low, high] = random.pick(scraps)
  const tons = random.int(8, 1_600)
  const seller = holder(random, place)
  const price = valued(tons * random.between(low, high))
  const batch = random.int(1, 12)
  return {
    typeCode: '2',
    category: '废旧物资',
    title: `${seller} ${year} 年第 ${batch} 批${name}约 ${tons.toLocaleString('en-US')} 吨转让`,
    kind: random.pick(['warehouse', 'truck', 'factory-hall']),
    industryCode: '42',
    place,
    seller,
    highlights: ['按实际过磅结算', ...random.sample(['分批提货', '现场看样', '款到发货', '需相应资质'], 2)],
    facts: factsOf({
      物资名称: name,
      预估数量: `约 ${tons.toLocaleString('en-US')} 吨`,
      计价方式: '成交单价乘以实际过磅数量',
      存放地点: `${whereabouts(place)}${roadAddress(random)}`,
      提货期限: `${random.pick([10, 15, 20, 30])} 日内提清`,
      资质要求:
        name.includes('电池') || name.includes('变压器') ? '具有相应废物经营许可' : '具有再生资源回收经营者备案',
      是否涉及危险废物: name.includes('电池') ? '是' : '否',
      评估值: wanText(price),
    }),
    priceRangeWan: rangeFrom(price),
    description: [
      `标的为${seller}${year} 年第 ${batch} 批处置的${name}，预估约 ${tons.toLocaleString('en-US')} 吨，实际数量以过磅为准。`,
      '受让方应自备车辆和装载工具，遵守现场安全和环保管理要求，提货完毕后清理场地。',
      closing(random),
    ],
  }
}
