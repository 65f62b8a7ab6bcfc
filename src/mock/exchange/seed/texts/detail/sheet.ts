import type { Random } from '../../../../random.ts'
import type { Listing } from '../../../tables.ts'
import type { Place } from '../../listings/places.ts'

/** What stands on an asset's page beside what the lists know. */
export type Sheet = {
  /** Further facts; one whose label is there already is left out. */
  facts: (readonly [label: string, value: string])[]
  disclosure: string[]
  conditions: string[]
}

/** What a sheet is thought up from: the asset, its place, and a chance of its own. */
export type Subject = {
  listing: Listing
  place: Place
  random: Random
  /** What a fact of the asset says. */
  fact: (label: string) => string | undefined
  /** When its price was valued, `2026 年 3 月 31 日`. */
  valuedAt: string
}

export const stateOwners = ['国务院国资委监管企业', '四川省国资委监管企业', '市级国资监管机构', '国有控股企业'] as const

export const approvals = ['董事会决议', '股东会决议', '总经理办公会决议', '国有资产监督管理机构批复'] as const

/** Nobody is asked for less. */
export const generalConditions: readonly string[] = [
  '意向方应为依法设立并有效存续的法人、非法人组织，或具有完全民事行为能力的自然人。',
  '意向方应具有良好的财务状况、支付能力和商业信用，未被列入失信被执行人名单。',
]
