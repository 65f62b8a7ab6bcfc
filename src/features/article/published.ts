import { parseShanghai } from '#src/model/time/shanghai.ts'
import { param, type StateOf } from '#src/shared/lib/query/list-params.ts'

const day = param.day((text) => parseShanghai(text) !== null)

/** Keyword, period and page of a list of published texts (CT-01). */
export const publishedParams = { q: param.text(50), from: day, until: day, page: param.page() }

export type PublishedSchema = typeof publishedParams
export type PublishedState = StateOf<PublishedSchema>

/** Rows of one page. */
const size = 10

/** What a call for one page of published texts is given. */
export const publishedInput = ({ q, from, until, page }: PublishedState) => ({
  current: page,
  size,
  ...(q && { keyword: q }),
  ...(from && { from }),
  ...(until && { until }),
})
