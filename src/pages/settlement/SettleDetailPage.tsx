import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { DetailScreen } from './detail/DetailScreen.tsx'
import { OneSettlement } from './OneSettlement.tsx'

/** One settlement (BD-05). */
export default function SettleDetailPage() {
  const t = useT()
  return (
    <UserCentre title={t('结算详情')}>
      <OneSettlement>{(settlement) => <DetailScreen key={settlement.id} settlement={settlement} />}</OneSettlement>
    </UserCentre>
  )
}
