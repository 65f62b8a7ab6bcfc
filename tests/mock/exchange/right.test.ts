import { describe, expect, test } from 'vitest'
import { assetsByIds } from '#src/api/endpoints/assets.ts'
import type { RoomConfig } from '#src/mock/exchange/bidding/engine/config.ts'
import { publishedRules } from '#src/mock/exchange/bidding/engine/views/view.ts'
import { roomConfigOf } from '#src/mock/exchange/seed/listings/room-config.ts'
import { priorityBenefits } from '#src/model/enrolment/priority.ts'
import { bidModes } from '#src/model/listing/detail.ts'
import { durationText } from '#src/model/terms/figures.ts'
import { priorityShortOf } from '#src/model/terms/priority.ts'
import { biddingTerms } from '#src/model/terms/rules.ts'
import { dataOf, testExchange } from '#tests/support/exchange.ts'
import { usesByPlay } from '../support/pre-emption-play.ts'

const say = (text: string, values: Record<string, string | number> = {}) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

type RightTexts = { notice: string; holder: string; short: string | null }
const textsOf = (right: string, confirmMs: number): Record<string, RightTexts> => ({
  match: {
    notice: '他人领先时，优先权人可以在场内以同一价格行使优先权。',
    holder: `他人领先时，您以同一价格即可行使${right}，无须加价；其后无人出价更高的，由您优先成交。`,
    short: '场内同价行使',
  },
  entrant: {
    notice: '在限时竞价期行使优先权的，应当已取得限时竞价资格。',
    holder: '在限时竞价期行使的，您应当已取得限时竞价资格。',
    short: null,
  },
  sealed: {
    notice: '密封报价开启时，优先权人的报价与他人相同的，优先权人在先；开启后不能再以同一价格行使优先权。',
    holder: `密封报价开启时，他人与您同价的，您凭${right}在先；开启后不能再以同价行使。`,
    short: '密封同价在先',
  },
  firstStage: {
    notice: '第一阶段他人领先时，优先权人可以在场内以同一价格行使优先权。',
    holder: `第一阶段他人领先时，您以同一价格即可行使${right}，无须加价。`,
    short: '第一阶段场内同价行使',
  },
  secondStage: {
    notice: '第二阶段密封报价开启时，优先权人的报价与他人相同的，优先权人在先；开启后不能再以同一价格行使优先权。',
    holder: `第二阶段密封报价开启时，他人与您同价的，您凭${right}在先；开启后不能再以同价行使。`,
    short: '第二阶段密封同价在先',
  },
  after: {
    notice: `竞价结束后，优先权人应在 ${durationText(confirmMs, say)}内答复是否以同等价格行使优先权，逾期视为放弃。`,
    holder: `竞价结束后，您应在 ${durationText(confirmMs, say)}内答复是否以最高报价行使${right}，逾期视为放弃。`,
    short: '场后征询',
  },
  taken: {
    notice: '本场以受理先后为序，优先权不改变受理次序。',
    holder: `本场以受理先后为序，${right}不改变受理次序。`,
    short: '不改变受理次序',
  },
  accepted: {
    notice: '本场首位应价者即成交，优先权不改变应价次序。',
    holder: `本场首位应价者即成交，${right}不改变应价次序。`,
    short: '不改变应价次序',
  },
})

const { exchange } = testExchange()
const listings = [...exchange.tables.listings.values()]

function expectTexts(config: RoomConfig, typeCode: string): string {
  const right = typeCode === '6' ? '优先承租权' : '优先购买权'
  const words = textsOf(right, config.confirmMs)
  const rightText = usesByPlay(config).map((use) => words[use]!)
  const rules = { ...publishedRules(config), mode: config.mode }
  const term = biddingTerms(config.mode, rules, typeCode, say).find(({ name }) => name === 'priority')
  expect(rightText.length).toBeGreaterThan(0)
  expect(term?.texts).toEqual(rightText.map(({ notice }) => notice))
  expect(priorityBenefits({ ...rules, typeCode }, say)).toEqual(rightText.map(({ holder }) => holder))
  expect(priorityShortOf(rules, say)).toBe(rightText.flatMap(({ short }) => short ?? []).join(' · '))
  return rightText.map(({ notice }) => notice).join('')
}

const denied = /不存在优先(购买|承租)权人|不涉及其他股东的优先购买权|书面表示不行使优先购买权/

describe('[BD-03] [LS-03] the texts about a right to the same price agree with the room', () => {
  test.each(
    bidModes.flatMap((mode) => (['IN_ROOM', 'POST_CONFIRM'] as const).map((priority) => [mode, priority] as const)),
  )('%s, %s', (mode, priority) => {
    const listing = listings.find((one) => one.mode === mode && !one.isPackage && one.packageId === null)!
    const config = { ...roomConfigOf(listing), priority }
    const typeCode = priority === 'IN_ROOM' ? '6' : '1'
    for (const entryRule of ['ALL', 'FREE_BIDDERS', 'CONFIRMED'] as const)
      expectTexts({ ...config, entryRule }, typeCode)
    expectTexts({ ...config, decision: 'NEAREST_AVG' }, typeCode)
  })

  test('for every listing of the seed, in its terms and in its disclosure', async () => {
    const published = listings.filter(({ publishedAt, isPackage }) => publishedAt <= exchange.now() && !isPackage)
    const held = new Set<string>()
    for (let from = 0; from < published.length; from += 4) {
      const ids = published.slice(from, from + 4).map(({ assetsId }) => assetsId)
      for (const { assetsId, terms, disclosure, hasPriority } of await dataOf(exchange, assetsByIds, { ids })) {
        const listing = exchange.tables.listings.get(assetsId)!
        const config = roomConfigOf(listing)
        const rightText = hasPriority ? expectTexts(config, listing.typeCode) : null
        expect(hasPriority).toBe(config.priority !== 'NONE')
        expect(terms.find((text) => text.startsWith('优先权：'))).toBe(
          rightText === null ? undefined : `优先权：${rightText}`,
        )
        const disclosed = disclosure.filter((text) => /优先(购买|承租)?权/.test(text))
        if (rightText === null) for (const text of disclosed) expect(text).toMatch(denied)
        else
          expect(
            disclosed.map((text) => text.endsWith(`应当在公告期内报名并交纳保证金，逾期视为放弃。${rightText}`)),
          ).toEqual([true])
        if (hasPriority) held.add(`${listing.typeCode} ${config.mode}`)
      }
    }
    expect([...held].toSorted()).toEqual([
      '1 final',
      '1 once-off',
      '1 ongoing',
      '1 phased',
      '1 two-stage',
      '6 final',
      '6 first-come-first-served',
      '6 ongoing',
      '6 phased',
      '6 v-shaped',
    ])
  })
})
