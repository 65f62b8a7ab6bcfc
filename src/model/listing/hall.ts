import * as z from 'zod/mini'

/** How many assets a choice of a filter would leave. */
export const facetCount = z.object({ key: z.string(), count: z.number() })

/** The counts of the hall's filters, each under the other filters: modes, and the codes of provinces and cities. */
export const hallFacets = z.object({ mode: z.array(facetCount), region: z.array(facetCount) })
export type HallFacets = z.output<typeof hallFacets>
