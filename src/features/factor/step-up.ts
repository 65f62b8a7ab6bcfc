import { createElement } from 'react'
import { useSession } from '#src/features/session/store.ts'
import { useDialogs } from '#src/shared/ui/dialog/confirm-dialog.ts'

/** Opens the dialog above the screen. Resolves with whether the person has confirmed. */
async function askPerson(): Promise<boolean> {
  const { baseUserId } = useSession.getState()
  // A file of its own: the entry of the portal would otherwise name all the files that the dialog needs.
  const { StepUpDialog } = await import('./StepUpDialog.tsx')
  const isTheirs = () => useSession.getState().baseUserId === baseUserId && useSession.getState().accessToken !== null
  if (!isTheirs()) return false
  return new Promise((resolve) => {
    const end = (isConfirmed: boolean) => {
      stopSession()
      stopDialogs()
      if (useDialogs.getState().overlay === dialog) useDialogs.setState({ overlay: null })
      resolve(isConfirmed)
    }
    const dialog = createElement(StepUpDialog, { onConfirmed: () => end(true), onClose: () => end(false) })
    useDialogs.setState({ overlay: dialog })
    // Another account, a locked screen, or nobody any more: the question was not theirs.
    const stopSession = useSession.subscribe(() => {
      if (!isTheirs()) end(false)
    })
    const stopDialogs = useDialogs.subscribe(({ overlay }) => {
      if (overlay !== dialog) end(false)
    })
  })
}

let asking: Promise<boolean> | null = null

/** Asks the person to confirm this device; calls that are refused at the same time wait for the same answer. */
export function confirmDevice(): Promise<boolean> {
  asking ??= askPerson().finally(() => {
    asking = null
  })
  return asking
}
