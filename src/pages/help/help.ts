import { articleAddress } from '#src/features/article/address.ts'
import { isBidMode } from '#src/model/bidding/modes.ts'
import type { BidMode } from '#src/model/listing/detail.ts'
import { paths } from '#src/model/paths.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'

/** Codes of plates: of the whole help, and of the tasks with a look of their own. */
export const helpPlate = { root: 'help', modes: 'help_ms', terms: 'help_cy' } as const

/** The task, the search words and the number of the open question, from 1, are in the address (CT-04). */
export const helpList = listAddress(paths.helpCenter, {
  plateId: { ...param.id(/^[\w-]{1,64}$/), narrows: false },
  q: param.text(50),
  num: { ...param.id(/^[1-9]\d{0,2}$/), narrows: false },
})

export const helpAddress = (id: string): string => articleAddress(paths.helpCenterDetail, id)

/** The mode that an article of the help explains. */
export function modeOf(id: string): BidMode | null {
  const mode = id.replace(/^H-mode-/, '')
  return mode !== id && isBidMode(mode) ? mode : null
}
