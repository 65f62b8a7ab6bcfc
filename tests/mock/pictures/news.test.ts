import { describe, expect, test } from 'vitest'
import { seedTables } from '#src/mock/exchange/seed/seed.ts'
import { newsPicture } from '#src/mock/exchange/seed/pictures.ts'
import { motifs } from '#src/mock/pictures/motifs.ts'
import { drawFromUrl } from '#src/mock/pictures/pictures.ts'
import { someFriday } from '#tests/support/exchange.ts'
import { flawOf } from './well-formed.ts'

// Help, knowledge, and what procurement has besides news have no pictures.
const news = [...seedTables('minjiang', someFriday).news.values()].filter(
  ({ plateId }) => !/^plate-(?:help|knowledge|cgbz|cgzx-(?:tz|fg))/.test(plateId),
)
const svgOf = (address: string): string | undefined => {
  const url = new URL(address, 'http://portal')
  return drawFromUrl(url.pathname, url.searchParams)?.svg
}
const partOf = (address: string, name: string) => new URL(address, 'http://portal').searchParams.get(name)

describe('[CT-01] the picture of a piece of news', () => {
  test('is the river with a motif, never a scene', () => {
    expect(news.length).toBeGreaterThan(250)
    for (const { imgSrc } of news) expect(imgSrc).toMatch(/^\/mock-pictures\/news\//)
  })

  test('is well-formed, below 3 kB and different from every other', () => {
    const drawn = news.map(({ imgSrc }) => svgOf(imgSrc!)!)
    for (const svg of drawn) {
      expect(flawOf(svg)).toBeNull()
      expect(Buffer.byteLength(svg)).toBeLessThan(3072)
    }
    expect(new Set(drawn).size).toBe(news.length)
  })

  test.each([
    ['deal', '眉山一批城市公交车成功转让，溢价率达 32%', 'gavel'],
    ['deal', '6 轮报价！广元国有商铺经网络竞价高价成交', 'house'],
    ['deal', '广元公务车辆公开招租圆满成交，租金较底价上浮 11%', 'key'],
    ['exchange', '岷交所与川西评估协会签署战略合作协议，共建区域要素市场', 'signing'],
    ['exchange', '岷交所新一代竞价系统上线，延时报价全程可回放', 'screen'],
    ['exchange', '全省国有资产交易业务培训班在达州举办，30 家单位参加', 'training'],
    ['finance', '岷源产业银行股权并购贷：期限最长 3 年', 'coin'],
    ['law', '企业国有资产法要点摘编（13）', 'scales'],
    ['manual', '房屋租赁合同示范文本', 'document'],
    ['party', '岷交所党支部开展主题党日活动', 'flag'],
    ['disclosure', '岷交所组织架构', 'document'],
  ] as const)('%s: %s shows %s', (section, title, motif) => {
    const address = newsPicture('N-1', section, title)
    expect([partOf(address, 'section'), partOf(address, 'motif')]).toEqual([section, motif])
  })

  test('every motif occurs', () => {
    const used = new Set(news.map(({ imgSrc }) => partOf(imgSrc!, 'motif')))
    expect(Object.keys(motifs).filter((motif) => !used.has(motif))).toEqual([])
  })

  test.each(['section=deal&motif=unicorn', 'section=unicorn&motif=gavel', 'motif=gavel', ''])(
    'of an unknown section or motif does not exist: %s',
    (query) => {
      expect(svgOf(`/mock-pictures/news/N-1.svg?${query}`)).toBeUndefined()
    },
  )
})
