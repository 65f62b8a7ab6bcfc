import { noticeKindLabel } from '#src/features/procurement/notice-kind.ts'
import type { ProcurementNoticeKind } from '#src/model/procurement/kinds.ts'
import { procurementNoticeLabels } from '#src/model/procurement/labels.ts'
import type { ProcurementNoticeRow } from '#src/model/procurement/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Tag } from '#src/shared/ui/display/Tag.tsx'

/** The kind of a notice. */
export function NoticeTag({ notice }: { notice: Pick<ProcurementNoticeRow, 'kind' | 'method'> }) {
  const t = useT()
  const tone = procurementNoticeLabels[notice.kind as ProcurementNoticeKind]?.tone
  return <Tag tone={tone ?? 'neutral'}>{t(noticeKindLabel(notice))}</Tag>
}
