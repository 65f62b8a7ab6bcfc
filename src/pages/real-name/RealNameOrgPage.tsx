import { useT } from '#src/shared/lib/i18n.ts'
import { ClaimPage } from './parts/ClaimPage.tsx'
import { OrganisationForm } from './parts/OrganisationForm.tsx'

/** /realNameOrg (AC-11). */
export default function RealNameOrgPage() {
  const t = useT()
  return <ClaimPage kind="organisation" title={t('机构实名认证')} form={OrganisationForm} />
}
