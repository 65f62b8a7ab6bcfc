import { useQuery } from '@tanstack/react-query'
import { identityQuery } from '#src/features/kyc/queries.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, Skeleton } from '#src/shared/ui/query-states.tsx'
import { keepFocus } from '#src/shared/ui/focus.ts'
import { InfoBody } from './review/InfoBody.tsx'
import styles from './kyc.module.css'

/** /realNamePersonInfo (AC-11): what the exchange knows, masked; results appear here as they come. */
export default function RealNamePersonInfoPage() {
  const t = useT()
  const query = useQuery(identityQuery)
  return (
    <UserCentre title={t('实名认证信息')}>
      <div className={styles['panel']} role="group" aria-label={t('实名认证信息')} tabIndex={-1} ref={keepFocus}>
        <QueryBoundary query={query} minHeight={360} loading={<Skeleton height={360} />}>
          {(detail) => <InfoBody detail={detail} />}
        </QueryBoundary>
      </div>
    </UserCentre>
  )
}
