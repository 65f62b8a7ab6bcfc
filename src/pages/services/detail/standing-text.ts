import { demandStates } from '#src/model/demand/schema.ts'
import { standingLabels } from '../labels.ts'

/** What the state of a demand means to its owner, for `t`; null for one that this portal does not know. */
export const standingText = (state: string): string | null => {
  const known = demandStates.find((one) => one === state)
  return known ? standingLabels[known] : null
}
