import * as z from 'zod/mini'
import { figure, writtenAmount } from '../lenient.ts'

const counts = {
  /** Number of listings. */
  listed: figure,
  /** Those of them that came to a deal. */
  dealt: figure,
}
const amounts = {
  /** Listing total, 万元. */
  listedAmount: writtenAmount,
  /** Deal total, 万元. */
  dealtAmount: writtenAmount,
}

export const branchStatistics = z.object({
  ...counts,
  ...amounts,
  /** By kind of asset, most listings first. `typeCode`: one of `model/asset-kind`. */
  byType: z.array(z.object({ typeCode: z.string(), ...counts, ...amounts })),
  /** The last twelve months with this one, oldest first; `month` is `YYYY-MM`, of the listing's publication. */
  byMonth: z.array(z.object({ month: z.string(), ...counts })),
})
export type BranchStatistics = z.output<typeof branchStatistics>
