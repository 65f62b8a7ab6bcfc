import { demandTypes } from '#src/model/demand/schema.ts'
import { demandTypeLabels } from '#src/model/demand/labels.ts'

/** The kind of a demand, for `t`; one that this portal does not know is anything else. */
export const needText = (need: number): string => demandTypeLabels[demandTypes.find((known) => known === need) ?? 3]
