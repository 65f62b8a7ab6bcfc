import { useQuery } from '@tanstack/react-query'
import { overviewQuery } from '#src/features/user-centre/queries.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Counters } from './overview/Counters.tsx'
import { OpenDeals } from './overview/OpenDeals.tsx'
import { PersonCard } from './overview/PersonCard.tsx'
import { QuickLinks } from './overview/QuickLinks.tsx'
import { RecentProjects } from './overview/RecentProjects.tsx'
import { Recommended } from './overview/Recommended.tsx'
import { TodoList } from './overview/TodoList.tsx'

/** What the person has to do, recent projects, and recommendations (domain 6.8). */
export default function OverviewPage() {
  const t = useT()
  const query = useQuery(overviewQuery)
  return (
    <UserCentre title={t('用户中心')}>
      <PersonCard query={query} />
      <QueryBoundary query={query} loading={<Skeleton height={640} />} minHeight={320}>
        {(overview) => (
          <>
            <Counters counts={overview.counts} />
            <TodoList todos={overview.todos} />
            <OpenDeals />
            <RecentProjects projects={overview.recent} />
            <Recommended rows={overview.recommended} by={overview.recommendedBy} />
          </>
        )}
      </QueryBoundary>
      <QuickLinks />
    </UserCentre>
  )
}
