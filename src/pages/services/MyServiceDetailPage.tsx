import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { DemandScreen } from './detail/DemandScreen.tsx'
import { OneDemand } from './detail/OneDemand.tsx'

/** One demand and its progress (BD-08). */
export default function MyServiceDetailPage() {
  const t = useT()
  return (
    <UserCentre title={t('服务详情')}>
      <OneDemand>{(demand) => <DemandScreen key={demand.id} demand={demand} />}</OneDemand>
    </UserCentre>
  )
}
