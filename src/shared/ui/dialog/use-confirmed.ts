import { useAttempt } from '../../lib/hooks/use-attempt.ts'
import { useT } from '../../lib/text/i18n.ts'
import { failureOf } from '../form/submit/failure.ts'
import { confirmDialog, showToast } from './confirm-dialog.ts'

type Question = { title: string; message: string; confirm: string; run: () => Promise<unknown>; done: string }

/** Runs a command once the person has confirmed it, and shows `done`. */
export function useConfirmed() {
  const t = useT()
  const { busy, attempt } = useAttempt()
  return {
    busy,
    ask: ({ run, done, ...question }: Question) =>
      confirmDialog({
        ...question,
        onConfirm: () =>
          void attempt(
            async () => {
              await run()
              showToast('success', done)
            },
            // The exchange's own refusal has been shown by the call.
            (error) => {
              const { canRetry, message } = failureOf(error)
              if (canRetry) showToast('error', t(message))
            },
          ),
      }),
  }
}
