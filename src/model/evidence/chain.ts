import type { Evidence, EvidenceEntry } from './schema.ts'

type Hash = (text: string) => string
export type EvidenceFacts = Pick<EvidenceEntry, 'at' | 'kind' | 'title' | 'facts'>

/** The previous link of the first entry. */
export const evidenceBeginning = '0'.repeat(64)

/** JSON without spaces, the names of each object in their alphabetical order. */
const contentOf = ({ at, kind, title, facts }: EvidenceFacts): string =>
  JSON.stringify({ at, facts: facts.map(({ label, value }) => ({ label, value })), kind, title })

/** Entries in their order of time, those of one moment as given, each linked to the one before; `hash` is SHA-256 in hex of UTF-8. */
export function chained(given: readonly EvidenceFacts[], hash: Hash): EvidenceEntry[] {
  let previous = evidenceBeginning
  return given
    .toSorted((one, other) => one.at - other.at)
    .map((facts) => {
      const content = contentOf(facts)
      const digest = hash(content)
      const entry = { ...facts, content, digest, previous, chain: hash(previous + digest) }
      previous = entry.chain
      return entry
    })
}

/** `content`: what is shown differs from the digest; `link`: the link to the entry before is wrong; `head`: the end is missing. */
type EvidenceFault = { index: number; fault: 'content' | 'link' | 'head' }

/** The first entry at which the chain is broken, from 0; null if it is whole. */
export function evidenceFault({ entries, head }: Pick<Evidence, 'entries' | 'head'>, hash: Hash): EvidenceFault | null {
  let last = evidenceBeginning
  for (const [index, entry] of entries.entries()) {
    const { content, digest, previous, chain } = entry
    if (content !== contentOf(entry) || hash(content) !== digest) return { index, fault: 'content' }
    if (previous !== last || hash(previous + digest) !== chain) return { index, fault: 'link' }
    last = chain
  }
  return head === last ? null : { index: entries.length, fault: 'head' }
}
