import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import styles from './quote-box.module.css'

type Props = { title: string; text: string; yes: string; onClose: () => void; onYes: () => void }

/** Asks for confirmation before an action that cannot be undone. */
export function ActionQuestion({ title, text, yes, onClose, onYes }: Props) {
  const t = useT()
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      <div className={styles['confirm']}>
        <p>{text}</p>
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button look="primary" onClick={onYes}>
            {yes}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
