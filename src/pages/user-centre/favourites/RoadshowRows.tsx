import { Checkbox } from 'antd'
import { useRemoveRoadshows } from '#src/features/favourite/commands.ts'
import { RoadshowItem } from '#src/features/roadshow/RoadshowItem.tsx'
import type { FavouriteRoadshow } from '#src/model/content/roadshow.ts'
import { date } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { ChoiceBar } from '#src/features/user-centre/ChoiceBar.tsx'
import { useChoice } from '#src/features/user-centre/use-choice.ts'
import styles from './ArticleRows.module.css'
import { useRemoval } from './use-removal.ts'

/** The favourite roadshows of one page, with actions on one or on the chosen ones. */
export function RoadshowRows({ rows, page }: { rows: readonly FavouriteRoadshow[]; page: number }) {
  const t = useT()
  const choice = useChoice(
    rows.map(({ id }) => id),
    String(page),
  )
  const { confirmRemoval, isPending } = useRemoval({
    remove: useRemoveRoadshows(),
    textOfMany: (count) => t('确定取消收藏所选的 {{count}} 场路演?', { count }),
    onRemoved: choice.drop,
  })
  const remove = (gone: readonly FavouriteRoadshow[]) =>
    confirmRemoval(
      gone.map(({ id }) => id),
      gone[0]?.title,
    )
  return (
    <>
      <ChoiceBar choice={choice}>
        <Button
          isOff={choice.chosen.length === 0 || isPending}
          onClick={() => remove(rows.filter(({ id }) => choice.isChosen(id)))}
        >
          {t('取消收藏')}
        </Button>
      </ChoiceBar>
      <ul>
        {rows.map((row) => (
          <RoadshowItem
            key={row.id}
            row={row}
            choice={
              <Checkbox
                className={styles['choice'] ?? ''}
                checked={choice.isChosen(row.id)}
                aria-label={t('选择：{{title}}', { title: row.title })}
                onChange={({ target }) => choice.choose(row.id, target.checked)}
              />
            }
            note={t('{{date}} 收藏', { date: date(row.addedAt) })}
            actions={
              <Button look="text" isOff={isPending} onClick={() => remove([row])}>
                {t('取消收藏')}
                <span className="visuallyHidden" lang="zh-CN">
                  {row.title}
                </span>
              </Button>
            }
          />
        ))}
      </ul>
    </>
  )
}
