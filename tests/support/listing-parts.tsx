import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { FavouriteItem } from '#src/features/favourite/FavouriteItem.tsx'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { provideServerTime } from '#src/shared/lib/time/server-time.ts'
import { assetOf } from '#tests/features/asset-detail/asset.ts'
import { rowTime } from './listing-row.ts'
import { stubPush } from './push-stub.ts'

const client = new QueryClient()
const doNothing = () => undefined

/** Renders parts of screens at `rowTime`, without push events. */
export function setUpListingParts(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: rowTime })
    provideServerTime(() => Date.now())
    stubPush(() => undefined)
  })
  afterEach(cleanup)
}

export const renderPart = (part: ReactNode): HTMLElement =>
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  ).container

/** The details of an asset that agree with its row. */
export const detailOf = (row: ListingRow): AssetDetail =>
  assetOf({ ...row, no: row.no ?? '', mode: row.mode ?? '', enrolUntil: row.enrolUntil ?? rowTime })

/** The row among the favourites; `price` is that of the day when it was added. */
export const favouriteOf = (row: ListingRow, price: string | null = null) => (
  <FavouriteItem
    row={{ ...row, keptAt: rowTime, keptPrice: price, isReminded: false, isGone: false }}
    isChosen={false}
    isBusy={false}
    onChoose={doNothing}
    onRemind={doNothing}
    onRemove={doNothing}
  />
)
