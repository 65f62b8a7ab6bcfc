import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { purchaseMenu } from '#src/api/endpoints/purchase-menu.ts'
import type { PurchaseMenuItem } from '#src/model/content/purchase-menu.ts'
import { paths } from '#src/model/paths.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { purchaseMenuNames as names } from './labels.ts'

/** The procurement menu, fetched once for each page load. */
export const purchaseMenuOptions = queryOptions({
  queryKey: ['purchase-menu'],
  queryFn: ({ signal }) => call(purchaseMenu, {}, { signal }),
  staleTime: Infinity,
  gcTime: Infinity,
})

const inSite = (navigationName: string, navigationUrl: string): PurchaseMenuItem => ({
  navigationName,
  navigationUrl,
  inStation: 1,
  openPage: 0,
})

/** The menu of the specification, shown until the exchange gives one (HD-06). */
export const defaultMenu: readonly PurchaseMenuItem[] = [
  inSite(names.home, paths.purchaseIndex),
  {
    ...inSite(names.trade, paths.purchaseTrade),
    children: [
      inSite(names.tender, linkToPurchase.trade('1-0')),
      inSite(names.other, linkToPurchase.trade('0-0')),
      inSite(names.search, paths.purchaseSearchNew),
    ],
  },
]
