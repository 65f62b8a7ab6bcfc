import { useT } from '#src/shared/lib/text/i18n.ts'
import { FindAccountForm } from './recover/FindAccountForm.tsx'
import { RecoverDoor } from './recover/RecoverDoor.tsx'
import { claimLabels } from './labels.ts'

export default function FindAccountOrgPage() {
  const t = useT()
  return (
    <RecoverDoor title={t(claimLabels.organisation.title)}>
      <FindAccountForm kind="organisation" />
    </RecoverDoor>
  )
}
