import type { ComponentProps } from 'react'
import { handoverSeconds } from '#src/model/procurement/rules.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { confirmDialog, showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'
import { leaveForSystem } from './handover.ts'

type Props = { projectId: string; name: string; look?: ComponentProps<typeof Button>['look'] }

/** Goes to the procurement system by single sign-on, after a notice. */
export function HandoverButton({ projectId, name, look = 'default' }: Props) {
  const t = useT()
  const { busy, attempt } = useAttempt()
  const leave = () =>
    void attempt(
      () => leaveForSystem(projectId),
      (error) => showToast('error', t(failureOf(error).message)),
    )
  const handleClick = () =>
    confirmDialog({
      title: t('即将跳转至采购系统'),
      message: t(
        '您将以当前账户登录采购系统，递交、修改或撤回响应文件。跳转凭证 {{seconds}} 秒内有效，仅可使用一次。',
        {
          seconds: handoverSeconds,
        },
      ),
      subject: name,
      tone: 'info',
      confirm: t('继续前往'),
      onConfirm: leave,
    })
  return (
    <Button look={look} isBusy={busy} onClick={handleClick}>
      {busy ? t('正在跳转…') : t('前往采购系统')}
    </Button>
  )
}
