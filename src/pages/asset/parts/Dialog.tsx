import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useT } from '#src/shared/lib/i18n.ts'
import { Icon } from '#src/shared/ui/Icon.tsx'
import styles from './Dialog.module.css'

type Props = { title: string; onClose: () => void; size: 'small' | 'large'; children: ReactNode }

/** A dialog of the browser's own: it keeps the focus inside, closes on Esc and gives the focus back. */
export function Dialog({ title, onClose, size, children }: Props) {
  const t = useT()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog ref={dialog} className={`${styles['dialog']} ${styles[size]}`} aria-labelledby={id} onClose={onClose}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        <button type="button" className={styles['close']} aria-label={t('关闭')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles['body']}>{children}</div>
    </dialog>
  )
}
