import { listParams } from '#src/features/procurement/search-list.ts'
import { paths } from '#src/model/paths.ts'
import { listAddress } from '#src/shared/lib/query/list-params.ts'

/** The comprehensive search; every filter is in the address. */
export const projectSearch = listAddress(paths.purchaseSearchNew, listParams)
