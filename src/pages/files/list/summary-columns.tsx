import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { sizeText } from '#src/shared/lib/text/size-text.ts'
import type { Column } from '#src/shared/ui/list/DataTable.tsx'

type Summary = {
  count: number
  size: number
  changedAt?: number | null | undefined
  /** Translated: why there is no file. */
  instead?: string | undefined
}

/** How much a folder holds, and when it got its newest file. */
export function useSummaryColumns(): Column<Summary>[] {
  const t = useT()
  return [
    {
      key: 'count',
      header: t('文件'),
      width: '14%',
      align: 'right',
      render: ({ count, instead }) =>
        count === 0 ? <span className="muted">{instead ?? t('空文件夹')}</span> : t('{{count}} 个', { count }),
    },
    {
      key: 'size',
      header: t('大小'),
      width: '12%',
      align: 'right',
      isMuted: true,
      render: ({ count, size }) => (count === 0 ? '—' : sizeText(size)),
    },
    {
      key: 'changed',
      header: t('最近更新'),
      width: '20%',
      isMuted: true,
      render: ({ changedAt }) => (typeof changedAt === 'number' ? dateTime(changedAt) : '—'),
    },
  ]
}
