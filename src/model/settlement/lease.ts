import { leaseFacts, leaseWays } from './labels.ts'

type Fact = { label: string; value: string }

const yearly = 12

export type LeaseTerms = {
  /** Months of the whole term. */
  months: number
  /** Months that each payment of rent covers; the first one is settled through the exchange. */
  monthsPaid: number
  /** Months of rent that are held as a performance bond. */
  bondMonths: number
}

const valueOf = (facts: readonly Fact[], label: string): string =>
  facts.find((fact) => fact.label === label)?.value ?? ''
const numberIn = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? 0)

/** The terms of a lease in the facts of its notice; rent is paid by the year where the notice says nothing else. */
export function leaseTerms(facts: readonly Fact[]): LeaseTerms | null {
  const [years = 0] = leaseFacts.years.map((label) => numberIn(valueOf(facts, label))).filter((count) => count > 0)
  if (years === 0) return null
  const way = valueOf(facts, leaseFacts.paid)
  const months = years * yearly
  const monthsPaid = leaseWays.find(([word]) => way.includes(word))?.[1] ?? yearly
  return { months, monthsPaid: Math.min(monthsPaid, months), bondMonths: numberIn(valueOf(facts, leaseFacts.bond)) }
}
