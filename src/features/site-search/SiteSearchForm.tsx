import { useNavigate } from 'react-router-dom'
import { useSyncedInput } from '#src/shared/lib/hooks/use-synced-input.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { queryText } from '#src/shared/lib/search-input.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { SearchForm } from '#src/shared/ui/form/SearchForm.tsx'
import { siteSearch, siteSearchAddress } from './address.ts'
import styles from './SiteSearchForm.module.css'

const { longest = Infinity } = siteSearch.schema.search

/** Searches everything that the site publishes. */
export function SiteSearchForm({ isWide = false }: { isWide?: boolean }) {
  const t = useT()
  const navigate = useNavigate()
  const { state } = useListState(siteSearch)
  const [typed, setTyped, send] = useSyncedInput(state.search)
  const submit = () => {
    const words = queryText(typed, longest)
    if (words !== '') void navigate(siteSearchAddress(send(words), state.search === '' ? null : state.kind))
  }
  return (
    <SearchForm
      label={t('搜索全站')}
      aria-label={t('搜索全站')}
      placeholder={isWide ? t('项目、公告、资讯、政策、帮助') : t('搜索全站')}
      look={isWide ? 'primary' : 'default'}
      className={`${styles['form']} ${isWide ? styles['wide'] : ''}`}
      maxLength={longest}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onSubmit={submit}
    />
  )
}
