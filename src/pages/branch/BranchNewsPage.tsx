import { useQuery } from '@tanstack/react-query'
import { NoticeItem } from '#src/features/notice/NoticeItem.tsx'
import type { BranchDetail } from '#src/model/branch/detail.ts'
import { type ListState, useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import { branchArticles } from './addresses.ts'
import { BranchFrame } from './head/BranchFrame.tsx'
import { OneBranch } from './head/OneBranch.tsx'
import { NewsItem } from './list/NewsItem.tsx'
import { branchByIdQuery, branchNewsQuery, branchNoticesQuery } from './queries.ts'

const size = 10
const rowHeight = 57

type ListProps = { branchId: string; list: ListState<typeof branchArticles.schema> }

const useTabs = () => {
  const t = useT()
  return {
    label: t('公告和动态'),
    param: 'tab' as const,
    items: [
      { key: 'notices', label: t('公告') },
      { key: 'news', label: t('动态') },
    ],
  }
}

function Notices({ branchId, list }: ListProps) {
  const t = useT()
  return (
    <ListScreen
      label={t('本机构公告')}
      list={list}
      query={useQuery(branchNoticesQuery({ branchId, page: list.state.page, size }))}
      tabs={useTabs()}
      rowHeight={rowHeight}
      loadingRows={size}
      empty={{ text: t('本机构暂无公告') }}
    >
      {(records) => (
        <ul>
          {records.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
    </ListScreen>
  )
}

function News({ branchId, list }: ListProps) {
  const t = useT()
  return (
    <ListScreen
      label={t('本机构动态')}
      list={list}
      query={useQuery(branchNewsQuery({ branchId, page: list.state.page, size }))}
      tabs={useTabs()}
      rowHeight={rowHeight}
      loadingRows={size}
      empty={{ text: t('本机构暂无动态') }}
    >
      {(records) => (
        <ul>
          {records.map((row) => (
            <NewsItem key={row.id} row={row} branchId={branchId} />
          ))}
        </ul>
      )}
    </ListScreen>
  )
}

function Articles({ branch }: { branch: BranchDetail }) {
  const list = useListState(branchArticles)
  const { tab } = list.state
  const Rows = tab === 'news' ? News : Notices
  return (
    <BranchFrame branch={branch} current={tab}>
      <Rows branchId={branch.id} list={list} />
    </BranchFrame>
  )
}

/** The notices and the news of one branch (CT-09). */
export default function BranchNewsPage() {
  const { id } = useListState(branchArticles).state
  const query = useQuery({ ...branchByIdQuery(id), enabled: id !== '' })
  return (
    <OneBranch query={query} isUnnamed={id === ''}>
      {(branch) => <Articles branch={branch} />}
    </OneBranch>
  )
}
