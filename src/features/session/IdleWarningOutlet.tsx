import { lazyComponent, useLazyComponent } from '#src/shared/lib/hooks/use-lazy-component.ts'
import { useIdle } from './screen-lock/idle-warning.ts'

const loadWarning = lazyComponent(() => import('./screen-lock/IdleWarning.tsx'))

/** Where the warning before the lock appears; it is fetched when it is first due. */
export function IdleWarningOutlet() {
  const isWarned = useIdle(({ locksAt }) => locksAt !== null)
  const warning = useLazyComponent(loadWarning, isWarned, () => undefined, {})
  return isWarned && warning
}
