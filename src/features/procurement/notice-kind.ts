import type { ProcurementMethod, ProcurementNoticeKind } from '#src/model/procurement/kinds.ts'
import { announcementLabels, procurementNoticeLabels } from '#src/model/procurement/labels.ts'
import type { ProcurementNoticeRow } from '#src/model/procurement/schema.ts'

/** What a notice is called; an announcement by the way of procurement. */
export function noticeKindLabel({ kind, method }: Pick<ProcurementNoticeRow, 'kind' | 'method'>): string {
  if (kind === 'announcement' && Object.hasOwn(announcementLabels, method))
    return announcementLabels[method as ProcurementMethod]
  return Object.hasOwn(procurementNoticeLabels, kind)
    ? procurementNoticeLabels[kind as ProcurementNoticeKind].label
    : kind
}
