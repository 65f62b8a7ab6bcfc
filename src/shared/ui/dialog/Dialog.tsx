import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import styles from './Dialog.module.css'
import { Icon } from '../display/Icon.tsx'
import { useModal } from './restore-focus.ts'

type Props = {
  title: string
  onClose: () => void
  /** `wide`: as high as its content, which reaches the edges and scrolls by itself. */
  size: 'small' | 'wide' | 'large'
  /** Between the title and the close button. */
  tools?: ReactNode
  children: ReactNode
}

/**
 * A native dialog: it traps the focus, closes on Esc and restores the focus. Esc is handled before the browser closes the dialog,
 * which would notify the owner only afterwards.
 */
export function Dialog({ title, onClose, size, tools, children }: Props) {
  const t = useT()
  const id = useId()
  const dialog = useModal()
  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // Cancelling a file picker fires the same event.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={`${styles['dialog']} ${styles[size]}`}
      aria-labelledby={id}
      onCancel={handleCancel}
      onClose={onClose}
    >
      <div className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {tools}
        <button type="button" className={styles['close']} aria-label={t('关闭')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles['body']}>{children}</div>
    </dialog>
  )
}
