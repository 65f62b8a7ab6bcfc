import { lazyComponent, useLazyComponent } from '../../lib/hooks/use-lazy-component.ts'
import { closeDialog, useDialogs } from './confirm-dialog.ts'

const loadDialog = lazyComponent(() => import('./AskDialog.tsx'))

/** Renders the open question. The dialog, and antd with it, is loaded with the first question. */
export function AskOutlet() {
  const isWanted = useDialogs(({ question }) => question !== null)
  return useLazyComponent(loadDialog, isWanted, closeDialog, {})
}
