import { useRemove, useRestore } from '#src/features/messages/commands.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'

/** Moves messages into the bin and out of it, each with a toast. */
export function useMoves(onMoved: (ids: string[], isBinned: boolean) => void) {
  const t = useT()
  const remove = useRemove()
  const restore = useRestore()
  return {
    isMoving: remove.isPending || restore.isPending,
    remove: (ids: string[]) =>
      remove.mutate(ids, {
        onSuccess: ({ changed }) => {
          onMoved(ids, true)
          showToast('success', t('已删除 {{count}} 条消息，可在回收站恢复', { count: changed }))
        },
      }),
    restore: (ids: string[]) =>
      restore.mutate(ids, {
        onSuccess: ({ changed }) => {
          onMoved(ids, false)
          showToast('success', t('已恢复 {{count}} 条消息', { count: changed }))
        },
      }),
  }
}
