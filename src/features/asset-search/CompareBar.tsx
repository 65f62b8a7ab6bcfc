import { useState } from 'react'
import { lazyComponent, useLazyComponent } from '#src/shared/lib/hooks/use-lazy-component.ts'
import { useCompared } from './compare.ts'

const loadBar = lazyComponent(() => import('./parts/CompareBar.tsx'))

/** What has been put side by side, at the foot of the page; it comes, and is there, only when there is something in it. */
export function CompareBar() {
  const count = useCompared(({ chosen }) => chosen.length)
  const [lostAt, setLostAt] = useState(0)
  // What was chosen stays when the bar gets lost; the next choice asks for it again.
  const bar = useLazyComponent(loadBar, count > 0 && count !== lostAt, () => setLostAt(count), {})
  return count > 0 && bar
}
