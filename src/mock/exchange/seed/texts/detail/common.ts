import type { Company } from '#src/model/listing/dossier.ts'
import type { NamedStreams } from '../../../../random.ts'
import type { Listing } from '../../../tables.ts'
import type { Place } from '../../listings/places.ts'

/** What an asset's page shows in addition to the data of the lists. */
export type TypeDetails = {
  /** Further facts; one whose label the listing already has is left out. */
  facts: (readonly [label: string, value: string])[]
  disclosure: string[]
  conditions: string[]
  /** Of the kinds of listings that are about a company. */
  company?: Company
}

/** The input for generating details: the asset, its place, and the random streams of its details. */
export type Subject = {
  listing: Listing
  place: Place
  stream: NamedStreams
  /** The value of a fact of the asset. */
  fact: (label: string) => string | undefined
  /** Date of the appraisal, `2026 年 3 月 31 日`. */
  valuedAt: string
}

export const stateOwners = ['国务院国资委监管企业', '四川省国资委监管企业', '市级国资监管机构', '国有控股企业'] as const

export const approvals = ['董事会决议', '股东会决议', '总经理办公会决议', '国有资产监督管理机构批复'] as const

/** Minimum conditions for every listing. */
export const generalConditions: readonly string[] = [
  '意向方应为依法设立并有效存续的法人、非法人组织，或具有完全民事行为能力的自然人。',
  '意向方应具有良好的财务状况、支付能力和商业信用，未被列入失信被执行人名单。',
]
