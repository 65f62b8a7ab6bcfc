import { useT } from '#src/shared/lib/i18n.ts'
import { ClaimPage } from './parts/ClaimPage.tsx'
import { PersonForm } from './parts/PersonForm.tsx'

/** /realNamePerson (AC-11). */
export default function RealNamePersonPage() {
  const t = useT()
  return <ClaimPage kind="person" title={t('个人实名认证')} form={PersonForm} />
}
