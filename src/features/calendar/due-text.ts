import { exactTime } from '#src/model/time/exact.ts'
import { isOnlyExpected } from '#src/model/time/working-days.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'

/** A deadline in working days, epoch ms; marked as expected while the holidays of its year are not announced (domain 8.2). */
export const dueText = (t: Translate, at: number): string =>
  isOnlyExpected(at) ? t('{{time}}（预计，以节假日安排公布为准）', { time: exactTime(at) }) : exactTime(at)
