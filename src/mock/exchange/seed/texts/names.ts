import type { Random } from '../../../random.ts'
import type { Place } from '../listings/places.ts'

/** All names are fictitious; no existing company, road or estate is meant. */
const roads =
  '锦绣路 滨江大道 文昌街 望川路 云栖路 学府路 建设北路 人民南街 育才路 桂花街 长宁路 兴业大道 青莲路 迎宾大道 科创一路 科创四路 临港路 天河路 和平街 翠屏路 明月街 石羊路 凤凰大道 龙腾路'.split(
    ' ',
  )
const estates =
  '岷江花园 锦江春晓 翠湖名邸 望江雅居 云锦天府 桂苑小区 学府华庭 滨河印象 蜀水人家 青城里 南桥公馆 星河畔居'.split(' ')
const towers =
  '岷交金融中心 天府创智大厦 锦城国际 蜀汇大厦 岷源科创中心 银河商务大厦 东湖时代广场 望江国际 凯旋商务楼 云谷大厦'.split(
    ' ',
  )
const firstWords =
  '岷盛 锦川 蜀岳 汇江 沱岸 嘉陵 天岷 青衣 川宏 巴岭 峨辰 润蜀 川泰 星岷 华沱 安岷 远川 金沙 云岷 瑞锦 恒蜀 凌江 川越 宏岷 翠岭 明江 广蜀 鼎川'.split(
    ' ',
  )
const holders =
  '国有资产经营 城市建设投资 产业发展投资 交通投资 水务投资 文化旅游投资 商贸投资 农业发展 能源投资 资产运营'.split(' ')
export const roadName = (random: Random): string => `${random.pick(roads)} ${random.int(1, 688)} 号`
export const estateName = (random: Random): string => random.pick(estates)
export const towerName = (random: Random): string => random.pick(towers)

/** A company of that trade, named after its place as companies are. */
export const companyName = (random: Random, place: Place, trade: string): string =>
  `${random.chance(0.3) ? '四川' : place.short}${random.pick(firstWords)}${trade}${random.chance(0.2) ? '股份' : ''}有限公司`

/** A state-owned holder of assets. */
export const holderName = (random: Random, place: Place): string =>
  `${place.short}${random.pick(firstWords)}${random.pick(holders)}${random.chance(0.3) ? '集团' : ''}有限公司`

/** Kinds of holders, each with the suffix of its name. */
export const institutions = {
  hospital: '医院',
  college: '职业学院',
  transit: '公共交通有限公司',
  offices: '机关服务有限公司',
  sanitation: '环境服务有限公司',
  power: '电力工程有限公司',
  builder: '路桥工程有限公司',
  works: '机械制造有限公司',
  stores: '商贸储备有限公司',
  port: '港航有限公司',
} as const

/** A body named after its place. */
export const bodyName = (random: Random, place: Place, suffix: string): string =>
  `${place.short}${random.pick(firstWords)}${suffix}`

/** An institution that sells surplus assets. */
export const institutionName = (random: Random, place: Place, kind: keyof typeof institutions): string =>
  bodyName(random, place, institutions[kind])

/** Location of an asset: a county-level city or a county does not follow another 市. */
export const whereabouts = ({ name, short }: Place, district: string): string =>
  `${/[市县]$/.test(district) ? short : name}${district}`
