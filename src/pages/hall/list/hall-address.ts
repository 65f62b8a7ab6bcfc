import { modeLabels } from '#src/model/listing/labels.ts'
import { paths } from '#src/model/paths.ts'
import { listAddress, param, type StateOf } from '#src/shared/lib/query/list-params.ts'

/** Names of the specification; the state is always written (spec 2.1). */
const schema = {
  state: param.named('projectActive', { ...param.oneOf([1, 2], 1), isExplicit: true }),
  q: param.text(100),
  mode: param.oneOf(Object.keys(modeLabels)),
  enrolling: param.flag(),
  page: param.named('current', param.page()),
}

/** The state of the hall in the address; `mode` null: all modes. */
export type HallAddress = StateOf<typeof schema>

export const hallAddress = listAddress(paths.hall, schema)
