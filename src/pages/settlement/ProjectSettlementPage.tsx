import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { SettlementList } from './list/SettlementList.tsx'

/** What the signed-in user pays for won projects, and is paid for sold ones (BD-05). */
export default function ProjectSettlementPage() {
  const t = useT()
  return (
    <UserCentre title={t('项目结算')}>
      <SettlementList />
    </UserCentre>
  )
}
