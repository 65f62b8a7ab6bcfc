import { useState } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import styles from './supplier.module.css'

type Props = { text: string; className: string | undefined; lang?: string }

/** More characters than that are more than a few lines of the panel. */
const shortLength = 90

/** What somebody has written; of a long text the first lines, until it is opened. */
export function LongText({ text, className, lang }: Props) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  if (Array.from(text).length <= shortLength)
    return (
      <p className={className} lang={lang}>
        {text}
      </p>
    )
  return (
    <div className={className}>
      <p className={isOpen ? undefined : `clamp ${styles['few']}`} lang={lang}>
        {text}
      </p>
      <Button look="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t('收起') : t('展开')}
      </Button>
    </div>
  )
}
