import { useState } from 'react'
import { type ContractField, fieldsOfContract } from '#src/model/contract/fields.ts'
import type { FieldConflict, mergedFields } from '#src/model/contract/merge.ts'
import type { ContractView } from '#src/model/contract/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { ChoiceCards } from '#src/shared/ui/form/ChoiceCards.tsx'
import { useSubmitBlocker } from '#src/shared/ui/form/submit/submit-blocker.ts'
import { shownValue } from './field-groups.ts'
import styles from './edit.module.css'

type Side = 'mine' | 'theirs'

type Props = {
  contract: Pick<ContractView, 'typeCode' | 'open'>
  /** Both parties' changes, joined as far as they go together. */
  mergedWith: () => ReturnType<typeof mergedFields>
  onTake: (open: Record<string, string>) => void
}

type ConflictProps = {
  field: ContractField
  conflict: FieldConflict
  chosen: Side
  onChoose: (side: Side) => void
}

function Conflict({ field, conflict: { name, mine, theirs }, chosen, onChoose }: ConflictProps) {
  const t = useT()
  return (
    <ChoiceCards<Side>
      label={t(field.label)}
      name={`merge-${name}`}
      value={chosen}
      choices={[
        { key: 'mine', label: t('我填写的'), hint: shownValue(t, field, mine) },
        { key: 'theirs', label: t('对方保存的'), hint: shownValue(t, field, theirs) },
      ]}
      onChange={onChoose}
    />
  )
}

/** The other party has saved since the typing began: what both have changed is shown side by side, to choose. */
export function MergePanel({ contract, mergedWith, onTake }: Props) {
  const t = useT()
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const { open, conflicts } = mergedWith()
  useSubmitBlocker(t('对方已保存新的条款，请先合并再保存'))
  const fields = fieldsOfContract(contract)
  const take = () =>
    onTake({
      ...open,
      ...Object.fromEntries(
        conflicts.map(({ name, mine, theirs }) => [name, sides[name] === 'theirs' ? theirs : mine]),
      ),
    })
  return (
    <div className={styles['merge']} role="alert">
      <Callout
        tone="warning"
        actions={
          <Button look="primary" onClick={take}>
            {conflicts.length > 0 ? t('按选择合并') : t('合并对方的修改')}
          </Button>
        }
      >
        <p>
          <strong>{t('对方在您填写期间保存了新的条款，您填写的内容没有丢失。')}</strong>
        </p>
        <p>
          {conflicts.length > 0
            ? t('下列 {{count}} 项双方都有修改，请选择采用哪一个；其余修改自动合并。', { count: conflicts.length })
            : t('双方修改的不是同一项，可以直接合并。')}
        </p>
      </Callout>
      {conflicts.map((conflict) => {
        const field = fields.find(({ name }) => name === conflict.name)
        return (
          field && (
            <Conflict
              key={conflict.name}
              field={field}
              conflict={conflict}
              chosen={sides[conflict.name] ?? 'mine'}
              onChoose={(side) => setSides((before) => ({ ...before, [conflict.name]: side }))}
            />
          )
        )
      })}
    </div>
  )
}
