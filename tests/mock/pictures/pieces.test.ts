import { describe, expect, test } from 'vitest'
import { adCard, banner, openingAd } from '#src/mock/pictures/banners.ts'
import { branchPicture } from '#src/mock/pictures/branches.ts'
import { officialAccountMark, partnerLogo } from '#src/mock/pictures/marks.ts'
import { phoneAdCard, phoneBanner } from '#src/mock/pictures/phone-banners.ts'
import { portrait } from '#src/mock/pictures/people.ts'
import { fitted, linesOf, widthOf } from '#src/mock/pictures/drawing/type.ts'
import { flawOf } from './well-formed.ts'

const base = {
  kind: 'hydropower',
  seed: 'B1',
  headline: '清洁能源股权项目推介会',
  sub: '12 宗水电、光伏项目集中发布',
} as const
const wordsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words).join('')

describe('banner', () => {
  test.each([
    [700, 340],
    [1280, 720],
    [1200, 120],
  ])('[HM-02] %d×%d has its headline and line as text in the system font', (w, h) => {
    const svg = banner({ ...base, w, h })
    expect(flawOf(svg)).toBeNull()
    expect(svg).toContain(`width="${w}" height="${h}"`)
    expect(wordsOf(svg)).toContain('清洁能源股权项目推介会')
    expect(wordsOf(svg)).toMatch(/12 ?宗水电、光伏项目集中发布/)
    expect(svg).toContain("'PingFang SC'")
    expect(Buffer.byteLength(svg)).toBeLessThan(9000)
  })

  test('[HM-02] every background of the white text has more than 7:1', () => {
    const luminance = (hex: string) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
        const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const grounds = new Set(
      Array.from(
        { length: 60 },
        (_, index) =>
          /d="M0 0H\d+L\d+ \d+H0z" fill="(#[0-9a-f]{6})"/.exec(
            banner({ ...base, seed: `b${index}`, w: 1200, h: 120 }),
          )?.[1] ?? '',
      ),
    )
    expect(grounds.size).toBeGreaterThan(4)
    for (const ground of grounds) expect(1.05 / (luminance(ground) + 0.05)).toBeGreaterThan(7)
  })

  test('[HM-02] an overlong headline ends in an ellipsis inside two lines', () => {
    const svg = banner({ ...base, headline: '国'.repeat(500), w: 700, h: 340 })
    expect(svg).toContain('…')
    expect(svg.match(/国/g)?.length ?? 0).toBeLessThanOrEqual(40)
    expect(Buffer.byteLength(svg)).toBeLessThan(9000)
  })

  test('[HM-02] three layouts, chosen by the seed', () => {
    const shapes = Array.from({ length: 30 }, (_, index) => banner({ ...base, seed: `b${index}`, w: 700, h: 340 }))
    expect(shapes.some((svg) => svg.includes('id="veil"'))).toBe(true)
    expect(shapes.some((svg) => !svg.includes('id="veil"'))).toBe(true)
  })
})

test('[HM-02] the popular-selection card is 285×100 with its title and line', () => {
  const svg = adCard({ kind: 'truck', seed: 'C1', title: '车辆设备', line: '每周四固定专场' })
  expect(flawOf(svg)).toBeNull()
  expect(svg).toContain('width="285" height="100"')
  expect(wordsOf(svg)).toContain('车辆设备每周四固定专场')
})

test.each([
  [686, 420],
  [686, 200],
])('[HM-02] for a phone a banner of %d×%d is drawn in type of at least 28 px, half of it on the screen', (w, h) => {
  for (let seed = 0; seed < 12; seed += 1) {
    const svg = phoneBanner({ ...base, seed: `b${seed}`, w, h })
    expect(flawOf(svg)).toBeNull()
    expect(svg).toContain(`width="${w}" height="${h}"`)
    expect(wordsOf(svg)).toMatch(/^.*清洁能源股权项目推介会12 ?宗水电、光伏项目集中发布$/)
    const sizes = [...svg.matchAll(/font-size="([\d.]+)">[^<]*[清推宗]/g)].map(([, size]) => Number(size))
    expect(sizes.length).toBeGreaterThan(1)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(28)
    expect(Buffer.byteLength(svg)).toBeLessThan(9000)
  }
})

test('[HM-02] a long line of a phone banner ends in an ellipsis', () => {
  const svg = phoneBanner({ ...base, headline: '国'.repeat(500), sub: '川'.repeat(500), w: 686, h: 200 })
  expect(wordsOf(svg).match(/…/g)).toHaveLength(2)
})

test('[HM-02] for a phone the popular-selection card is 332×220 with its title and line', () => {
  const svg = phoneAdCard({ kind: 'truck', seed: 'C1', title: '车辆设备', line: '每周四固定专场' })
  expect(flawOf(svg)).toBeNull()
  expect(svg).toContain('width="332" height="220"')
  expect(wordsOf(svg)).toMatch(/车辆设备每周四固定专场$/)
})

test('[HM-01] the opening advertisement is 600×400 with its text', () => {
  const svg = openingAd({ kind: 'ship', seed: 'O1', headline: '水运资产包整体转让', sub: '公开挂牌中' })
  expect(flawOf(svg)).toBeNull()
  expect(svg).toContain('width="600" height="400"')
  expect(wordsOf(svg)).toContain('水运资产包整体转让公开挂牌中')
})

describe('partnerLogo', () => {
  const logo = (name: string, seed = 'P1') => partnerLogo({ name, short: '岷屿', seed })

  test('[HM-15] is 160×60 and shows the whole name, or the short one if that does not fit', () => {
    expect(logo('岷江润川银行')).toContain('width="160" height="60"')
    expect(wordsOf(logo('天府城乡发展银行股份有限公司'))).toContain('银行股份有限公司')
    expect(wordsOf(logo('中国西部区域公共资源要素市场联合交易合作组织'))).toContain('岷屿')
    expect(wordsOf(logo('天府城乡发展银行股份有限公司'))).not.toContain('…')
  })

  test('[HM-15] marks vary', () => {
    const marks = Array.from({ length: 60 }, (_, index) =>
      logo('岷江润川银行', `P${index}`).replaceAll(/#[0-9a-f]{3,6}/g, ''),
    )
    expect(new Set(marks).size).toBeGreaterThan(8)
    for (const mark of marks) expect(flawOf(mark)).toBeNull()
  })
})

test('[AC-12] portraits are 160×160, well-formed and different for each person', () => {
  const faces = Array.from({ length: 60 }, (_, index) => portrait(`u${index}`))
  expect(new Set(faces).size).toBe(60)
  expect(portrait('u1')).toBe(faces[1])
  for (const svg of faces) {
    expect(flawOf(svg)).toBeNull()
    expect(svg).toContain('width="160" height="160"')
    expect(Buffer.byteLength(svg)).toBeLessThan(4096)
  }
})

test('[CT-09] a branch picture has the name of its city above the entrance', () => {
  const svg = branchPicture('绵阳分部', 'mianyang')
  expect(flawOf(svg)).toBeNull()
  expect(svg).toContain('width="800" height="600"')
  expect(wordsOf(svg)).toBe('绵阳分部')
  expect(branchPicture('宜宾分部', 'yibin')).not.toBe(branchPicture('宜宾分部', 'yibin2'))
})

test('[HD-01] the official account has a badge', () => {
  expect(flawOf(officialAccountMark())).toBeNull()
})

describe('typography', () => {
  test('a Han character is one em wide, a Latin one a little over half', () => {
    expect(widthOf('产权')).toBe(2)
    expect(widthOf('ab')).toBeCloseTo(1.14)
  })

  test.each([
    ['增资扩股 引入战略投资者', 8, ['增资扩股', '引入战略投资者']],
    ['国有资产处置专场', 7, ['国有资产', '处置专场']],
    ['起始价低至 0.86 万元', 20, ['起始价低至 0.86 万元']],
    ['起始价低至 0.86 万元', 8, ['起始价低至', '0.86 万元']],
  ])('%s breaks between words and evenly', (text, width, lines) => {
    expect(linesOf(text, width, 2)).toEqual(lines)
  })

  test('no line begins with closing punctuation, none is too wide', () => {
    const lines = linesOf('优质写字楼、商铺、厂房，集中挂牌，欢迎咨询、报名。', 6, 9)
    for (const line of lines) {
      expect(line).not.toMatch(/^[，。、]/)
      expect(widthOf(line)).toBeLessThanOrEqual(7)
    }
  })

  test('text shrinks before it is truncated', () => {
    expect(fitted('国有资产', 200, 40, 20)).toEqual({ size: 40, lines: ['国有资产'] })
    expect(fitted('国'.repeat(16), 200, 40, 20).size).toBeLessThan(40)
    expect(fitted('国'.repeat(16), 200, 40, 20).lines.join('')).toBe('国'.repeat(16))
  })
})
