import type { Page } from '@playwright/test'
import { maxRetries } from '../support/test.ts'
import { portalHeaders } from '../support/portal-headers.ts'

export type Row = {
  assetsId: string
  assetsName: string
  projectType: number
  status: string
  priceUnitName: string | null
  biddingCount: number
}

/** Assets of the exchange in a state, read without the portal. */
async function rowsIn(page: Page, status: string): Promise<Row[]> {
  const answer = await page.request.post('/api/dscq-project/assets/page', {
    headers: portalHeaders,
    data: { status, size: 100 },
    maxRetries,
  })
  return ((await answer.json()) as { data: { records: Row[] } }).data.records
}

/** The first matching asset in a state. */
export async function findAsset(page: Page, status: string, fits: (row: Row) => boolean = () => true): Promise<Row> {
  const row = (await rowsIn(page, status)).find(fits)
  if (!row) throw new Error(`there is no asset in ${status}`)
  return row
}

export const isSingle = ({ projectType, priceUnitName }: Row): boolean => projectType !== 1 && !priceUnitName

const openModes = new Set(['ongoing', 'phased', 'two-stage'])

/** Single assets in bidding with public quotes, the one that ends first last. */
export async function openRooms(page: Page): Promise<Row[]> {
  const rows = (await rowsIn(page, 'bidding')).filter(isSingle)
  const modes = await Promise.all(
    rows.map(async ({ assetsId }) => {
      const answer = await page.request.get(`/api/dscq-project/assets/detail?assetsId=${assetsId}`, { maxRetries })
      return ((await answer.json()) as { data: { mode: string } }).data.mode
    }),
  )
  return rows.filter((_, index) => openModes.has(modes[index]!))
}

/** The text of an amount in 元, shown in 万元. */
export const inWan = (yuan: string): string =>
  `${(Number(yuan) / 10_000).toLocaleString('en-US', { minimumFractionDigits: 6 })} 万元`
