import { useT } from '#src/shared/lib/text/i18n.ts'
import { useSyncedInput } from '#src/shared/lib/hooks/use-synced-input.ts'
import { normaliseQuery } from '#src/shared/lib/search-input.ts'
import { SearchForm } from '#src/shared/ui/form/SearchForm.tsx'

/** The exchange has no longer names. */
const longest = 100

type Props = {
  /** The name that the list is searched by. */
  searchText: string
  onSearch: (assetsName: string) => void
}

/** Searches the hall by the name of an asset, on Enter or by the button (HM-08). */
export function HallSearch({ searchText, onSearch }: Props) {
  const t = useT()
  const [typed, setTyped, send] = useSyncedInput(searchText)
  return (
    <SearchForm
      label={t('搜索竞价标的')}
      onSubmit={() => onSearch(send(normaliseQuery(typed)))}
      aria-label={t('标的名称')}
      placeholder={t('请输入标的名称')}
      maxLength={longest}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
