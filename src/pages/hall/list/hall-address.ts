import { modeLabels } from '#src/model/listing/labels.ts'
import { paths } from '#src/model/paths.ts'
import { listAddress, param, type StateOf } from '#src/shared/lib/query/list-params.ts'

export const hallViews = ['cards', 'rows'] as const
export type HallView = (typeof hallViews)[number]

/** Names of the specification; the state is always written (spec 2.1). */
const schema = {
  state: param.named('projectActive', { ...param.oneOf([1, 2], 1), isExplicit: true }),
  q: param.text(100),
  mode: param.oneOf(Object.keys(modeLabels)),
  region: param.id(/^\d{6}$/),
  enrolling: param.flag(),
  view: param.order(hallViews, 'cards'),
  page: param.named('current', param.page()),
}

/** The state of the hall in the address; `mode` null: all modes, `region` empty: all regions. */
export type HallAddress = StateOf<typeof schema>

export const hallAddress = listAddress(paths.hall, schema)

/** The filters besides the name, as they are without a choice. */
export const unfiltered = { mode: null, region: '', enrolling: false } satisfies Partial<HallAddress>

export const isFiltered = ({ mode, region, enrolling }: HallAddress): boolean =>
  mode !== null || region !== '' || enrolling
