import { useSyncedInput } from '#src/shared/lib/hooks/use-synced-input.ts'
import type { ListState } from '#src/shared/lib/query/use-list-state.ts'
import { normaliseQuery } from '#src/shared/lib/search-input.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { SearchForm } from '#src/shared/ui/form/SearchForm.tsx'
import styles from './search.module.css'
import type { projectSearch } from './search-list.ts'

/** The words of the search. */
export function KeywordForm({ list }: { list: ListState<typeof projectSearch.schema> }) {
  const t = useT()
  const [typed, setTyped, send] = useSyncedInput(list.state.keyName)
  return (
    <SearchForm
      label={t('按关键词查询采购项目')}
      aria-label={t('关键词')}
      placeholder={t('名称、编号或采购人')}
      maxLength={100}
      look="primary"
      className={styles['words'] ?? ''}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onSubmit={() => list.go({ keyName: send(normaliseQuery(typed)) })}
    />
  )
}
