import type { FormEvent, ReactNode } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import { Button } from '../Button.tsx'
import styles from './Filters.module.css'

type Props = { label: string; onAsk: () => void; children: ReactNode }

/** Above the rows of a list: labelled fields that narrow it, and the button that asks. */
export function Filters({ label, onAsk, children }: Props) {
  const t = useT()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onAsk()
  }
  return (
    <form className={styles['filters']} role="search" aria-label={label} onSubmit={handleSubmit}>
      {children}
      <Button type="submit">{t('查询')}</Button>
    </form>
  )
}
