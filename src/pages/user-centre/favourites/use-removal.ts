import { useT } from '#src/shared/lib/text/i18n.ts'
import { confirmDialog, showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'

type Removal<I> = {
  remove: { mutate: (items: I[], then: { onSuccess: () => void }) => void; isPending: boolean }
  /** The question about more than one. */
  textOfMany?: (count: number) => string
  onRemoved?: () => void
}

/** Removes favourites after a confirmation (domain 6.11). */
export function useRemoval<I>({ remove, textOfMany, onRemoved }: Removal<I>) {
  const t = useT()
  const confirmRemoval = (items: I[]) =>
    confirmDialog({
      title: t('取消收藏'),
      message: items.length > 1 && textOfMany ? textOfMany(items.length) : t('确定取消收藏?'),
      onConfirm: () =>
        remove.mutate(items, {
          onSuccess: () => {
            onRemoved?.()
            showToast('success', t('已取消收藏'))
          },
        }),
    })
  return { confirmRemoval, isPending: remove.isPending }
}
