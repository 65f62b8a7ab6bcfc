import { langOf, useT } from '../../../lib/text/i18n.ts'
import { Button } from '../../action/Button.tsx'
import { Callout } from '../../feedback/Callout.tsx'
import type { SubmitFailure } from './failure.ts'

type Props = { failure: SubmitFailure | null; onRetry?: () => void; busy?: boolean }

/** Above the button: the failure of the last attempt to send, with 重试 if its outcome is unknown. */
export function Failure({ failure, onRetry, busy = false }: Props) {
  const t = useT()
  return (
    <div role="alert">
      {failure && (
        <Callout
          tone="danger"
          actions={
            failure.canRetry &&
            onRetry && (
              <Button look="link" isOff={busy} onClick={onRetry}>
                {t('重试')}
              </Button>
            )
          }
        >
          <span lang={langOf(t(failure.message))}>{t(failure.message)}</span>
        </Callout>
      )}
    </div>
  )
}
