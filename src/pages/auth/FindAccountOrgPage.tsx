import { useT } from '#src/shared/lib/i18n.ts'
import { FindAccountForm } from './parts/FindAccountForm.tsx'
import { RecoverDoor } from './parts/RecoverDoor.tsx'
import { claimWords } from './words.ts'

export default function FindAccountOrgPage() {
  const t = useT()
  return (
    <RecoverDoor title={t(claimWords.organisation.title)}>
      <FindAccountForm kind="organisation" />
    </RecoverDoor>
  )
}
