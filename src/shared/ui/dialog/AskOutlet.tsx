import { part, usePart } from '../../lib/hooks/use-lazy-component.ts'
import { answered, useAsked } from './confirm-dialog.ts'

const loadDialog = part(() => import('./AskDialog.tsx'))

/** Where questions appear. The dialog, and antd with it, comes with the first question. */
export function AskOutlet() {
  const isWanted = useAsked(({ question }) => question !== null)
  return usePart(loadDialog, isWanted, answered, {})
}
