import { describe, expect, test } from 'vitest'
import { assetsPage } from '#src/api/endpoints/assets.ts'
import { hallPage, upcomingBids } from '#src/api/endpoints/hall.ts'
import { hotProjects, newestProjects } from '#src/api/endpoints/project.ts'
import { rollingListing, rollingMembers, rollingSlots } from '#src/mock/exchange/seed/listings/rolling.ts'
import { assetPicture } from '#src/mock/exchange/seed/pictures.ts'
import { drawFromUrl } from '#src/mock/pictures/pictures.ts'
import { dataOf, someFriday, testExchange } from '#tests/support/exchange.ts'

/** What a name says it is, the most exact first, and the scene that shows it. */
const scenes: readonly (readonly [RegExp, string])[] = [
  [/机械制造(股份)?有限公司 [\d.]+%股权转让/, 'lathe'],
  [/电子科技(股份)?有限公司 [\d.]+%股权转让/, 'chip'],
  [/食品(股份)?有限公司 [\d.]+%股权转让/, 'bottling-line'],
  [/水电开发(股份)?有限公司 [\d.]+%股权转让/, 'hydropower'],
  [/燃气(股份)?有限公司 [\d.]+%股权转让/, 'gas-tanks'],
  [/新能源(股份)?有限公司 [\d.]+%股权转让/, 'solar-farm'],
  [/商贸(股份)?有限公司 [\d.]+%股权转让/, 'warehouse'],
  [/文化旅游(股份)?有限公司 [\d.]+%股权转让/, 'scenic-town'],
  [/物业服务(股份)?有限公司 [\d.]+%股权转让/, 'apartment'],
  [/(融资担保|小额贷款)(股份)?有限公司 [\d.]+%股权转让/, 'share-certificate'],
  [/(生物医药|新材料科技)(股份)?有限公司增资扩股/, 'laboratory'],
  [/数字科技(股份)?有限公司增资扩股/, 'server-room'],
  [/智能装备(股份)?有限公司增资扩股/, 'robot-arm'],
  [/现代农业(股份)?有限公司增资扩股/, 'farm'],
  [/清洁能源(股份)?有限公司增资扩股/, 'solar-farm'],
  [/文旅度假区|古镇街区/, 'scenic-town'],
  [/产业园区合作|片区综合开发/, 'land-plot'],
  [/康养中心合作/, 'apartment'],
  [/酒店委托经营/, 'hotel'],
  [/产教融合/, 'school'],
  [/充电网络|公共充电站/, 'charging-station'],
  [/户外广告位/, 'billboard'],
  [/养殖水面/, 'fish-pond'],
  [/农贸市场/, 'market-hall'],
  [/停车场/, 'garage'],
  [/亩农用地/, 'farm'],
  [/亩林地|林木采伐权|林权及林地/, 'forest'],
  [/亩(工业|商业)用地土地使用权/, 'land-plot'],
  [/采矿权/, 'mine'],
  [/水电站|梯级电站/, 'hydropower'],
  [/加工中心/, 'machining-centre'],
  [/数控车床/, 'lathe'],
  [/冲压机床/, 'press-machine'],
  [/挖掘机/, 'excavator'],
  [/装载机及压路机/, 'road-machine'],
  [/混凝土泵车/, 'pump-truck'],
  [/汽车起重机/, 'crane-truck'],
  [/灌装生产线/, 'bottling-line'],
  [/茶叶精制生产线/, 'tea-line'],
  [/(水泥制品|机制砂)生产线/, 'gravel-line'],
  [/影像诊断设备/, 'medical-scanner'],
  [/手术室设备/, 'operating-room'],
  [/检验实验室仪器/, 'laboratory'],
  [/公务轿车/, 'saloon-car'],
  [/公务越野车/, 'off-roader'],
  [/执法执勤用车/, 'patrol-car'],
  [/公交客车/, 'bus'],
  [/旅游大巴/, 'coach'],
  [/自卸货车/, 'dump-truck'],
  [/厢式货车/, 'truck'],
  [/搅拌运输车/, 'mixer-truck'],
  [/散货船/, 'ship'],
  [/拖轮/, 'tugboat'],
  [/旅游客船/, 'ferry'],
  [/报废变压器|废旧金属|报废铁塔/, 'scrap-yard'],
  [/库存白酒/, 'liquor-stock'],
  [/库存建材/, 'material-stock'],
  [/库存茶叶/, 'tea-stock'],
  [/淘汰服务器/, 'server-room'],
  [/办公电脑/, 'office-equipment'],
  [/监控及存储/, 'surveillance'],
  [/号商铺|处商铺资产包/, 'shop-front'],
  [/办公用房|孵化空间|处写字楼资产包/, 'office-tower'],
  [/酒店整体(房产|房地产)/, 'hotel'],
  [/号住宅|处住宅资产包|人才公寓|处公寓资产包/, 'apartment'],
  [/厂房/, 'factory-hall'],
  [/仓库/, 'warehouse'],
]
const sceneOf = (name: string): string | undefined => scenes.find(([noun]) => noun.test(name))?.[1]

const { exchange } = testExchange()
const rounds = rollingSlots.flatMap((slot) =>
  Array.from({ length: 40 }, (_, round) =>
    rollingListing(slot, round, { waitsFrom: someFriday, opensAt: someFriday, closesAt: someFriday }),
  ),
)
const all = [...exchange.tables.listings.values(), ...rounds, ...rounds.flatMap((listing) => rollingMembers(listing))]

describe('[LS-03] the picture of an asset shows what its name says', () => {
  test('of every asset of the seed and of forty rounds of the hall', () => {
    const wrong = all
      .filter(({ assetsName, picture }) => sceneOf(assetsName) !== picture)
      .map(({ assetsName, picture }) => `${assetsName}: ${picture}`)
    expect(wrong).toEqual([])
  })

  test('every noun occurs', () => {
    const used = new Set(all.map(({ assetsName }) => scenes.findIndex(([noun]) => noun.test(assetsName))))
    expect(scenes.filter((_, index) => !used.has(index)).map(([noun]) => noun.source)).toEqual([])
  })
})

const svgOf = (address: string): string => {
  const url = new URL(address, 'http://portal')
  return drawFromUrl(url.pathname, url.searchParams)!.svg
}
const coloursOf = (svg: string): Set<string> => new Set(svg.match(/#[0-9a-f]{3,6}\b/g))
const isMirrored = (svg: string): boolean => /<g[^>]* transform="translate\(\d+ 0\) scale\(-1 1\)"/.test(svg)

/** Share of the colours of the first that the second has as well. */
function sharedColours(a: string, b: string): number {
  const [first, second] = [coloursOf(a), coloursOf(b)]
  return [...first].filter((colour) => second.has(colour)).length / first.size
}

/** Pictures of one scene differ if one is mirrored, or half of the colours are others. */
const isAlike = (a: string, b: string): boolean => isMirrored(a) === isMirrored(b) && sharedColours(a, b) > 0.5

type Row = { imgSrc?: string | null | undefined }
const lists: readonly (readonly [string, number, () => Promise<Row[]>])[] = [
  [
    'the list by default',
    390,
    async () => {
      const pages = [1, 2, 3, 4].map((current) => dataOf(exchange, assetsPage, { size: 100, current }))
      return (await Promise.all(pages)).flatMap(({ records }) => records)
    },
  ],
  ['热度排行', 6, async () => (await dataOf(exchange, hotProjects, {})).records],
  ['最新挂牌', 6, async () => (await dataOf(exchange, newestProjects, {})).records],
  ['正在竞价', 18, async () => (await dataOf(exchange, hallPage, { size: 100 })).records],
  ['即将竞价', 19, async () => (await dataOf(exchange, upcomingBids, { size: 100 })).records],
]

describe.each(lists)('[LS-03] no two neighbours look alike: %s', (_, count, rowsOf) => {
  const neighbours = async () => {
    const pictures = (await rowsOf()).map(({ imgSrc }) => imgSrc!)
    expect(pictures).toHaveLength(count)
    return pictures.slice(1).map((picture, index) => [pictures[index]!, picture] as const)
  }

  test('neighbours are drawn differently', async () => {
    for (const [before, after] of await neighbours()) expect(svgOf(before)).not.toBe(svgOf(after))
  })

  test('two of the same scene differ in their colours or in their direction', async () => {
    const same = (await neighbours()).filter(([a, b]) => a.split('/')[2] === b.split('/')[2])
    expect(same.filter(([a, b]) => isAlike(svgOf(a), svgOf(b)))).toEqual([])
  })
})

test('[LS-03] two pictures of one scene that differ in neither are found to be alike', () => {
  const svg = svgOf(assetPicture('fish-pond', 'A60001'))
  expect(isAlike(svg, svg.replace('fill="#', ' fill="#'))).toBe(true)
  expect(isAlike(svg, svgOf(assetPicture('billboard', 'A60001')))).toBe(false)
})
