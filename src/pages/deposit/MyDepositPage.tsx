import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { DepositList } from './list/DepositList.tsx'

/** The signed-in user's deposits (BD-05). */
export default function MyDepositPage() {
  const t = useT()
  return (
    <UserCentre title={t('我的保证金')}>
      <DepositList />
    </UserCentre>
  )
}
