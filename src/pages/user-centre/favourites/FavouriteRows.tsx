import { useRemoveFavourites, useSetReminders } from '#src/features/favourite/commands.ts'
import { FavouriteItem } from '#src/features/favourite/FavouriteItem.tsx'
import type { FavouriteFilter } from '#src/features/favourite/queries.ts'
import { listingName } from '#src/model/listing/rules.ts'
import type { FavouriteRow } from '#src/model/favourite/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { ChoiceBar } from '#src/features/user-centre/ChoiceBar.tsx'
import { useChoice } from '#src/features/user-centre/use-choice.ts'
import { useRemoval } from './use-removal.ts'

/** The favourites of one page, with actions on one or on the chosen ones. */
export function FavouriteRows({ rows, filter }: { rows: readonly FavouriteRow[]; filter: FavouriteFilter }) {
  const t = useT()
  const choice = useChoice(
    rows.map(({ assetsId }) => assetsId),
    JSON.stringify(filter),
  )
  const remind = useSetReminders()
  const { confirmRemoval, isPending } = useRemoval({
    remove: useRemoveFavourites(),
    textOfMany: (count) => t('确定取消收藏所选的 {{count}} 个项目?', { count }),
    onRemoved: choice.drop,
  })
  const isBusy = isPending || remind.isPending
  const isOff = choice.chosen.length === 0 || isBusy
  const remove = (gone: readonly FavouriteRow[]) =>
    confirmRemoval(
      gone.map(({ assetsId }) => assetsId),
      gone[0] && listingName(gone[0]),
    )
  const switchAll = (on: boolean) =>
    remind.mutate(
      { assetsIds: choice.chosen, on },
      { onSuccess: () => showToast('success', on ? t('已打开变化提醒') : t('已关闭变化提醒')) },
    )
  return (
    <>
      <ChoiceBar choice={choice}>
        <Button isOff={isOff} onClick={() => switchAll(true)}>
          {t('打开提醒')}
        </Button>
        <Button isOff={isOff} onClick={() => switchAll(false)}>
          {t('关闭提醒')}
        </Button>
        <Button isOff={isOff} onClick={() => remove(rows.filter(({ assetsId }) => choice.isChosen(assetsId)))}>
          {t('取消收藏')}
        </Button>
      </ChoiceBar>
      <ul>
        {rows.map((row) => (
          <FavouriteItem
            key={row.assetsId}
            row={row}
            isChosen={choice.isChosen(row.assetsId)}
            onChoose={(isOn) => choice.choose(row.assetsId, isOn)}
            onRemind={(on) => remind.mutate({ assetsIds: [row.assetsId], on })}
            onRemove={() => remove([row])}
            isBusy={isBusy}
          />
        ))}
      </ul>
    </>
  )
}
