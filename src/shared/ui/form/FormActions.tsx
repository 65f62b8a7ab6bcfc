import type { ReactNode } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import { Actions } from '../action/Actions.tsx'
import { Button } from '../action/Button.tsx'
import { Failure } from './submit/Failure.tsx'
import type { SubmitFailure } from './submit/failure.ts'

type Props = {
  busy: boolean
  failure: SubmitFailure | null
  onRetry?: () => void
  /** Text of the submit button, translated. */
  submitLabel: string
  look?: 'default' | 'primary' | 'danger'
  /** Further buttons beside it. */
  children?: ReactNode
}

/** The end of a form: the outcome of the last submission, and the submit button. */
export function FormActions({ busy, failure, onRetry, submitLabel, look = 'primary', children }: Props) {
  const t = useT()
  return (
    <>
      <Failure failure={failure} busy={busy} {...(onRetry ? { onRetry } : {})} />
      <Actions>
        <Button type="submit" look={look} isBusy={busy}>
          {busy ? t('正在提交…') : submitLabel}
        </Button>
        {children}
      </Actions>
    </>
  )
}
