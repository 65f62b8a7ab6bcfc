import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type Departure, blockNavigation } from '#src/shared/lib/navigation/navigation-blocker.ts'
import type { Loss } from './leave-warning.ts'
import { lossLabels } from '../labels.ts'
import { ActionQuestion } from '../bid/ActionQuestion.tsx'
import { useRoomT } from '../state/room-text.ts'

const pathOf = (to: string) => new URL(to, location.href).pathname

/** Makes the browser ask before the window closes or reloads, from the moment the lead is shown. */
function useUnloadWarning() {
  useLayoutEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', handleUnload)
    return () => removeEventListener('beforeunload', handleUnload)
  }, [])
}

/** Mounted while leaving would lose something: navigation out of the room asks first. */
export function LeaveGuard({ loss }: { loss: Loss }) {
  const t = useRoomT()
  // On back or forward the browser has already changed the address.
  const { pathname } = useLocation()
  const [departure, setDeparture] = useState<Departure | null>(null)
  useUnloadWarning()
  useLayoutEffect(
    () =>
      blockNavigation((wanted) => {
        // Between the lots of a package only an unsettled quote blocks navigation.
        if (loss !== 'unsettled' && pathOf(wanted.to) === pathname) return false
        setDeparture(wanted)
        return true
      }),
    [loss, pathname],
  )
  if (!departure) return null
  const stay = () => setDeparture(null)
  const handleLeave = () => {
    stay()
    departure.go()
  }
  return (
    <ActionQuestion
      title={t('确定离开竞价厅吗？')}
      text={t(lossLabels[loss])}
      no={t('离开')}
      yes={t('留在竞价厅')}
      hasFocusOnYes
      onClose={stay}
      onNo={handleLeave}
      onYes={stay}
    />
  )
}
