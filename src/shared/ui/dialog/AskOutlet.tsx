import { lazyComponent, useLazyComponent } from '../../lib/hooks/use-lazy-component.ts'
import { closeDialog, useDialogs } from './confirm-dialog.ts'

const loadDialog = lazyComponent(() => import('./AskDialog.tsx'))

/** Renders the overlay and the open question. The dialog of questions, and antd with it, is loaded with the first one. */
export function AskOutlet() {
  const { question, overlay } = useDialogs()
  const dialog = useLazyComponent(loadDialog, question !== null, closeDialog, {})
  return (
    <>
      {overlay}
      {dialog}
    </>
  )
}
