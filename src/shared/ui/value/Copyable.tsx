import type { ReactNode } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import { Button } from '../action/Button.tsx'
import { copyText } from '../action/copy-text.ts'
import styles from './Copyable.module.css'

type Props = {
  /** What is copied. */
  text: string
  /** What it is, translated: 收款账号. */
  name: string
  /** What is shown. */
  children: ReactNode
}

/** A value with a button that copies it. */
export function Copyable({ text, name, children }: Props) {
  const t = useT()
  return (
    <div className={styles['copyable']}>
      {children}
      <Button look="link" aria-label={t('复制{{name}}', { name })} onClick={() => void copyText(text, name)}>
        {t('复制')}
      </Button>
    </div>
  )
}
