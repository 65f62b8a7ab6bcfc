/** How often these notices may be extended; none of the exchange's own bidders enrols for their assets. */
const published: Readonly<Record<string, number>> = { A20065: 2, A20091: 1, A60080: 1 }

/** How many extensions the notice of an asset announces for the case that nobody takes it; 0 where it ends by itself (domain 1.2). */
export const cyclesOf = (assetsId: string): number => published[assetsId] ?? 0
