import { useEffect, useEffectEvent } from 'react'
import { blockNavigation } from '#src/shared/lib/navigation/navigation-blocker.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { confirmDialog } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { confirmPageEnd } from '#src/shared/ui/form/submit/confirm-page-end.ts'
import type { TextSession } from '../session/session.ts'

/** Leaving asks while something typed has not arrived. Within the portal a text on its way needs no question. */
export function useLeaveGuard(session: TextSession): void {
  const t = useT()
  const ask = useEffectEvent((go: () => void) =>
    confirmDialog({
      title: t('有文字尚未提交'),
      message: t('未提交的文字已在本机保留，下次打开本合同时会继续提交。确定现在离开吗？'),
      confirm: t('离开'),
      cancel: t('留在本页'),
      onConfirm: go,
    }),
  )
  useEffect(() => {
    const stopAsking = confirmPageEnd(() => session.view().save !== 'saved')
    const stopBlocking = blockNavigation(({ go }) => {
      const { save } = session.view()
      if (save === 'saved' || save === 'saving') return false
      ask(go)
      return true
    })
    return () => {
      stopAsking()
      stopBlocking()
    }
  }, [session])
}
