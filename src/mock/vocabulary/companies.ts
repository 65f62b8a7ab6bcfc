import type { Random } from '../pictures/seed.ts'
import { shortName, type Place } from './places.ts'
import type { Trade } from './trades/trade.ts'

/*
 * Brand words pair a river or mountain of the province with a character that company names hardly ever use, so that
 * no name made here is likely to be anybody's.
 */
const rivers = [
  '岷',
  '沱',
  '涪',
  '渠',
  '雒',
  '郪',
  '汶',
  '邛',
  '梓',
  '锦',
  '蜀',
  '戎',
  '犍',
  '阆',
  '峨',
  '雅',
  '攀',
  '泸',
  '宕',
]
const rare = [
  '峤',
  '砺',
  '珩',
  '屿',
  '砚',
  '樾',
  '垚',
  '琮',
  '翊',
  '溯',
  '桁',
  '榷',
  '澍',
  '岑',
  '淙',
  '笏',
  '矞',
  '穀',
  '棽',
  '昉',
]

/** 岷峤. */
export const brandWord = (random: Random): string => random.pick(rivers) + random.pick(rare)

/** 宜宾岷峤精密机械有限公司: a company that is sold, raises capital or owes. */
export function companyName(random: Random, { city }: Place, trade: Trade): string {
  const end = random.pick(['有限公司', '有限公司', '有限公司', '有限责任公司', '股份有限公司', '科技有限公司'])
  const word = random.pick(trade.words)
  const tail = /科技|技术/.test(word) && end.startsWith('科技') ? '有限公司' : end
  const region = random.chance(0.8) ? shortName(city) : '四川'
  return `${region}${brandWord(random)}${word}${tail}`
}

const groupKinds = [
  '国有资产经营',
  '发展投资',
  '城市建设投资',
  '产业投资',
  '交通投资',
  '文旅投资',
  '水务投资',
  '国有资本运营',
  '城乡建设',
  '工业发展',
  '农业投资',
  '能源投资',
]

/** 达州渠砺发展投资集团有限公司: a state-owned group, the usual transferor. */
export const stateGroup = (random: Random, { city }: Place): string =>
  `${shortName(city)}${brandWord(random)}${random.pick(groupKinds)}${random.pick(['集团有限公司', '集团有限公司', '有限责任公司', '控股有限公司'])}`

/** 宜宾渠砚国有资产事务中心: a public body, transferor of vehicles and small assets. */
export function publicBody(random: Random, { city }: Place): string {
  const body = random.pick([
    '国有资产事务中心',
    '资产管理中心',
    '公共设施运营中心',
    '市政设施维护中心',
    '后勤服务中心',
    '土地整理中心',
    '粮食储备中心',
  ])
  return `${shortName(city)}${brandWord(random)}${body}`
}

/** Who sells or lets: mostly a group, sometimes a public body. */
export const holder = (random: Random, place: Place): string =>
  random.chance(0.72) ? stateGroup(random, place) : publicBody(random, place)

/** How the shares of a company are held, as disclosed: 甲 51%、乙 34%、其他 15%. */
export function shareholders(random: Random, place: Place, seller: string, sold: number): string {
  const rest = 100 - sold
  if (rest <= 0) return `${seller} 100%`
  const others = rest > 30 && random.chance(0.6) ? 2 : 1
  const firstPart = others === 2 ? random.int(Math.ceil(rest * 0.3), Math.floor(rest * 0.7)) : rest
  const second =
    others === 2 ? `；${brandWord(random)}投资合伙企业（有限合伙） ${Number((rest - firstPart).toFixed(2))}%` : ''
  return `${seller} ${sold}%；${stateGroup(random, place)} ${Number(firstPart.toFixed(2))}%${second}`
}
