import { useId, useState } from 'react'
import { choicesOf } from '#src/features/procurement-search/choices.ts'
import { FacetRow } from '#src/features/procurement-search/FacetRow.tsx'
import type { useProcurementFields } from '#src/features/procurement-search/use-fields.ts'
import { groupOf } from '#src/model/procurement/kinds.ts'
import type { ProcurementFacetCounts } from '#src/model/procurement/search.ts'
import type { ListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { ListFilters } from '#src/shared/ui/list/ListFilters.tsx'
import styles from './search.module.css'
import type { projectSearch } from './search-list.ts'

type Props = {
  list: ListState<typeof projectSearch.schema>
  /** Undefined while they are unknown. */
  facets: ProcurementFacetCounts | undefined
  region: ReturnType<typeof useProcurementFields>['region']
}

/** All filters besides the words; choices apply at once, typed values on submit. */
export function FilterForm({ list, facets, region }: Props) {
  const t = useT()
  const id = useId()
  const { state, go } = list
  const [isOpen, setOpen] = useState(false)
  const row = (facet: 'method' | 'category' | 'budget' | 'stage', label: string) => (
    <FacetRow
      label={label}
      choices={choicesOf(facet, state, t)}
      counts={facets?.[facet]}
      value={state[facet]}
      onChoose={(key) => go({ [facet]: key })}
    />
  )
  // A way of procurement belongs to its group.
  const chooseGroup = (group: string) =>
    go({ group, ...(group !== '' && groupOf(state.method) !== group && { method: '' }) })
  return (
    <>
      <FacetRow
        label={t('类别')}
        choices={choicesOf('group', state, t)}
        counts={facets?.group}
        value={state.group}
        onChoose={chooseGroup}
      />
      {row('stage', t('阶段'))}
      <div className={styles['fold']}>
        <Button look="text" isWide aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('收起条件') : t('展开全部条件')}
        </Button>
      </div>
      <div id={id} className={styles['more']} data-open={isOpen || undefined}>
        {row('method', t('采购方式'))}
        {row('category', t('采购内容'))}
        {row('budget', t('预算'))}
        <ListFilters
          list={list}
          label={t('更多条件')}
          fields={[
            region,
            { kind: 'text', param: 'purchaser', label: t('采购人'), placeholder: t('采购人名称') },
            {
              kind: 'days',
              from: 'deadlineFrom',
              to: 'deadlineTo',
              label: t('截止日期'),
              labels: [t('截止日期从'), t('截止日期到')],
            },
            {
              kind: 'days',
              from: 'announcedFrom',
              to: 'announcedTo',
              label: t('公告日期'),
              labels: [t('公告日期从'), t('公告日期到')],
            },
            {
              kind: 'choice',
              param: 'running',
              label: t('范围'),
              all: t('全部'),
              options: [
                ['1', t('未截标')],
                ['2', t('如期开标')],
              ],
            },
          ]}
          submit={t('查询')}
        />
      </div>
    </>
  )
}
