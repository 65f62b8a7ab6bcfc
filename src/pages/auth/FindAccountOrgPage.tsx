import { useT } from '#src/shared/lib/text/i18n.ts'
import { FindAccountForm } from './recover/FindAccountForm.tsx'
import { RecoverDoor } from './recover/RecoverDoor.tsx'
import { claimWords } from './labels.ts'

export default function FindAccountOrgPage() {
  const t = useT()
  return (
    <RecoverDoor title={t(claimWords.organisation.title)}>
      <FindAccountForm kind="organisation" />
    </RecoverDoor>
  )
}
