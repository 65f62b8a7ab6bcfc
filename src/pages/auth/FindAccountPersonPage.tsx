import { useT } from '#src/shared/lib/text/i18n.ts'
import { FindAccountForm } from './recover/FindAccountForm.tsx'
import { RecoverDoor } from './recover/RecoverDoor.tsx'
import { claimLabels } from './labels.ts'

export default function FindAccountPersonPage() {
  const t = useT()
  return (
    <RecoverDoor title={t(claimLabels.person.title)}>
      <FindAccountForm kind="person" />
    </RecoverDoor>
  )
}
