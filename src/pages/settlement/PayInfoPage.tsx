import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { OneSettlement } from './OneSettlement.tsx'
import { PayInfoScreen } from './pay-info/PayInfoScreen.tsx'

/** The proof of a payment (BD-05). */
export default function PayInfoPage() {
  const t = useT()
  return (
    <UserCentre title={t('上传付款凭证')}>
      <OneSettlement>{(settlement) => <PayInfoScreen key={settlement.id} settlement={settlement} />}</OneSettlement>
    </UserCentre>
  )
}
