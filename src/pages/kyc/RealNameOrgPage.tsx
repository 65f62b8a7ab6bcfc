import { useT } from '#src/shared/lib/text/i18n.ts'
import { ClaimPage } from './claim/ClaimPage.tsx'
import { OrganisationForm } from './organisation/OrganisationForm.tsx'

/** /realNameOrg (AC-11). */
export default function RealNameOrgPage() {
  const t = useT()
  return <ClaimPage kind="organisation" title={t('机构实名认证')} form={OrganisationForm} />
}
