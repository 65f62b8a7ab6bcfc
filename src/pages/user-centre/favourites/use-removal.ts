import { useT } from '#src/shared/lib/text/i18n.ts'
import { confirmDialog, showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'

type Removal<I> = {
  remove: { mutate: (items: I[], then: { onSuccess: () => void }) => void; isPending: boolean }
  /** The question about more than one. */
  textOfMany: (count: number) => string
  onRemoved: (items: I[]) => void
}

/** Removes favourites after a confirmation, which names a single one (domain 6.11). */
export function useRemoval<I>({ remove, textOfMany, onRemoved }: Removal<I>) {
  const t = useT()
  const confirmRemoval = (items: I[], nameOfOne: string | undefined) =>
    confirmDialog({
      title: t('取消收藏'),
      ...(items.length === 1 && nameOfOne
        ? { message: t('确定取消收藏?'), subject: nameOfOne }
        : { message: textOfMany(items.length) }),
      onConfirm: () =>
        remove.mutate(items, {
          onSuccess: () => {
            onRemoved(items)
            showToast('success', t('已取消收藏'))
          },
        }),
    })
  return { confirmRemoval, isPending: remove.isPending }
}
