import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { langOf, useT } from '../../lib/text/i18n.ts'
import { type Toast, dismissToast, useDialogs } from '../dialog/confirm-dialog.ts'
import { Icon } from '../display/Icon.tsx'
import styles from './ToastOutlet.module.css'

const shownMs = 5000

const colours: Record<Toast['tone'], string> = {
  success: 'var(--ok)',
  info: 'var(--primary)',
  warning: 'var(--warn)',
  error: 'var(--stop)',
}

function Toast({ toast: { id, tone, text } }: { toast: Toast }) {
  const t = useT()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => dismissToast(id), shownMs)
    return () => clearTimeout(timer)
  }, [id, isHeld])
  const labels = { success: t('成功'), info: t('消息'), warning: t('提示'), error: t('错误') }
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div
      className={styles['toast']}
      data-tone={tone}
      style={{ '--tone': colours[tone] } as CSSProperties}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <b>{labels[tone]}</b>
      <p lang={langOf(text)}>{text}</p>
      <button type="button" aria-label={t('关闭提示')} onClick={() => dismissToast(id)}>
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}

const isCalm = ({ tone }: Toast) => tone === 'success' || tone === 'info'

/**
 * Toasts disappear by themselves, unless the reader hovers or focuses one. Both live regions exist before the first toast. They are
 * a popover, because a modal dialog covers everything else; shown anew, they are above a dialog that opened since.
 */
export function ToastOutlet() {
  const toasts = useDialogs((state) => state.toasts)
  const box = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id
  useLayoutEffect(() => {
    if (newest !== undefined && document.querySelector('dialog[open]')) box.current?.togglePopover?.(false)
    box.current?.togglePopover?.(true)
  }, [newest])
  const regions = [
    { role: 'status', shown: toasts.filter(isCalm) },
    { role: 'alert', shown: toasts.filter((toast) => !isCalm(toast)) },
  ]
  return (
    <div ref={box} popover="manual" className={`noPrint ${styles['toasts']}`}>
      {regions.map(({ role, shown }) => (
        <div key={role} role={role}>
          {shown.map((toast) => (
            <Toast key={toast.id} toast={toast} />
          ))}
        </div>
      ))}
    </div>
  )
}
