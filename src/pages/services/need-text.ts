import { needs } from '#src/model/demand/schema.ts'
import { needLabels } from '#src/model/demand/labels.ts'

/** The kind of a demand, for `t`; one that this portal does not know is anything else. */
export const needText = (need: number): string => needLabels[needs.find((known) => known === need) ?? 3]
