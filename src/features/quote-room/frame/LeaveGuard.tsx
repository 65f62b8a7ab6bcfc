import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { type Departure, blockNavigation } from '#src/shared/lib/navigation/navigation-blocker.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import type { Loss } from './leave-warning.ts'
import { lossLabels } from '../labels.ts'
import styles from '../bid/quote-box.module.css'

const pathOf = (to: string) => new URL(to, location.href).pathname

/** Makes the browser ask before the window closes or reloads, from the moment the lead is shown. */
function useUnloadWarning() {
  useLayoutEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', handleUnload)
    return () => removeEventListener('beforeunload', handleUnload)
  }, [])
}

function Question({ loss, onStay, onLeave }: { loss: Loss; onStay: () => void; onLeave: () => void }) {
  const t = useT()
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => stay.current?.focus(), [])
  return (
    <Dialog title={t('确定离开报价大厅吗？')} size="small" onClose={onStay}>
      <div className={styles['confirm']}>
        <p>{t(lossLabels[loss])}</p>
        <div className={styles['buttons']}>
          <Button onClick={onLeave}>{t('离开')}</Button>
          <Button ref={stay} look="primary" onClick={onStay}>
            {t('留在报价大厅')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Mounted while leaving would lose something: navigation out of the room asks first. */
export function LeaveGuard({ loss }: { loss: Loss }) {
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
  return <Question loss={loss} onStay={stay} onLeave={handleLeave} />
}
