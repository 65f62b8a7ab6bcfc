import { areaText, logYuan, valued, wanText } from '../amounts.ts'
import { brandWord, holder } from '../companies.ts'
import { whereabouts } from '../places.ts'
import { parkName, roadName, villageName } from '../streets.ts'
import { appraisalDay, closing, factsOf, type Maker } from './listing-text.ts'
import { rangeFrom } from './price.ts'

const uses = [
  ['工业用地', 'land-plot', 120, 420, '50 年'],
  ['商业服务业用地', 'land-plot', 900, 5_600, '40 年'],
  ['仓储用地', 'warehouse', 130, 460, '50 年'],
  ['住宅用地', 'land-plot', 1_400, 7_200, '70 年'],
  ['教育用地', 'school', 260, 900, '50 年'],
] as const

/** 土地使用权. */
export const land: Maker = ({ random, place, year }) => {
  const [use, kind, low, high, term] = random.pick(uses)
  const area = Math.round(logYuan(random, 2_400, 160_000))
  const price = valued(area * random.between(low, high))
  const seller = holder(random, place)
  const mu = (area / 666.67).toFixed(2)
  const spot = `${use === '工业用地' || use === '仓储用地' ? parkName(random) : roadName(random)} ${random.int(1, 60)} 号地块`
  return {
    typeCode: '2',
    category: '土地使用权',
    title: `${whereabouts(place)}${spot} ${mu} 亩${use}使用权${random.chance(0.2) ? '及地上建（构）筑物、附着物' : ''}转让`,
    kind,
    industryCode: '79',
    place,
    seller,
    highlights: [
      use,
      ...random.sample(['净地交付', '三通一平', '临主干道', '规划条件明确', '已取得权证', '无抵押'], 2),
    ],
    facts: factsOf({
      坐落: `${whereabouts(place)}${spot}`,
      土地面积: `${areaText(area * 100)}（约 ${mu} 亩）`,
      用途: use,
      使用权类型: '出让',
      使用年限: `${term}，至 ${year + random.int(18, Number.parseInt(term, 10) - 2)} 年止`,
      容积率: `不大于 ${(random.int(8, 35) / 10).toFixed(1)}`,
      建筑密度: `不大于 ${random.int(25, 60)}%`,
      地上附着物: random.pick(['无', '少量围墙及绿化', '临时用房 2 处，由受让方自行处置']),
      权属证书: '已取得不动产权证书',
      抵押查封情况: '无',
      评估基准日: appraisalDay(random, year),
      评估值: wanText(price),
    }),
    priceRangeWan: rangeFrom(price),
    description: [
      `标的地块位于${whereabouts(place)}${spot}，面积 ${areaText(area * 100)}，用途为${use}，使用年限 ${term}。`,
      `地块${random.pick(['地势平坦，已完成场地平整', '周边道路、给排水及供电设施已建成', '紧邻规划主干道，交通便利'])}，规划条件以自然资源主管部门出具的文件为准。`,
      '受让方应按规定用途和规划条件开发建设，涉及补缴价款、变更用途的，由受让方自行办理并承担费用。',
      closing(random),
    ],
  }
}

/** 在建工程: an unfinished building with its land. */
export const unfinished: Maker = ({ random, place, year }) => {
  const what = random.pick([
    '商业综合体',
    '标准厂房',
    '酒店',
    '安置小区配套商业',
    '冷链物流中心',
    '农产品交易市场',
    '康养中心',
  ])
  const area = random.int(6_000, 86_000)
  const price = valued(area * random.between(900, 3_200))
  const seller = holder(random, place)
  const name = `${brandWord(random)}${what}`
  return {
    typeCode: '2',
    category: '在建工程',
    title: `${whereabouts(place)}${roadName(random)}${name}在建工程及相应土地使用权转让`,
    kind: 'excavator',
    industryCode: '47',
    place,
    seller,
    highlights: ['在建工程', ...random.sample(['主体结构封顶', '手续齐全', '可续建', '可调整业态', '整体转让'], 2)],
    facts: factsOf({
      项目名称: name,
      坐落: whereabouts(place),
      规划建筑面积: areaText(area * 100),
      已完工程: random.pick([
        '主体结构已封顶，外立面完成 60%',
        '地下室及主体十二层已完成',
        '基础及地下工程已完成',
        '主体完工，安装工程完成 40%',
      ]),
      停工时间: `${year - random.int(1, 4)} 年 ${random.int(1, 12)} 月`,
      土地面积: `${(area / 666.67 / 2).toFixed(2)} 亩`,
      建设手续: random.pick(['用地规划、工程规划、施工许可齐备', '施工许可已到期，由受让方办理延续']),
      欠付工程款: random.chance(0.4) ? '转让方负责以转让价款清偿' : '无',
      评估基准日: appraisalDay(random, year),
      评估值: wanText(price),
    }),
    priceRangeWan: rangeFrom(price),
    description: [
      `标的为${name}在建工程及其占用范围内的土地使用权，规划建筑面积 ${areaText(area * 100)}。`,
      '受让方受让后承继原规划条件，续建所需的规划、施工等手续由受让方办理，转让方予以配合。',
      `工程资料在移交时一并交付，已完工程的质量以现状为准。${closing(random)}`,
    ],
  }
}

const species = ['杉木', '柏木', '桤木', '马尾松', '巨桉', '慈竹', '核桃', '花椒', '柳杉'] as const

/** 林权. */
export const woodland: Maker = ({ random, place, year }) => {
  const mu = random.int(60, 6_800)
  const tree = random.pick(species)
  const village = villageName(random)
  const price = valued(mu * random.between(420, 5_200))
  const seller = holder(random, place)
  const term = random.int(12, 48)
  return {
    typeCode: '2',
    category: '林权',
    title: `${whereabouts(place)}${village} ${mu.toLocaleString('en-US')} 亩${tree}林地经营权及林木所有权转让`,
    kind: 'forest',
    industryCode: '02',
    place,
    seller,
    highlights: [
      `${tree}为主`,
      ...random.sample(['林权证齐全', '林区道路已通', '可间伐', '宜发展林下经济', '近成熟林'], 2),
    ],
    facts: factsOf({
      坐落: `${whereabouts(place)}${village}`,
      面积: `${mu.toLocaleString('en-US')} 亩`,
      主要树种: tree,
      林龄: `${random.int(6, 32)} 年`,
      蓄积量: `${Math.round(mu * random.between(1.8, 7)).toLocaleString('en-US')} 立方米`,
      林种: random.pick(['用材林', '经济林', '商品林']),
      林权证: '已取得，四至清楚',
      剩余经营期限: `${term} 年`,
      采伐限制: '按批准的采伐限额执行',
      评估基准日: appraisalDay(random, year),
      评估值: wanText(price),
    }),
    priceRangeWan: rangeFrom(price),
    description: [
      `标的位于${whereabouts(place)}${village}，面积 ${mu.toLocaleString('en-US')} 亩，主要树种为${tree}，剩余经营期限 ${term} 年。`,
      '受让方应遵守森林防火、病虫害防治和采伐管理规定，不得改变林地用途。',
      closing(random),
    ],
  }
}
