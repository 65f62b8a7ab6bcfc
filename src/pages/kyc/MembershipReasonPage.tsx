import { useQuery } from '@tanstack/react-query'
import { identityQuery } from '#src/features/kyc/queries.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Reasons } from './review/Reasons.tsx'

/** /membershipReason (AC-11). */
export default function MembershipReasonPage() {
  const t = useT()
  const query = useQuery(identityQuery)
  return (
    <UserCentre title={t('实名认证未通过')}>
      <QueryBoundary query={query} minHeight={280} loading={<Skeleton height={280} />}>
        {(detail) => <Reasons detail={detail} />}
      </QueryBoundary>
    </UserCentre>
  )
}
