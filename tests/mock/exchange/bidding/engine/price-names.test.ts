import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type * as KindLabels from '#src/model/asset-kind/labels.ts'
import { bidder, s } from './support.ts'

const labels = '#src/model/asset-kind/labels.ts'

/** The kinds share all names of prices, so that here a lease has names of its own. */
let hall: (typeof import('./support.ts'))['hall']
beforeAll(async () => {
  vi.resetModules()
  vi.doMock(labels, async (original) => {
    const known = await original<typeof KindLabels>()
    const priceName: typeof known.priceName = (price, ...codes) =>
      codes.includes('6') ? `租金${price}` : known.priceName(price, ...codes)
    return { ...known, priceName }
  })
  const fresh = await import('./support.ts')
  hall = fresh.hall
})
afterAll(() => {
  vi.doUnmock(labels)
  vi.resetModules()
})

const rules = { S: '5', openMs: s(60), W: s(30), D: s(30) }

describe('[BD-03] texts of a room name a price by the kind of its asset', () => {
  test.each([
    ['6', '首次报价不得低于租金start'],
    ['2', '首次报价不得低于起始价'],
  ] as const)('the refusal of a quote for an asset of type %s', (typeCode, text) => {
    const room = hall('ongoing', { ...rules, typeCode })
    room.wake(0)
    expect(room.ask('A', 99, s(1)).msg).toBe(text)
  })

  test.each([
    ['6', '报名即视为以租金asking报价，本场竞买已成交'],
    ['2', '报名即视为以挂牌价报价，本场竞买已成交'],
  ] as const)('the outcome of a room of an asset of type %s', (typeCode, text) => {
    const room = hall('ongoing', { ...rules, typeCode, enrolIsBaseBid: true }, [bidder('A'), bidder('B')])
    room.wake(0)
    room.wake(s(60))
    room.wake(s(90))
    expect(room.room.result?.text).toBe(text)
  })
})
