import { useLocation, useSearchParams } from 'react-router-dom'
import { type ProjectTab, projectTabs } from './labels.ts'

const [first] = projectTabs as [ProjectTab]

const isTab = (text: string | null): text is ProjectTab => (projectTabs as readonly (string | null)[]).includes(text)

/** The tab of the address, so that links and Back keep it; an unknown one is the first. `addressOf`: the same page at another tab. */
export function useProjectTab() {
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const named = search.get('tab')
  const searchAt = (tab: string) => {
    const after = new URLSearchParams(search)
    if (tab === first) after.delete('tab')
    else after.set('tab', tab)
    return after
  }
  return {
    active: isTab(named) ? named : first,
    show: (tab: ProjectTab) => setSearch(searchAt(tab), { replace: true, preventScrollReset: true }),
    addressOf: (tab: string) => `${pathname}?${searchAt(tab).toString()}`,
  }
}
