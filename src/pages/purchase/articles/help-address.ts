import { paths } from '#src/model/paths.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'

/** The category and the search words are in the address (PU-05). */
export const purchaseHelpList = listAddress(paths.purchaseHelp, {
  plateId: { ...param.id(/^[\w-]{1,64}$/), narrows: false },
  q: param.text(50),
})

export const categoryAddress = (plateId: string): string =>
  purchaseHelpList.addressOf({ ...purchaseHelpList.initial, plateId })
