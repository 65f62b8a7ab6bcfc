import type { DealFacts } from './facts.ts'
import { factLabels } from './template/written.ts'

export type NoticeName = keyof typeof factLabels

/** What a notice publishes of this; null where it publishes nothing. The notice and the contract both have it from here. */
export function publishedValue(facts: DealFacts['facts'], name: NoticeName): string | null {
  const labels: readonly string[] = factLabels[name]
  const known = facts.find(({ label, value }) => labels.includes(label) && value.trim() !== '')
  return known?.value.trim() ?? null
}
