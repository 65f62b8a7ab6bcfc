import { type ContractField, type FieldGroup, fieldsOfContract } from '#src/model/contract/fields.ts'
import type { ContractView } from '#src/model/contract/schema.ts'
import { fieldGroupLabels } from '#src/model/contract/template/labels.ts'
import type { FactItems } from '#src/shared/ui/display/Facts.tsx'
import type { Translate } from '#src/shared/lib/text/i18n.ts'

type Group = {
  key: FieldGroup
  label: string
  /** Settled by the deal. */
  locked: ContractField[]
  /** What the other party fills in. */
  theirs: ContractField[]
  /** What the reader may change. */
  open: ContractField[]
}

/** The fields of a contract in the groups of its form, as one of its parties may change them (domain 6.18). */
export function groupsOf(contract: Pick<ContractView, 'typeCode' | 'open' | 'role'>): Group[] {
  const fields = fieldsOfContract(contract)
  const { role } = contract
  return (Object.keys(fieldGroupLabels) as FieldGroup[]).map((key) => {
    const own = fields.filter(({ group }) => group === key)
    return {
      key,
      label: fieldGroupLabels[key],
      locked: own.filter(({ isLocked }) => isLocked),
      theirs: own.filter(({ owner }) => owner !== undefined && owner !== role),
      open: own.filter(({ isLocked, owner }) => !isLocked && (owner ?? role) === role),
    }
  })
}

/** Fields as the text of the contract shows them. */
export const factsOf = (t: Translate, fields: readonly ContractField[], values: ContractView['values']): FactItems =>
  fields.map(({ name, label }) => ({ label: t(label), value: values[name] ?? '', lang: 'zh-CN' }))

/** A value that is being agreed on, as the form shows it. */
export function shownValue(t: Translate, { choices }: ContractField, value: string): string {
  const choice = choices && Object.hasOwn(choices, value) ? choices[value] : undefined
  return choice === undefined ? value || t('（未填写）') : t(choice)
}
