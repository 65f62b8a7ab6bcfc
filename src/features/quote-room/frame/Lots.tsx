import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { hiddenAmount } from '#src/model/listing/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { confirmDialog } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { isUnsettled } from '../quoting/quoting.ts'
import type { RoomView } from '../state/room-view.ts'
import { isSealedNow } from '../state/sealed.ts'
import { RoomAmount } from '../price/RoomAmount.tsx'
import type { Bidding } from '../state/use-bidding.ts'
import { useRoomPreview } from '../state/use-room-preview.ts'
import styles from './lots.module.css'

const waiting = 'NOT_STARTED'

/** The start of the running phase; before the opening, the planned start. */
const beginningOf = ({ phase }: RoomView): number | null => (phase.name === waiting ? (phase.end ?? null) : phase.start)

/** Offers to switch when another lot of the package opens (domain 3.13); not where all lots open together. */
function useOpening(room: RoomView | null, here: RoomView, name: string, address: string) {
  const t = useT()
  const navigate = useNavigate()
  const before = useRef<string | null>(null)
  const phase = room?.phase.name ?? null
  const offer = useEffectEvent(() => {
    if (!room || room.result || room.roomId === here.roomId || beginningOf(here) === room.phase.start) return
    confirmDialog({
      title: t('标的开始竞价'),
      message: t('《{{name}}》标的已经开始竞拍，是否切换?', { name }),
      tone: 'info',
      confirm: t('切换'),
      cancel: t('留在本标的'),
      onConfirm: () => void navigate(address),
    })
  })
  useEffect(() => {
    if (before.current === waiting && phase !== null && phase !== waiting) offer()
    before.current = phase
  }, [phase])
}

function PriceOf({ room }: { room: RoomView }) {
  if (isSealedNow(room)) return hiddenAmount
  return <RoomAmount value={room.current ?? room.rules.P0} rules={room.rules} />
}

type LotProps = { lot: { roomId: string; name: string }; here: RoomView; address: string; isHeld: boolean }

function Lot({ lot: { roomId, name }, here, address, isHeld }: LotProps) {
  const t = useT()
  const isHere = roomId === here.roomId
  const room = useRoomPreview(roomId)
  useOpening(room, here, name, address)
  return (
    <li>
      <Link
        to={address}
        replace
        className={styles['lot']}
        aria-current={isHere ? 'true' : undefined}
        aria-disabled={isHeld}
        onClick={(event) => {
          if (isHeld) event.preventDefault()
        }}
      >
        <span className={styles['name']} lang="zh-CN">
          {name}
        </span>
        <span className={styles['state']}>
          {room && (
            <>
              <span data-over={room.result ? '' : undefined}>{room.result ? t('已结束') : t(room.phase.label)}</span>
              <b className="number">
                <PriceOf room={room} />
              </b>
            </>
          )}
        </span>
      </Link>
    </li>
  )
}

type Props = { bidding: Bidding; addressOf: (roomId: string) => string }

/** The lots of a package with their live prices; switching is blocked while a quote is unsettled. */
export function Lots({ bidding: { head, room, quoter }, addressOf }: Props) {
  const t = useT()
  if (head.lots.length < 2) return null
  return (
    <nav className={styles['lots']} aria-label={t('资产包标的')}>
      <ul>
        {head.lots.map((lot) => (
          <Lot
            key={lot.roomId}
            lot={lot}
            here={room}
            address={addressOf(lot.roomId)}
            isHeld={isUnsettled(quoter.quoting)}
          />
        ))}
      </ul>
    </nav>
  )
}
