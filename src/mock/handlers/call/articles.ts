import type { Neighbour } from '#src/model/content/article.ts'
import { date } from '#src/model/time/shanghai.ts'
import { Refusal } from '../../exchange/refusal.ts'
import { containing } from './page.ts'

type Filters = { keyword?: string | undefined; from?: string | undefined; until?: string | undefined }

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Whether an article has the typed words in its title, in any order, and was published in the period; both days are included. */
export function selecting({ keyword = '', from = '', until = '' }: Filters) {
  if ((from && !isDay(from)) || (until && !isDay(until))) throw new Refusal(400, '日期格式不正确')
  const words = keyword.split(/\s+/).filter(Boolean).map(containing)
  return (title: string, publishedAt: number): boolean => {
    const day = date(publishedAt)
    return words.every((matches) => matches(title)) && (!from || day >= from) && (!until || day <= until)
  }
}

/** The articles beside one in a list that is sorted newest first. */
export function neighboursIn<T extends { id: string }>(rows: readonly T[], id: string, titleOf: (row: T) => string) {
  const at = rows.findIndex((row) => row.id === id)
  const named = (row: T | undefined): Neighbour | null => (row ? { id: row.id, title: titleOf(row) } : null)
  return { previous: named(at > 0 ? rows[at - 1] : undefined), next: named(at < 0 ? undefined : rows[at + 1]) }
}
