import { useHeldRights } from '#src/features/quote-room/own-number.ts'
import { rightOf } from '#src/model/enrolment/labels.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'

/** The open rooms in which the person has the right of first refusal. */
export function HeldRights() {
  const t = useT()
  const rooms = useHeldRights()
  if (rooms.length === 0) return null
  return (
    <Callout tone="special">
      <ul aria-label={t('我的优先权')}>
        {rooms.map(({ roomId, assetsId, name, asset }) => (
          <li key={roomId}>
            {t('您享有{{right}}：', { right: rightOf(asset?.typeCode) })}
            <Button
              look="link"
              to={linkToOwn.quoteHall(assetsId, roomId === assetsId ? undefined : roomId)}
              lang="zh-CN"
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </Callout>
  )
}
