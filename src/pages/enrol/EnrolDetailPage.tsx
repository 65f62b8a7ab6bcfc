import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { enrolDetailQuery } from '#src/features/enrolment/queries.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'
import { DetailBody } from './detail/DetailBody.tsx'

/** /enrollDetail: one enrolment, by its own id or by the asset it is for (BD-01, domain 6.7). */
export default function EnrolDetailPage() {
  const t = useT()
  const [search] = useSearchParams()
  const id = search.get('id')
  const assetsId = search.get('assetsId') ?? ''
  const query = useQuery(enrolDetailQuery(id ? { id } : { assetsId }))
  const missing = {
    text: t('没有找到这份报名，可能链接有误或不属于当前账户'),
    link: { label: t('查看我的报名'), to: paths.myProject },
  }
  return (
    <UserCentre title={t('报名详情')}>
      <DetailBoundary query={query} height={640} missing={missing}>
        {(detail) => <DetailBody detail={detail} />}
      </DetailBoundary>
    </UserCentre>
  )
}
