import { useSupplierRooms } from '#src/features/quote-room/own-number.ts'
import { roomTabOf } from '#src/model/bidding/room-tab.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'

/** The auctions of procurement in which the person has a seat; the hall lists assets alone. */
export function SupplierRooms() {
  const t = useT()
  const rooms = useSupplierRooms()
  if (rooms.length === 0) return null
  return (
    <Callout>
      <ul aria-label={t('我的竞价采购')}>
        {rooms.map((room) => (
          <li key={room.roomId}>
            {roomTabOf(room) === 'bidding'
              ? t('您参加的竞价采购正在进行：')
              : t('您参加的竞价采购将于 {{time}} 开始：', { time: exactTime(room.start) })}
            <Button look="link" to={linkToOwn.quoteHall(room.assetsId)} lang="zh-CN">
              {room.name}
            </Button>
          </li>
        ))}
      </ul>
    </Callout>
  )
}
