import { AuthenticatorDialog } from './AuthenticatorDialog.tsx'
import { PasskeyDialog } from './PasskeyDialog.tsx'
import { RecoveryDialog } from './RecoveryDialog.tsx'
import type { FactorActions, OpenFactorDialog } from './use-factor-actions.ts'

/** The dialog of the factors that is open. */
export function FactorDialog({ dialog, actions }: { dialog: OpenFactorDialog; actions: FactorActions }) {
  switch (dialog.kind) {
    case 'add-passkey':
      return <PasskeyDialog passkey={null} actions={actions} />
    case 'rename':
      return <PasskeyDialog passkey={dialog.passkey} actions={actions} />
    case 'authenticator':
      return <AuthenticatorDialog authenticatorKey={dialog.key} actions={actions} />
    case 'codes':
      return <RecoveryDialog codes={dialog.codes} onClose={actions.close} />
  }
}
