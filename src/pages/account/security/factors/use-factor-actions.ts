import { useState } from 'react'
import {
  addAuthenticator,
  addPasskey,
  newAuthenticatorKey,
  newRecoveryCodes,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
} from '#src/features/factor/commands.ts'
import type { AuthenticatorKey, Factors, Passkey } from '#src/model/account/factors.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { confirmDialog, showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { useProof } from '../step-up/use-proof.tsx'
import { removalLabels } from './labels.ts'

/** The dialog that is open. A secret and codes are nowhere but in its state. */
export type OpenFactorDialog =
  | { kind: 'add-passkey' }
  | { kind: 'rename'; passkey: Passkey }
  | { kind: 'authenticator'; key: AuthenticatorKey }
  | { kind: 'codes'; codes: readonly string[] }

/** What can be done with the factors of the account; each asks for a proof of identity where the exchange does. */
export function useFactorActions(factors: Factors) {
  const t = useT()
  const { busy, failure, attempt } = useAttempt()
  const { withProof, proofDialog } = useProof()
  const [dialog, setDialog] = useState<OpenFactorDialog | null>(null)
  const count = factors.passkeys.length + (factors.authenticator ? 1 : 0)

  /** The codes of the first factor are shown before anything else. */
  const added = (codes: readonly string[] | null, text: string) => {
    showToast('success', text)
    setDialog(codes ? { kind: 'codes', codes } : null)
  }
  const remove = (title: string, confirm: string, work: () => Promise<void>) =>
    confirmDialog({
      title,
      message: t(count > 1 ? removalLabels.one : removalLabels.last),
      confirm,
      onConfirm: () =>
        void attempt(async () => {
          await withProof(work)
          showToast('success', t('已删除'))
        }),
    })

  const actions = {
    busy,
    open: setDialog,
    close: () => setDialog(null),
    openAuthenticator: () =>
      void attempt(async () => setDialog({ kind: 'authenticator', key: await withProof(newAuthenticatorKey) })),
    addPasskey: async (name: string) => added(await withProof(() => addPasskey(name)), t('通行密钥已添加')),
    renamePasskey: async (id: string, name: string) => {
      await renamePasskey(id, name)
      setDialog(null)
    },
    addAuthenticator: async (code: string) => added(await withProof(() => addAuthenticator(code)), t('验证器已绑定')),
    removePasskey: ({ id, name }: Passkey) =>
      remove(t('删除通行密钥“{{name}}”？', { name }), t('确认删除'), () => removePasskey(id)),
    removeAuthenticator: () => remove(t('解绑验证器？'), t('确认解绑'), removeAuthenticator),
    replaceCodes: () =>
      confirmDialog({
        title: t('重新生成恢复码？'),
        message: t('原有的恢复码将全部作废。'),
        confirm: t('重新生成'),
        onConfirm: () =>
          void attempt(async () => setDialog({ kind: 'codes', codes: await withProof(newRecoveryCodes) })),
      }),
  }
  return { dialog, actions, failure, proofDialog }
}

export type FactorActions = ReturnType<typeof useFactorActions>['actions']
