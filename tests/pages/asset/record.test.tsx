// @vitest-environment happy-dom
import { cleanup, configure, screen, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AssetDetail, QuoteRow } from '#src/model/listing/detail.ts'
import { Record } from '#src/pages/asset/parts/Record.tsx'
import { provideServerTime } from '#src/shared/lib/server-time.ts'
import { assetOf, now } from '#tests/features/asset-detail/asset.ts'
import { good, host, openScreen, useHost } from '#tests/support/screen.tsx'

configure({ defaultHidden: true })

let quotes: QuoteRow[] = []
const server = setupServer(
  http.post(`${host}/dscq-sync/v1/bid-assets/quotes/page`, () =>
    good({ records: quotes, total: quotes.length, size: 20, current: 1 }),
  ),
)
const open = (asset: AssetDetail) => openScreen([{ path: '/', element: <Record asset={asset} live={[]} /> }], '/')

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  useHost()
})
beforeEach(() => provideServerTime(() => now))
afterEach(cleanup)
afterAll(() => server.close())

describe('[LS-03] the record of a room that runs', () => {
  test('of a package names the lot of each quote, in the unit of the lot', async () => {
    quotes = [
      { seq: 2, bidNo: '7777', amount: '50.52', at: now, lotName: '一号商铺' },
      { seq: 1, bidNo: '8888', amount: '30', at: now, lotName: '二号商铺' },
    ]
    const member = { ...assetOf({ priceType: 2, priceUnitName: '万元/年' }), assetsName: '一号商铺' }
    open(assetOf({ status: 'BIDDING', projectType: 1, members: [member] }))
    const row = await screen.findByRole('row', { name: /7777/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '一号商铺', '7777', '50.520 万元/年', '2026-11-20 10:00:00'])
    expect(screen.queryByText('领先')).toBeNull()
  })

  test('of a single asset tells who leads and when it can be replayed', async () => {
    quotes = [{ seq: 1, bidNo: '8888', amount: '230700', at: now }]
    open(assetOf({ status: 'BIDDING', bidUntil: now }))
    expect((await screen.findByRole('row', { name: /8888/ })).textContent).toContain('领先')
    expect(screen.queryByRole('columnheader', { name: '标的名称' })).toBeNull()
    expect(screen.getByText('竞价结束后（预计 2026-11-20 10:00:00）可在此逐次回放并校验报价记录。')).toBeDefined()
  })
})
