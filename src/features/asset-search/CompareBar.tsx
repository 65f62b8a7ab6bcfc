import { useState } from 'react'
import { lazyComponent, useLazyComponent } from '#src/shared/lib/hooks/use-lazy-component.ts'
import { useCompared } from './compare.ts'

const loadBar = lazyComponent(() => import('./compare/CompareBar.tsx'))

/** The bar of compared assets at the foot of the page; its code is loaded with the first asset. */
export function CompareBar() {
  const count = useCompared(({ chosen }) => chosen.length)
  const [lostAt, setLostAt] = useState(0)
  // The chosen assets stay when the code cannot be loaded; the next choice loads it again.
  const bar = useLazyComponent(loadBar, count > 0 && count !== lostAt, () => setLostAt(count), {})
  return count > 0 && bar
}
