import { useQuery } from '@tanstack/react-query'
import { askToSignIn } from '#src/features/session/guard.ts'
import { useSignedIn } from '#src/features/session/store.ts'
import { herePath } from '#src/shared/lib/navigation/navigation.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'
import { follow } from './commands.ts'
import { participationQuery } from './queries.ts'
import styles from './supplier.module.css'

/** Follows a project: its changes of stage, clarifications and changes come as messages. A visitor is asked to sign in. */
export function FollowButton({ projectId, name }: { projectId: string; name: string }) {
  const t = useT()
  const signedIn = useSignedIn()
  const { data } = useQuery({ ...participationQuery(projectId), enabled: signedIn })
  const { busy, attempt } = useAttempt()
  const isFollowed = data?.isFollowed ?? false
  const toggle = () => {
    if (!signedIn) return askToSignIn(herePath())
    void attempt(
      async () => {
        await follow({ id: projectId, on: !isFollowed })
        showToast('success', isFollowed ? t('已取消关注') : t('已关注，项目进展将以消息提醒您'))
      },
      // The exchange's own refusal has been shown by the call.
      (error) => {
        const { canRetry, message } = failureOf(error)
        if (canRetry) showToast('error', t(message))
      },
    )
  }
  return (
    <Button
      look="text"
      className={isFollowed ? styles['followed'] : undefined}
      isBusy={busy}
      aria-pressed={isFollowed}
      onClick={toggle}
    >
      <Icon name="star" size={16} />
      {isFollowed ? t('已关注') : t('关注')}
      <span className="visuallyHidden" lang="zh-CN">
        {name}
      </span>
    </Button>
  )
}
