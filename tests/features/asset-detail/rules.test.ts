import { describe, expect, test } from 'vitest'
import { type Action, actionsFor } from '#src/features/asset-detail/actions.ts'
import { premiumOf } from '#src/features/asset-detail/amounts.ts'
import { awaitedOf } from '#src/features/asset-detail/clock.ts'
import { previewOf } from '#src/shared/ui/file/download.ts'
import { assetAfter, mergedQuotes } from '#src/features/asset-detail/live.ts'
import { isAssetId } from '#src/features/asset-detail/queries.ts'
import type { LotHead } from '#src/model/listing/detail.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { assetOf, hour, now } from './asset.ts'

describe('[LS-03] actions of each state', () => {
  const table: [string | null, Action[]][] = [
    ['PRE', ['favourite', 'consult']],
    ['NOTICE', ['enrol', 'favourite', 'consult', 'viewing']],
    ['EXTENDED', ['enrol', 'favourite', 'consult', 'viewing']],
    ['NOTICE_BIDDING', ['enrol', 'enter', 'watch', 'favourite', 'consult']],
    ['CLOSED', ['enrolment', 'favourite', 'consult']],
    ['REVIEW', ['enrolment', 'favourite', 'consult']],
    ['WAIT_BID', ['enter', 'enrolment', 'favourite', 'consult']],
    ['BIDDING', ['enter', 'watch', 'favourite']],
    ['DELAY', ['enter', 'watch', 'favourite']],
    ['PRIORITY', ['favourite']],
    ['PAUSED', ['notice', 'favourite', 'consult']],
    ['BID_END', ['record', 'favourite']],
    ['DEAL_PUBLICITY', ['notice', 'objection', 'record', 'favourite']],
    ['SIGNING', ['favourite', 'record']],
    ['SETTLING', ['favourite', 'record']],
    ['DONE', ['notice', 'record', 'favourite']],
    ['FAILED', ['notice', 'similar', 'favourite']],
    ['TERMINATED', ['notice', 'similar', 'favourite']],
    ['DRAFT', ['favourite', 'consult']],
    ['constructor', ['favourite', 'consult']],
    [null, ['favourite', 'consult']],
  ]
  test.each(table)('%s', (status, actions) => {
    expect(actionsFor(status)).toEqual(actions)
  })

  test('enrolment, room and own enrolment have addresses of their own', () => {
    expect(linkToOwn.enrol('detail', 'A1')).toBe('/bidEnrollNormal?assetsId=A1')
    expect(linkToOwn.enrol('package', 'P1')).toBe('/bidEnrollPkg?assetsId=P1')
    expect(linkToOwn.quoteHall('A1')).toBe('/quoteHall?assetsId=A1')
    expect(linkToOwn.enrolment('A&1')).toBe('/enrollDetail?assetsId=A%261')
  })
})

describe('[LS-03] the countdown of each state', () => {
  const times = { enrolFrom: 1, enrolUntil: 2, bidFrom: 3, bidUntil: 4 }
  test.each([
    ['PRE', { what: 'enrol', until: 1 }],
    ['NOTICE', { what: 'enrol-end', until: 2 }],
    ['EXTENDED', { what: 'enrol-end', until: 2 }],
    ['CLOSED', { what: 'bid', until: 3 }],
    ['REVIEW', { what: 'bid', until: 3 }],
    ['WAIT_BID', { what: 'bid', until: 3 }],
    ['NOTICE_BIDDING', { what: 'bid-end', until: 4 }],
    ['BIDDING', { what: 'bid-end', until: 4 }],
    ['DELAY', { what: 'bid-end', until: 4 }],
    ['PRIORITY', { what: 'bid-end', until: 4 }],
    ['PAUSED', null],
    ['DONE', null],
    ['TERMINATED', null],
    ['unheard of', null],
  ])('%s', (status, awaited) => {
    expect(awaitedOf({ ...times, status })).toEqual(awaited)
  })
})

describe('[LS-05] amounts of an asset', () => {
  test('a sealed mode hides amount and premium until the opening', () => {
    const sealed = { mode: 'final', biddingCount: 4, biddingPrice: null, status: 'BIDDING' }
    expect(premiumOf(assetOf(sealed))).toBe('******')
    expect(premiumOf(assetOf({ startPrice: '100', biddingPrice: '112.4', biddingCount: 1 }))).toBe('12.40%')
  })
})

describe('[LS-03] an update of the lot changes the asset', () => {
  const head = (over: Partial<LotHead> = {}): LotHead => ({
    assetsId: 'A1',
    status: 'BIDDING',
    biddingPrice: '240000',
    biddingCount: 3,
    enrolled: 9,
    bidFrom: now - hour,
    bidUntil: now + 2 * hour,
    dealPrice: null,
    ...over,
  })
  const asset = assetOf({ status: 'BIDDING', biddingCount: 2, biddingPrice: '235000' })

  test('price, number of bids, end of bidding and number of enrolments', () => {
    const after = assetAfter(asset, head())
    expect(after).toMatchObject({ biddingPrice: '240000', biddingCount: 3, bidUntil: now + 2 * hour })
    expect(after.counts).toEqual({ ...asset.counts, enrolled: 9 })
  })

  test('an older head and a head of another lot change nothing', () => {
    expect(assetAfter(asset, head({ biddingCount: 1 }))).toBe(asset)
    expect(assetAfter(asset, head({ assetsId: 'A2' }))).toBe(asset)
    expect(assetAfter(asset, null)).toBe(asset)
  })

  test('bids of two sources are listed once, newest first', () => {
    const quote = (seq: number) => ({ seq, bidNo: '0001', amount: '1', at: seq })
    expect(mergedQuotes([quote(3), quote(2)], [quote(2), quote(1)]).map(({ seq }) => seq)).toEqual([3, 2, 1])
  })
})

describe('asset ids that are requested', () => {
  test.each(['A1', 'P0005', 'R09-0', 'a_b.c', 'A'.repeat(64)])('%j', (id) => {
    expect(isAssetId(id)).toBe(true)
  })
  test.each(['', '.', '..', '../', '../etc', 'a/b', '\0', 'a\0', '<b>', '%00', 'a b', 'A'.repeat(65), '标的', 'a\n'])(
    'never %j',
    (id) => {
      expect(isAssetId(id)).toBe(false)
    },
  )
})

test('PDF files and pictures have a preview, other files have none', () => {
  expect(['txt', 'csv', 'json', 'xml'].map(previewOf)).toEqual(['text', 'text', 'text', 'text'])
  expect(['pdf', 'PDF', 'jpg', 'png', 'svg', 'docx', 'html', 'exe', 'constructor', ''].map(previewOf)).toEqual([
    'page',
    'page',
    'picture',
    'picture',
    'picture',
    null,
    null,
    null,
    null,
    null,
  ])
})
