import { useT } from '#src/shared/lib/text/i18n.ts'
import { ClaimPage } from './claim/ClaimPage.tsx'
import { PersonForm } from './person/PersonForm.tsx'

/** /realNamePerson (AC-11). */
export default function RealNamePersonPage() {
  const t = useT()
  return <ClaimPage kind="person" title={t('个人实名认证')} form={PersonForm} />
}
