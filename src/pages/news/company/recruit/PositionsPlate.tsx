import { useQuery } from '@tanstack/react-query'
import type { Recruit } from '#src/model/content/about.ts'
import { recruitStateLabels } from '#src/model/content/labels.ts'
import { recruitState } from '#src/model/content/rules.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import { companyAddress } from '../address.ts'
import { positionsQuery } from '../queries.ts'

const rowHeight = 56

function Positions({ rows }: { rows: readonly Recruit[] }) {
  const t = useT()
  const now = useNow()
  const { addressOf } = useListState(companyAddress)
  const columns: Column<Recruit>[] = [
    {
      key: 'title',
      header: t('职位'),
      lang: 'zh-CN',
      isPrimary: true,
      wraps: true,
      to: ({ id }) => addressOf({ id, page: 1 }),
      render: ({ title }) => title,
    },
    { key: 'department', header: t('所属部门'), lang: 'zh-CN', width: '112px', render: ({ department }) => department },
    { key: 'place', header: t('工作地点'), lang: 'zh-CN', width: '88px', render: ({ place }) => place },
    { key: 'headcount', header: t('招聘人数'), align: 'right', width: '88px', render: ({ headcount }) => headcount },
    {
      key: 'education',
      header: t('学历要求'),
      lang: 'zh-CN',
      width: '152px',
      render: ({ education }) => education || t('不限'),
    },
    { key: 'closeDate', header: t('截止日期'), width: '120px', render: ({ closeDate }) => closeDate || t('长期招聘') },
    {
      key: 'state',
      header: t('状态'),
      width: '88px',
      render: (row) => <StateTag labels={recruitStateLabels} state={recruitState(row, now)} />,
    },
  ]
  return (
    <DataTable caption={t('招聘信息')} columns={columns} rows={rows} rowKey={({ id }) => id} rowHeight={rowHeight} />
  )
}

/** Open and closed positions. */
export function PositionsPlate() {
  const t = useT()
  const list = useListState(companyAddress)
  return (
    <ListScreen
      label={t('招聘信息')}
      list={list}
      query={useQuery(positionsQuery(list.state.page))}
      rowHeight={rowHeight}
      empty={{ text: t('目前没有招聘职位') }}
    >
      {(rows) => <Positions rows={rows} />}
    </ListScreen>
  )
}
