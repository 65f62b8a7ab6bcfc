import { demandStateLabels } from '#src/model/demand/labels.ts'
import { isNarrowed } from '#src/model/demand/rules.ts'
import type { DemandRow } from '#src/model/demand/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { needText } from '../labels.ts'

export const rowHeight = 56

export function DemandRows({ rows }: { rows: readonly DemandRow[] }) {
  const t = useT()
  const columns: Column<DemandRow>[] = [
    {
      key: 'title',
      header: t('标题'),
      width: '29%',
      lang: 'zh-CN',
      isPrimary: true,
      to: ({ id }) => linkToOwn.myServiceDetail(id),
      render: ({ title, viewingTime }) => (
        <>
          {title}
          {viewingTime && (
            <>
              <br />
              <small className="muted number">{viewingTime}</small>
            </>
          )}
        </>
      ),
    },
    { key: 'need', header: t('需求类型'), width: '10%', isMuted: true, render: ({ need }) => t(needText(need)) },
    {
      key: 'region',
      header: t('所在地区'),
      width: '19%',
      lang: 'zh-CN',
      isMuted: true,
      render: (row) => row.regionName ?? (isNarrowed(row) ? t('不限') : '—'),
    },
    {
      key: 'state',
      header: t('状态'),
      width: '10%',
      render: ({ state }) => <StateTag labels={demandStateLabels} state={state} />,
    },
    {
      key: 'branch',
      header: t('受理机构'),
      width: '18%',
      lang: 'zh-CN',
      isMuted: true,
      render: ({ branchName, state }) => branchName ?? (state === 'waiting' ? t('待指派') : '—'),
    },
    { key: 'changed', header: t('最近进展'), isMuted: true, render: ({ changedAt }) => dateTime(changedAt) },
  ]
  return (
    <DataTable caption={t('我的需求')} columns={columns} rows={rows} rowKey={({ id }) => id} rowHeight={rowHeight} />
  )
}
