import { useSearchParams } from 'react-router-dom'
import { type TabKey, tabKeys } from '#src/features/asset-detail/labels.ts'

const isTab = (text: string | null): text is TabKey => (tabKeys as readonly (string | null)[]).includes(text)

/** The tab of the address, so that links and Back keep it; an unknown tab is the first. */
export function useTab(offered: readonly TabKey[]): [TabKey, (tab: TabKey) => void] {
  const [search, setSearch] = useSearchParams()
  const named = search.get('tab')
  const first = offered[0] ?? 'target'
  const active = isTab(named) && offered.includes(named) ? named : first
  const show = (tab: TabKey) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (tab === first) after.delete('tab')
        else after.set('tab', tab)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [active, show]
}
