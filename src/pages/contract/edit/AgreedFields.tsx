import type { ContractView } from '#src/model/contract/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { FormSection } from '#src/shared/ui/form/FormSection.tsx'
import { factsOf, groupsOf } from './field-groups.ts'

/** All fields as they are. */
export function AgreedFields({ contract }: { contract: ContractView }) {
  const t = useT()
  return (
    <>
      {groupsOf(contract).map(({ key, label, locked, theirs, open }) => (
        <FormSection key={key} title={t(label)}>
          <Facts layout="columns" items={factsOf(t, [...locked, ...theirs, ...open], contract.values)} />
        </FormSection>
      ))}
    </>
  )
}
