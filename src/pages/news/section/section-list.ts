import { publishedParams } from '#src/features/article/published.ts'
import { listAddress, param, type StateOf } from '#src/shared/lib/query/list-params.ts'
import type { Section } from '../sections.ts'

const schema = {
  plateId: { ...param.id(/^[\w-]{1,64}$/), narrows: false },
  ...publishedParams,
}

export type SectionState = StateOf<typeof schema>

const made = new Map<string, ReturnType<typeof listAddress<typeof schema>>>()

/** The list of a section: plate, keyword, period and page are in its address (CT-01). */
export function sectionList({ path }: Section) {
  const known = made.get(path) ?? listAddress(path, schema)
  made.set(path, known)
  return known
}
