/** The value below which `share` of the values lie (nearest rank); null without values. */
export function percentile(values, share) {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
}

/** p50, p95, p99 and the maximum of times in ms. */
export const spread = (values) => ({
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  p99: percentile(values, 0.99),
  last: percentile(values, 1),
})

/** The median of each figure over several rounds with the same figures. */
export const mediansOf = (rounds) =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name) => [
      name,
      percentile(
        rounds.map((round) => round[name]),
        0.5,
      ),
    ]),
  )
