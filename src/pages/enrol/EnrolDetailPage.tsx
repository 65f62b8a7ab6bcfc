import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { isNotFound } from '#src/api/errors.ts'
import { enrolDetailQuery } from '#src/features/enrolment/queries.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { QueryBoundary, EmptyState, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { DetailBody } from './detail/DetailBody.tsx'

const height = 640

function NotFound() {
  const t = useT()
  return (
    <Card>
      <EmptyState
        minHeight={320}
        text={t('没有找到这份报名，可能链接有误或不属于当前账户')}
        hint={
          <Button look="link" to={paths.myProject}>
            {t('查看我的报名')}
          </Button>
        }
      />
    </Card>
  )
}

/** /enrollDetail: one enrolment, by its own id or by the asset it is for (BD-01, domain 6.7). */
export default function EnrolDetailPage() {
  const t = useT()
  const [search] = useSearchParams()
  const id = search.get('id')
  const assetsId = search.get('assetsId') ?? ''
  const query = useQuery(enrolDetailQuery(id ? { id } : { assetsId }))
  return (
    <UserCentre title={t('报名详情')}>
      {isNotFound(query.error) ? (
        <NotFound />
      ) : (
        <QueryBoundary query={query} minHeight={height} loading={<Skeleton height={height} />}>
          {(detail) => <DetailBody detail={detail} />}
        </QueryBoundary>
      )}
    </UserCentre>
  )
}
