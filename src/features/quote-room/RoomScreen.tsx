import type { ReactNode } from 'react'
import { isMissingCall } from '#src/api/errors.ts'
import type { RoomHead } from '#src/model/bidding/calls.ts'
import { directionOf } from '#src/model/bidding/direction/direction.ts'
import { paysInRoom } from '#src/model/bidding/modes.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useSettings } from '#src/shared/lib/storage/settings.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { keepFocus, passFocusOn } from '#src/shared/ui/behaviour/focus.ts'
import { useSession } from '../session/store.ts'
import type { Place } from './commands.ts'
import { hasPriceCurve } from './curve/curve.ts'
import { PriceCurve } from './curve/PriceCurve.tsx'
import { RankedBars } from './curve/RankedBars.tsx'
import { Access } from './frame/Access.tsx'
import { Announcements } from './voice/Announcements.tsx'
import { ClockBox } from './bid/ClockBox.tsx'
import { ConfirmDialog } from './quoting/ConfirmDialog.tsx'
import { Ending, type RenderNext } from './frame/Ending.tsx'
import { LotFacts } from './frame/LotFacts.tsx'
import { LeaveGuard } from './frame/LeaveGuard.tsx'
import { Lots } from './frame/Lots.tsx'
import { Outcome } from './quoting/Outcome.tsx'
import { PriorityBox } from './bid/PriorityBox.tsx'
import { QuoteBox } from './bid/QuoteBox.tsx'
import { RoomFrame } from './frame/RoomFrame.tsx'
import { Side } from './frame/Side.tsx'
import { BandStrip } from './band/BandStrip.tsx'
import { Stage } from './stage/Stage.tsx'
import { TakeBox } from './bid/TakeBox.tsx'
import { TopBar } from './frame/TopBar.tsx'
import { EntryBox, InquiryBox } from './bid/TurnBox.tsx'
import { ConfirmationNote, HolderNote, isWaiting, MissedNote, Waiting } from './frame/Waiting.tsx'
import styles from './room.module.css'
import { type Bidding, useBidding } from './state/use-bidding.ts'
import { type RoomConnection, useRoom } from './state/use-room.ts'
import { exitOf } from './frame/exit.ts'
import { RoomDirection, useRoomT } from './state/room-text.ts'

type Props = {
  place: Place
  head: RoomHead
  /** Address of another lot of the package. */
  addressOf: (roomId: string) => string
  /** What follows for the winner; `otherwise` is shown while nothing is known of it. */
  renderNext?: RenderNext
  /** Shown to a bidder until the end, above the bid box. */
  notice?: ReactNode
}

type BoxProps = { bidding: Bidding; renderNext?: RenderNext | undefined }
type CentreProps = BoxProps & { notice: ReactNode }

/** The bid box of the running phase, by mode (domain 4.12). */
function Box({ bidding, renderNext }: BoxProps) {
  const { room } = bidding
  const { mode, phase, me, result } = room
  if (result) return <Ending bidding={bidding} renderNext={renderNext} />
  if (!me?.bidNo) return <Access bidding={bidding} />
  if (isWaiting(room)) return <Waiting room={room} />
  if (phase.name === 'INQUIRY') return <InquiryBox bidding={bidding} />
  if (phase.name === 'PRIORITY') return <PriorityBox bidding={bidding} />
  if (paysInRoom(mode)) return <TakeBox bidding={bidding} />
  return phase.name === 'DESCEND' ? <ClockBox bidding={bidding} /> : <QuoteBox bidding={bidding} />
}

/** The band, the stage, and what the bidder can do: cells of the floor. */
function Centre({ bidding, renderNext, notice }: CentreProps) {
  const t = useRoomT()
  const { room, quoter, standing } = bidding
  const isBefore = room.phase.name === 'FREE' || room.phase.name === 'PREP2'
  const isBidder = Boolean(room.me?.bidNo) && !room.result
  const hasEntry = room.mode === 'phased' && isBefore && isBidder
  return (
    <section className={styles['centre']} aria-label={t('报价区')}>
      <BandStrip bidding={bidding} />
      <Stage bidding={bidding} />
      <div className={styles['actions']} role="group" aria-label={t('操作')} tabIndex={-1} ref={keepFocus}>
        {isBidder && notice}
        {hasEntry && <EntryBox bidding={bidding} />}
        <HolderNote bidding={bidding} />
        <ConfirmationNote room={room} />
        <MissedNote room={room} />
        <Box bidding={bidding} renderNext={renderNext} />
        <Outcome room={room} typeCode={bidding.typeCode} standing={standing} quoter={quoter} />
        <RankedBars room={room} />
      </div>
      {quoter.quoting.step === 'confirming' && <ConfirmDialog bidding={bidding} quoting={quoter.quoting} />}
    </section>
  )
}

function Room({
  place,
  head,
  addressOf,
  renderNext,
  notice,
  connection,
}: Props & { connection: RoomConnection & { room: NonNullable<RoomConnection['room']> } }) {
  const bidding = useBidding(place, head, connection)
  const isLarge = useSettings(({ roomLarge }) => roomLarge)
  const hasCurve = !isLarge && hasPriceCurve(bidding.room)
  return (
    <RoomDirection value={directionOf(bidding.room.rules)}>
      <RoomFrame facts={<TopBar bidding={bidding} status={connection.status} />} exit={exitOf(head)}>
        <Announcements bidding={bidding} status={connection.status} />
        {bidding.loss && <LeaveGuard loss={bidding.loss} />}
        <Lots bidding={bidding} addressOf={addressOf} />
        <div className={styles['floor']} data-curve={hasCurve ? '' : undefined}>
          <Centre bidding={bidding} renderNext={renderNext} notice={notice} />
          {hasCurve && <PriceCurve room={bidding.room} />}
          {!isLarge && <LotFacts bidding={bidding} />}
          {!isLarge && <Side bidding={bidding} />}
        </div>
      </RoomFrame>
    </RoomDirection>
  )
}

/** The heading while no lot is known. */
function Title() {
  const t = useT()
  return (
    <h1 className="visuallyHidden" tabIndex={-1}>
      {t('竞价厅')}
    </h1>
  )
}

/** Placeholder of the same size as the room. */
export function RoomSkeleton() {
  return (
    <RoomFrame>
      <Loading className={styles['loading']}>
        <Skeleton height={256} />
        <div className={styles['floor']}>
          <Skeleton height={420} />
          <Skeleton height={420} />
          <Skeleton height={420} />
        </div>
      </Loading>
    </RoomFrame>
  )
}

/** The room does not exist, or ended long ago. */
export function NoRoom() {
  const t = useT()
  return (
    <RoomFrame>
      <Title />
      <EmptyState
        minHeight={360}
        text={t('未找到该竞价厅')}
        hint={
          <>
            <p>{t('标的可能尚未安排竞价、竞价已经结束，或模拟竞价已超过 20 分钟。')}</p>
            <Button look="link" to={paths.hall}>
              {t('回到竞价大厅')}
            </Button>
          </>
        }
      />
    </RoomFrame>
  )
}

/**
 * The room could not be fetched. A gateway without its services cannot say that a room is over, so the person can
 * retry.
 */
export function RoomTrouble({ error, onRetry, busy }: { error?: unknown; onRetry: () => void; busy: boolean }) {
  const t = useT()
  const missing = isMissingCall(error) ? { text: t('交易所暂时没有提供这个竞价厅，请稍后重试') } : {}
  return (
    <RoomFrame>
      <div ref={passFocusOn}>
        <Title />
        <ErrorState onRetry={onRetry} busy={busy} minHeight={360} {...missing} />
      </div>
    </RoomFrame>
  )
}

/** A bidding room from opening to end, for bidders, guests of practice rooms and watchers. */
export function RoomScreen({ place, head, ...props }: Props) {
  const connection = useRoom(place.roomId, place.practiceKey)
  const { room, trouble, isRetrying, retry } = connection
  const userId = useSession((session) => session.baseUserId)
  // The key resets all state when another account signs in.
  if (room) return <Room key={userId} place={place} head={head} {...props} connection={{ ...connection, room }} />
  if (trouble === 'gone') return <NoRoom />
  return trouble ? <RoomTrouble onRetry={retry} busy={isRetrying} /> : <RoomSkeleton />
}
