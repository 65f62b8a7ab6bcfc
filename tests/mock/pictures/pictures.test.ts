import { describe, expect, test } from 'vitest'
import { drawFromUrl, inSprite, pictureUrl, type Picture } from '#src/mock/pictures/pictures.ts'
import { adCard, banner, openingAd } from '#src/mock/pictures/banners.ts'
import { branchPicture } from '#src/mock/pictures/branches.ts'
import { draw } from '#src/mock/pictures/scenes/draw.ts'
import { partnerLogo } from '#src/mock/pictures/marks.ts'
import { portrait } from '#src/mock/pictures/people.ts'
import { flawOf } from './well-formed.ts'

const open = (address: string) => {
  const url = new URL(address, 'http://localhost')
  return drawFromUrl(url.pathname, url.searchParams)
}

const words = { headline: '机器 & 设备 <专场> "5" 折', sub: "it's + 100%" }

describe('round trip', () => {
  test.each<[Picture, string]>([
    [{ kind: 'bus', seed: 'A1' }, draw('bus', 'A1')],
    [{ kind: 'bus', seed: 'A1', ratio: '16:9' }, draw('bus', 'A1', '16:9')],
    [{ kind: 'mine', seed: '标的_17-2' }, draw('mine', '标的_17-2')],
    [
      { kind: 'banner', seed: 'B', scene: 'lathe', w: 700, h: 340, ...words },
      banner({ kind: 'lathe', seed: 'B', w: 700, h: 340, ...words }),
    ],
    [
      { kind: 'ad-card', seed: 'C', scene: 'truck', title: '车辆', line: '专场 & 竞价' },
      adCard({ kind: 'truck', seed: 'C', title: '车辆', line: '专场 & 竞价' }),
    ],
    [{ kind: 'opening-ad', seed: 'O', scene: 'ship', ...words }, openingAd({ kind: 'ship', seed: 'O', ...words })],
    [
      { kind: 'partner-logo', seed: 'P', name: '岷江润川银行', short: '润川' },
      partnerLogo({ seed: 'P', name: '岷江润川银行', short: '润川' }),
    ],
    [{ kind: 'branch', seed: 'mianyang', city: '绵阳分部' }, branchPicture('绵阳分部', 'mianyang')],
    [{ kind: 'portrait', seed: 'u1' }, portrait('u1')],
  ])('[LS-03] %o', (picture, svg) => {
    expect(open(pictureUrl(picture))).toEqual({ svg })
  })

  test('[LS-03] the address of a scene is predictable', () => {
    expect(pictureUrl({ kind: 'office-tower', seed: 'A1' })).toBe('/mock-pictures/office-tower/A1.svg')
    expect(open('/mock-pictures/office-tower/A1.svg?_t=123')).toEqual({ svg: draw('office-tower', 'A1') })
  })

  test.each(['', 'a b', 'a/b', '../x', 'a.svg', '<x>', 'x'.repeat(81)])(
    '[LS-03] a seed that could not be parsed again is refused: %s',
    (seed) => {
      expect(() => pictureUrl({ kind: 'bus', seed })).toThrow(RangeError)
    },
  )
})

describe('a sprite', () => {
  const bus = pictureUrl({ kind: 'bus', seed: 'A1' })
  const ship = pictureUrl({ kind: 'ship', seed: 'A2', ratio: '16:9' })
  const addresses = inSprite('two', [
    { url: bus, w: 800, h: 600 },
    { url: ship, w: 1067, h: 600 },
  ])

  test('[LS-03] is one file of which each address shows its part', () => {
    const [first, second] = addresses.map((address) => address.split('#'))
    expect(first![0]).toBe(second![0])
    const part = ';preserveAspectRatio(xMinYMid slice)'
    expect([first![1], second![1]]).toEqual([
      `svgView(viewBox(0,0,800,600)${part})`,
      `svgView(viewBox(0,600,1067,600)${part})`,
    ])
  })

  test('[LS-03] holds the pictures below one another, each with ids of its own', () => {
    const svg = open(addresses[0]!)?.svg ?? 'no picture'
    expect(flawOf(svg)).toBeNull()
    // With a size of its own, an image of one part would show the neighbours.
    expect(svg).toMatch(/^<svg xmlns="[^"]+"><svg x="0" y="0" width="800"/)
    expect(svg).toContain('<svg x="0" y="600" width="1067" height="600" viewBox="0 0 1067 600">')
    const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id!)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(ids.map((id) => id.slice(0, 3)))).toEqual(new Set(['p0-', 'p1-']))
    for (const [, target] of svg.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(target)
  })

  test.each([
    ['nothing', []],
    ['more than eight', Array.from({ length: 9 }, () => bus)],
    ['another sprite', [addresses[0]!.split('#')[0]!]],
    ['what is no picture', ['/mock-pictures/unicorn/A1.svg']],
  ])('of %s is none', (_, parts) => {
    const [address = '/mock-pictures/sprite/x.svg'] = inSprite(
      'x',
      parts.map((url) => ({ url, w: 1, h: 1 })),
    )
    expect(open(address)).toBeNull()
  })
})

describe('hostile addresses', () => {
  test.each([
    '/mock-pictures/',
    '/mock-pictures/bus',
    '/mock-pictures/bus/.svg',
    '/mock-pictures/bus/A1',
    '/mock-pictures/bus/A1.png',
    '/mock-pictures/unicorn/A1.svg',
    '/mock-pictures/constructor/A1.svg',
    '/mock-pictures/__proto__/A1.svg',
    '/mock-pictures/toString/A1.svg',
    '/mock-pictures/bus/A1.svg/x.svg',
    '/mock-pictures/bus/%2e%2e%2fsecret.svg',
    '/mock-pictures/bus/..%2f..%2fetc%2fpasswd.svg',
    '/mock-pictures/bus/%3Cscript%3E.svg',
    '/mock-pictures/bus/%22onload%3D.svg',
    '/mock-pictures/bus/%00.svg',
    '/mock-pictures/bus/%E0%A4%A.svg',
    '/mock-pictures/bus/%.svg',
    `/mock-pictures/bus/${'a'.repeat(10_240)}.svg`,
    `/mock-pictures/${'bus'.repeat(4000)}/A1.svg`,
    '/mock-pictures/BUS/A1.svg',
    '/elsewhere/bus/A1.svg',
    '/mock-pictures/bus/A1.svg?ratio=1:1',
    '/mock-pictures/banner/B.svg?headline=x&sub=y&w=700&h=340',
    '/mock-pictures/banner/B.svg?scene=unicorn&w=700&h=340',
    '/mock-pictures/banner/B.svg?scene=__proto__&w=700&h=340',
    '/mock-pictures/banner/B.svg?scene=bus&w=700',
    '/mock-pictures/banner/B.svg?scene=bus&w=1e3&h=340',
    '/mock-pictures/banner/B.svg?scene=bus&w=-700&h=340',
    '/mock-pictures/banner/B.svg?scene=bus&w=99999&h=340',
    '/mock-pictures/banner/B.svg?scene=bus&w=340&h=700',
    '/mock-pictures/banner/B.svg?scene=bus&w=700&h=0',
    '/mock-pictures/ad-card/C.svg?title=x',
    '/mock-pictures/opening-ad/O.svg?scene=',
  ])('[CT-02] %s is no picture', (address) => {
    const [pathname = '', query = ''] = address.split('?')
    expect(drawFromUrl(pathname, new URLSearchParams(query))).toBeNull()
  })

  test('[CT-02] a path traversal is no picture, in any encoding', () => {
    expect(drawFromUrl('/mock-pictures/bus/../../../etc/passwd.svg', new URLSearchParams())).toBeNull()
    expect(drawFromUrl('/mock-pictures/../bus/A1.svg', new URLSearchParams())).toBeNull()
  })

  const payloads = [
    '<script>alert(1)</script>',
    '"><script>alert(1)</script>',
    `' onload='alert(1)`,
    '" onload="alert(1)',
    ']]><svg onload=alert(1)>',
    '<!--',
    '&lt;script&gt;',
    '&#60;script&#62;',
    '<!DOCTYPE x [<!ENTITY a "b">]>&a;',
    '\u0000\u0001\u0008\uFFFF\uFFFE',
    '\uD800 lone',
    '\u202E reversed',
    '𝒳'.repeat(200),
    'x'.repeat(10_240),
    '字'.repeat(10_240),
    ' \n\t ',
    '',
  ]
  const askers: [string, (payload: string) => Picture][] = [
    [
      'banner',
      (payload) => ({ kind: 'banner', seed: 'B', scene: 'bus', headline: payload, sub: payload, w: 700, h: 340 }),
    ],
    [
      'strip',
      (payload) => ({ kind: 'banner', seed: 'B', scene: 'bus', headline: payload, sub: payload, w: 1200, h: 120 }),
    ],
    ['ad-card', (payload) => ({ kind: 'ad-card', seed: 'B', scene: 'bus', title: payload, line: payload })],
    ['opening-ad', (payload) => ({ kind: 'opening-ad', seed: 'B', scene: 'bus', headline: payload, sub: payload })],
    ['branch', (payload) => ({ kind: 'branch', seed: 'B', city: payload })],
    ...Array.from({ length: 12 }, (_, index): [string, (payload: string) => Picture] => [
      `partner-logo ${index}`,
      (payload) => ({ kind: 'partner-logo', seed: `P${index}`, name: payload, short: payload }),
    ]),
  ]

  test.each(askers)('[CT-02] whatever text a %s gets, it stays a harmless drawing', (_, ask) => {
    for (const payload of payloads) {
      const svg = open(pictureUrl(ask(payload)))?.svg ?? 'no picture'
      expect(flawOf(svg)).toBeNull()
      expect(svg).not.toMatch(/<script|<!|<[a-z]+[^>]*\son[a-z]+=/i)
      expect(svg.length).toBeLessThan(12_000)
    }
  })

  test('[CT-02] text is shown unchanged, not lost', () => {
    const svg = open(pictureUrl({ kind: 'ad-card', seed: 'B', scene: 'bus', title: 'A<B & "C"', line: '' }))?.svg
    expect(svg).toContain('A&lt;B &amp; &quot;C&quot;')
  })
})
