import { noFigure } from '#src/model/listing/labels.ts'
import { grouped } from '#src/model/money/money.ts'

/** A total in 万元 with six decimals, which keep it exact (LS-06). */
export const wanText = (total: string | null | undefined): string =>
  typeof total === 'string' ? grouped(total, 6) : noFigure

export const countText = (count: number | null | undefined): string =>
  typeof count === 'number' ? grouped(String(count), 0) : noFigure
