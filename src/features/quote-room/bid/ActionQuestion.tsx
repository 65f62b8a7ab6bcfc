import { useEffect, useRef } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import styles from './quote-box.module.css'

type Props = {
  title: string
  text: string
  yes: string
  no?: string
  /** The confirming button has the focus at first, else the first of the dialog. */
  hasFocusOnYes?: boolean
  onYes: () => void
  /** By default the dialog just closes. */
  onNo?: () => void
  onClose: () => void
}

/** Asks for confirmation before an action that cannot be undone. */
export function ActionQuestion({ title, text, yes, no, hasFocusOnYes = false, onYes, onClose, onNo = onClose }: Props) {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasFocusOnYes) button.current?.focus()
  }, [hasFocusOnYes])
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      <div className={styles['confirm']}>
        <p>{text}</p>
        <div className={styles['buttons']}>
          <Button onClick={onNo}>{no ?? t('取消')}</Button>
          <Button ref={button} look="primary" onClick={onYes}>
            {yes}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
