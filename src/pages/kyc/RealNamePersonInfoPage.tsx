import { useQuery } from '@tanstack/react-query'
import { identityQuery } from '#src/features/kyc/queries.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { FocusGroup } from '#src/shared/ui/behaviour/FocusGroup.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { InfoBody } from './review/InfoBody.tsx'

/** /realNamePersonInfo (AC-11): verified data and claims, masked by the exchange; results of a review appear at once. */
export default function RealNamePersonInfoPage() {
  const t = useT()
  const query = useQuery(identityQuery)
  return (
    <UserCentre title={t('实名认证信息')}>
      <FocusGroup label={t('实名认证信息')}>
        <QueryBoundary query={query} minHeight={360} loading={<Skeleton height={360} />}>
          {(detail) => <InfoBody detail={detail} />}
        </QueryBoundary>
      </FocusGroup>
    </UserCentre>
  )
}
