import type { ReactNode } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import { Button } from '../Button.tsx'
import { Failure } from './Failure.tsx'
import type { FailureNews } from './failure.ts'
import styles from './form.module.css'

type Props = {
  busy: boolean
  failure: FailureNews | null
  onRetry?: () => void
  /** What the button that sends the form says, translated. */
  word: string
  look?: 'default' | 'primary' | 'danger'
  /** Other ways on, beside it. */
  children?: ReactNode
}

/** The end of a form: what became of the last sending, and the button that sends it. */
export function FormActions({ busy, failure, onRetry, word, look = 'primary', children }: Props) {
  const t = useT()
  return (
    <>
      <Failure failure={failure} busy={busy} {...(onRetry ? { onRetry } : {})} />
      <div className={styles['ways']}>
        <Button type="submit" look={look} isBusy={busy}>
          {busy ? t('正在提交…') : word}
        </Button>
        {children}
      </div>
    </>
  )
}
