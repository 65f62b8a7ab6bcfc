import { type FormEvent, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { holdImeEnter, normaliseQuery } from '#src/shared/lib/search-input.ts'
import { useSyncedInput } from '#src/shared/lib/hooks/use-synced-input.ts'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { searchAddress, searchAt } from './address.ts'
import { HotWords } from './HotWords.tsx'
import { forgetSent, noteSent, noteTyped, typedSince } from './pending-search.ts'
import { type SearchType, searchTypes, searchTypeLabels } from './labels.ts'

const maxLength = 100

function Form({ at }: { at: { type: SearchType; text: string } }) {
  const t = useT()
  const navigate = useNavigate()
  const [type, setType, sendType] = useSyncedInput(at.type)
  const [text, setText, sendText] = useSyncedInput(at.text, typedSince(at))
  useEffect(forgetSent, [at.type, at.text])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const search = { type: sendType(type), text: sendText(normaliseQuery(text)) }
    noteSent(search)
    void navigate(searchAddress(search.type, search.text))
  }
  const handleChange = (typed: string) => {
    setText(typed)
    noteTyped(typed)
  }
  return (
    <form className="search-form" onSubmit={handleSubmit}>
      <span className="search-type">
        <select aria-label={t('搜索类型')} value={type} onChange={({ target }) => setType(target.value as SearchType)}>
          {searchTypes.map((known) => (
            <option key={known} value={known}>
              {t(searchTypeLabels[known])}
            </option>
          ))}
        </select>
        <Icon name="down" size={14} />
      </span>
      <input
        type="search"
        aria-label={t('搜索关键词')}
        placeholder={type === 'property' ? t('请输入项目名称或编号') : t('请输入采购项目名称或编号')}
        value={text}
        maxLength={maxLength}
        enterKeyHint="search"
        autoComplete="off"
        onChange={({ target }) => handleChange(target.value)}
        onKeyDown={holdImeEnter}
      />
      <button type="submit" aria-label={t('搜索')}>
        <Icon name="search" size={22} />
      </button>
    </form>
  )
}

/** Search of the whole site (HD-02). It shows the search of the address; typing survives other navigations. */
export function SearchBox({ hints = true }: { hints?: boolean }) {
  const { pathname, search } = useLocation()
  const at = searchAt(pathname, search)
  return (
    // Browsers of 2022 do not know <search>.
    <div className="search" role="search">
      <Form at={at} />
      {hints && <HotWords />}
    </div>
  )
}
