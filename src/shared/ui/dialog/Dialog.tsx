import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import styles from './Dialog.module.css'
import { Icon } from '../display/Icon.tsx'
import { useModal } from './restore-focus.ts'

type Props = {
  title: string
  onClose: () => void
  /** Wide: as high as what is in it, which reaches the edges and scrolls by itself. */
  size: 'small' | 'wide' | 'large'
  /** Stands between the title and the cross. */
  tools?: ReactNode
  children: ReactNode
}

/**
 * A dialog of the browser's own: it keeps the focus inside, closes on Esc and gives the focus back. Esc is taken before the
 * browser closes it, which would tell its owner only later.
 */
export function Dialog({ title, onClose, size, tools, children }: Props) {
  const t = useT()
  const id = useId()
  const dialog = useModal()
  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A choice of files that is called off is told by the same event.
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
