import { useQuery } from '@tanstack/react-query'
import { overviewQuery } from '#src/features/user-centre/queries.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/i18n.ts'
import { Block, Skeleton } from '#src/shared/ui/faces.tsx'
import { Counters } from './parts/Counters.tsx'
import { PersonCard } from './parts/PersonCard.tsx'
import { QuickLinks } from './parts/QuickLinks.tsx'
import { RecentProjects } from './parts/RecentProjects.tsx'
import { Recommended } from './parts/Recommended.tsx'
import { TodoList } from './parts/TodoList.tsx'

/** Where a person stands: what is to be done, what goes on, what may be of interest (domain 6.8). */
export default function OverviewPage() {
  const t = useT()
  const query = useQuery(overviewQuery)
  return (
    <UserCentre title={t('用户中心')}>
      <PersonCard overview={query.data} />
      <Block query={query} loading={<Skeleton height={640} />} minHeight={320}>
        {(overview) => (
          <>
            <Counters counts={overview.counts} />
            <TodoList todos={overview.todos} />
            <RecentProjects projects={overview.recent} />
            <Recommended rows={overview.recommended} by={overview.recommendedBy} />
          </>
        )}
      </Block>
      <QuickLinks />
    </UserCentre>
  )
}
