import { useRemoveRoadshows } from '#src/features/favourite/commands.ts'
import { RoadshowItem } from '#src/features/roadshow/RoadshowItem.tsx'
import type { FavouriteRoadshow } from '#src/model/content/roadshow.ts'
import { date } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { useRemoval } from './use-removal.ts'

/** The favourite roadshows of one page. */
export function RoadshowRows({ rows }: { rows: readonly FavouriteRoadshow[] }) {
  const t = useT()
  const { confirmRemoval, isPending } = useRemoval({ remove: useRemoveRoadshows() })
  return (
    <ul>
      {rows.map((row) => (
        <RoadshowItem
          key={row.id}
          row={row}
          note={t('{{date}} 收藏', { date: date(row.addedAt) })}
          actions={
            <Button look="text" isOff={isPending} onClick={() => confirmRemoval([row.id])}>
              {t('取消收藏')}
              <span className="visuallyHidden" lang="zh-CN">
                {row.title}
              </span>
            </Button>
          }
        />
      ))}
    </ul>
  )
}
