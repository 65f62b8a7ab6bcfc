import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '#src/mock/pictures/seed.ts'
import { inWan, logYuan, wanText, yuanText } from '#src/mock/vocabulary/amounts.ts'
import { branches } from '#src/mock/vocabulary/branches.ts'
import { companyName, shareholders, stateGroup } from '#src/mock/vocabulary/companies.ts'
import { helpPlates } from '#src/mock/vocabulary/help-topics.ts'
import { hotWords } from '#src/mock/vocabulary/hot-words.ts'
import { partnerNames } from '#src/mock/vocabulary/partners.ts'
import { mobile, personName } from '#src/mock/vocabulary/people.ts'
import { cities, lhasa, placeFrom, shortName } from '#src/mock/vocabulary/places.ts'
import { serviceAnswers, topicNames, topicOf } from '#src/mock/vocabulary/service-answers.ts'
import { trades } from '#src/mock/vocabulary/trades/all.ts'
import { blocksOf, htmlFlaw } from './safe-html.ts'

type Region = [code: string, name: string, children?: Region[]]
const regions = JSON.parse(readFileSync('src/mock/data/regions.json', 'utf8')) as Region[]

describe('places', () => {
  test('[LS-01] all 21 prefectures of the province, with their official codes and names', () => {
    const official = regions.find(([code]) => code === '510000')?.[2] ?? []
    expect(cities.map(({ adcode, fullName }) => `${adcode} ${fullName}`).toSorted()).toEqual(
      official.map(([code, name]) => `${code} ${name}`).toSorted(),
    )
  })

  test('[LS-01] every district is one of its city', () => {
    const everywhere = regions.flatMap(([, , inner]) => inner ?? [])
    for (const city of [...cities, lhasa]) {
      const official = new Map(
        everywhere.find(([code]) => code === String(city.adcode))?.[2]?.map(([code, name]) => [code, name]),
      )
      expect(city.districts.length, city.name).toBeGreaterThanOrEqual(3)
      for (const { adcode, name } of city.districts) expect(official.get(String(adcode)), name).toBe(name)
    }
  })

  test('[LS-01] business gathers in the capital, and every city has some', () => {
    const random = randomFrom('places')
    const drawn = Array.from({ length: 4000 }, () => placeFrom(random).city.name)
    expect(new Set(drawn).size).toBe(21)
    const share = drawn.filter((name) => name === '成都').length / drawn.length
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.4)
  })

  test.each([
    ['泸州', '泸州'],
    ['达州', '达州'],
    ['凉山州', '凉山'],
    ['阿坝州', '阿坝'],
  ])('[LS-01] companies of %s begin with %s', (name, short) => {
    expect(shortName(cities.find((city) => city.name === name)!)).toBe(short)
  })
})

describe('names', () => {
  test('[AC-06] people have two to four Han characters; compound and minority names occur', () => {
    const random = randomFrom('people')
    const names = Array.from({ length: 600 }, () => personName(random))
    for (const name of names) expect(name).toMatch(/^\p{Script=Han}{2,4}$/u)
    expect(new Set(names.map((name) => name.length))).toEqual(new Set([2, 3, 4]))
    expect(names.some((name) => /^(?:欧阳|上官|司徒|诸葛|令狐)/.test(name))).toBe(true)
    expect(
      names.some((name) => ['阿牛木呷', '吉克曲布', '沙马阿依', '扎西尼玛', '央金拉姆', '洛绒泽仁'].includes(name)),
    ).toBe(true)
    expect(new Set(names).size).toBeGreaterThan(540)
  })

  test('[AC-06] mobile numbers have the form of one, in a range nobody has', () => {
    const random = randomFrom('mobile')
    for (let index = 0; index < 50; index += 1) expect(mobile(random)).toMatch(/^10\d{9}$/)
  })

  test('[LS-01] companies carry a made-up brand, a trade and a legal form', () => {
    const random = randomFrom('companies')
    const names = trades.flatMap((trade) =>
      Array.from({ length: 20 }, () => companyName(random, placeFrom(random), trade)),
    )
    for (const name of names) {
      expect(name).toMatch(/(?:有限公司|有限责任公司)$/)
      expect(name).toMatch(/[峤砺珩屿砚樾垚琮翊溯桁榷澍岑淙笏矞穀棽昉]/)
      expect(name).not.toMatch(/科技科技|技术科技|公司公司/)
    }
    expect(new Set(names).size).toBeGreaterThan(names.length * 0.97)
    for (let index = 0; index < 60; index += 1) {
      expect(stateGroup(random, placeFrom(random))).toMatch(/[峤砺珩屿砚樾垚琮翊溯桁榷澍岑淙笏矞穀棽昉]/)
    }
  })

  test('[LS-03] shares add up, whole or with decimals', () => {
    for (const sold of [5, 8.5, 33.34, 66.7, 90, 100]) {
      const random = randomFrom(`shares${sold}`)
      const text = shareholders(random, placeFrom(random), '甲方', sold)
      expect([...text.matchAll(/([\d.]+)%/g)].reduce((sum, [, share]) => sum + Number(share), 0)).toBeCloseTo(100, 6)
    }
  })

  test('[LS-01] every trade names a division of GB/T 4754 and says enough', () => {
    const industries = JSON.parse(readFileSync('src/mock/data/industries.json', 'utf8')) as {
      children: { code: string }[]
    }[]
    const codes = new Set(industries.flatMap(({ children }) => children.map(({ code }) => code)))
    expect(trades.length).toBeGreaterThanOrEqual(18)
    expect(new Set(trades.map(({ name }) => name)).size).toBe(trades.length)
    for (const trade of trades) {
      expect(codes.has(trade.industryCode), trade.name).toBe(true)
      expect(trade.words.length).toBeGreaterThanOrEqual(4)
      expect(trade.scope.length).toBeGreaterThanOrEqual(4)
      expect(trade.strengths.length).toBe(4)
      expect(trade.plans.length).toBe(4)
    }
  })
})

describe('amounts', () => {
  test.each([
    [1_234_500, '123.45', '123.45 万元'],
    [100_000_000, '10000', '10,000 万元'],
    [1, '0.0001', '0.0001 万元'],
  ])('[LS-06] %d 元', (yuan, wan, text) => {
    expect(inWan(yuan)).toBe(wan)
    expect(wanText(yuan)).toBe(text)
  })

  test('[LS-06] thousands are grouped', () => {
    expect(yuanText(1_234_567)).toBe('1,234,567 元')
    expect(yuanText(820)).toBe('820 元')
  })

  test('[LS-06] a logarithmic draw stays inside its bounds and favours the small', () => {
    const random = randomFrom('log')
    const drawn = Array.from({ length: 1000 }, () => logYuan(random, 10_000, 100_000_000))
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(9_990)
    expect(Math.max(...drawn)).toBeLessThanOrEqual(100_100_000)
    expect(drawn.filter((yuan) => yuan < 1_000_000).length).toBeGreaterThan(420)
  })
})

describe('partners', () => {
  const groups = Object.entries(partnerNames)

  test('[HM-15] six position types, at least ten names each, none twice', () => {
    expect(groups.map(([position]) => position).toSorted()).toEqual(['0', '11', '12', '13', '14', '15'])
    for (const [, names] of groups) expect(names.length).toBeGreaterThanOrEqual(10)
    const all = groups.flatMap(([, names]) => names.map(({ name }) => name))
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(60)
  })

  test('[HM-15] every name has a short form that fits a logo', () => {
    for (const [, names] of groups) for (const { short } of names) expect(short).toMatch(/^\p{Script=Han}{3,6}$/u)
  })

  test('[HM-15] regulators are named by their kind only', () => {
    for (const { name } of partnerNames[11]) expect(name).toMatch(/^(?:省|市)级/)
  })
})

describe('branches', () => {
  test('[HM-14] a head office, 17 branches of the province and one centre beyond it', () => {
    expect(branches.map(({ kind }) => kind).filter((kind) => kind === 'head')).toHaveLength(1)
    expect(branches.filter(({ kind }) => kind === 'branch')).toHaveLength(17)
    expect(branches.filter(({ kind }) => kind === 'centre').map(({ adcode }) => adcode)).toEqual([540100])
    expect(branches[0]?.name).toBe('成都总部')
    expect(new Set(branches.map(({ adcode }) => adcode)).size).toBe(19)
  })

  test('[CT-09] each has an address in its city, a phone and its place on the map', () => {
    const map = JSON.parse(readFileSync('public/map/sichuan.json', 'utf8')) as {
      features: { properties: { adcode: number; name: string; center: [number, number] } }[]
    }
    for (const { adcode, address, phone, lng, lat, kind, introduction } of branches) {
      expect(phone).toMatch(/^028-6000\d{4}$/)
      expect(introduction.length).toBeGreaterThan(20)
      const feature = map.features.find(({ properties }) => properties.adcode === adcode)
      if (kind === 'centre') continue
      expect([lng, lat]).toEqual(feature?.properties.center)
      expect(address).toContain(feature?.properties.name)
    }
    expect(new Set(branches.map(({ phone }) => phone)).size).toBe(19)
  })
})

describe('service answers', () => {
  test.each([
    ['保证金怎么退', 'deposit'],
    ['退款什么时候到账', 'deposit'],
    ['怎么报名', 'enrolment'],
    ['可以看样吗', 'enrolment'],
    ['实名认证没通过', 'identity'],
    ['延时报价是什么', 'bidding'],
    ['价款怎么付', 'settlement'],
    ['怎么开发票', 'invoice'],
    ['你们几点上班', 'other'],
    ['', 'other'],
  ] as const)('[FW-05] “%s” is about %s', (said, topic) => {
    expect(topicOf(said)).toBe(topic)
  })

  test('[FW-05] seven topics, each with four answers or more, and every question finds its topic', () => {
    expect(Object.values(topicNames)).toEqual(['保证金', '报名', '实名认证', '竞价规则', '结算', '发票', '其他'])
    for (const [topic, answers] of Object.entries(serviceAnswers)) {
      expect(answers.length, topic).toBeGreaterThanOrEqual(4)
      for (const { question, answer } of answers) {
        expect(question).toMatch(/？$/)
        expect(answer).toMatch(/。$/)
        expect(answer.length).toBeGreaterThan(30)
      }
    }
  })
})

test('[CT-04] help: seven plates, twenty topics or more, every one of them safe and substantial', () => {
  expect(helpPlates.map(({ name }) => name)).toEqual([
    '新手指南',
    '注册与认证',
    '报名与保证金',
    '竞价规则',
    '签约与结算',
    '采购服务',
    '账户与其他',
  ])
  const topics = helpPlates.flatMap(({ topics: list }) => list)
  expect(topics.length).toBeGreaterThanOrEqual(20)
  expect(new Set(topics.map(({ title }) => title)).size).toBe(topics.length)
  for (const { title, html } of topics) {
    expect(htmlFlaw(html), title).toBeNull()
    expect(blocksOf(html), title).toBeGreaterThanOrEqual(2)
  }
})

test('[HD-02] hot words are short and none comes twice', () => {
  for (const words of Object.values(hotWords)) {
    expect(words.length).toBeGreaterThanOrEqual(10)
    expect(new Set(words).size).toBe(words.length)
    for (const word of words) expect([...word].length).toBeLessThanOrEqual(6)
  }
})

test('no text of the vocabulary speaks of tests or examples', () => {
  const files = readdirSync('src/mock/vocabulary', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  expect(files.length).toBeGreaterThan(40)
  for (const file of files) expect(readFileSync(`src/mock/vocabulary/${file}`, 'utf8'), file).not.toMatch(/测试|示例/)
})
