import { lazyComponent, useLazyComponent } from '#src/shared/lib/hooks/use-lazy-component.ts'
import { useIdle } from './screen-lock/idle-warning.ts'

const loadWarning = lazyComponent(() => import('./screen-lock/IdleWarning.tsx'))

/** Mounts the idle warning, which is loaded when it is first due. */
export function IdleWarningOutlet() {
  const isWarned = useIdle(({ locksAt }) => locksAt !== null)
  const warning = useLazyComponent(loadWarning, isWarned, () => undefined, {})
  return isWarned && warning
}
