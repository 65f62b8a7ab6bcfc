import { parseShanghai } from '#src/model/time/shanghai.ts'
import { listAddress, param, type StateOf } from '#src/shared/lib/query/list-params.ts'
import type { Section } from '../sections.ts'

const day = param.day((text) => parseShanghai(text) !== null)

const schema = {
  plateId: { ...param.id(/^[\w-]{1,64}$/), narrows: false },
  q: param.text(50),
  from: day,
  until: day,
  page: param.page(),
}

export type SectionState = StateOf<typeof schema>

const made = new Map<string, ReturnType<typeof listAddress<typeof schema>>>()

/** The list of a section: plate, keyword, period and page are in its address (CT-01). */
export function sectionList({ path }: Section) {
  const known = made.get(path) ?? listAddress(path, schema)
  made.set(path, known)
  return known
}
