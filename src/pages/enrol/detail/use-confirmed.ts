import { NetworkError } from '#src/api/errors.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { confirmDialog, showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'

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
            (error) => error instanceof NetworkError && showToast('error', t(failureOf(error).message)),
          ),
      }),
  }
}
