import { priceName, type TypeCode } from '#src/model/asset-kind/labels.ts'
import { priceNameValues } from '#src/model/asset-kind/prices.ts'
import { type ReactNode, useState } from 'react'
import type { RoomHead } from '#src/model/bidding/calls.ts'
import { aboutProject } from '#src/model/appeal/rules.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { copyText } from '#src/shared/ui/action/copy-text.ts'
import { dueText } from '#src/features/calendar/due-text.ts'
import { listingAddress } from '#src/features/listing/ListingLink.tsx'
import { isOutdated, type RoomView } from '../state/room-view.ts'
import type { Bidding } from '../state/use-bidding.ts'
import { AmountInWords } from '#src/features/listing/AmountInWords.tsx'
import { RoomAmount } from '../price/RoomAmount.tsx'
import { endingLabels, reserveLabels } from '../labels.ts'
import amountStyles from '../amount/amount.module.css'
import styles from '../bid/quote-box.module.css'
import { projectAddress } from './exit.ts'
import { useRoomT } from '../state/room-text.ts'

/** What follows for a bidder of this asset who has won it or not; `otherwise` until it is known. */
export type RenderNext = (assetsId: string, otherwise: ReactNode, hasWon: boolean) => ReactNode

type Props = { bidding: Bidding; renderNext?: RenderNext | undefined }
type Kind = 'mine' | 'lost' | 'failed' | 'over'

const sold: ReadonlySet<string> = new Set(['DEAL', 'AGREEMENT'])

function kindOf({ result, me }: RoomView): Kind {
  if (!result || !sold.has(result.kind)) return 'failed'
  if (result.bidNo && result.bidNo === me?.bidNo) return 'mine'
  return me?.bidNo ? 'lost' : 'over'
}

/** Whether the reserve was met, without its amount; null where no price was compared with it. */
function reserveText({ rules, result }: RoomView, { isPractice }: RoomHead): string | null {
  if (isPractice) return null
  if (result?.reason === 'BELOW_RESERVE') return reserveLabels.missed
  if (!result || !sold.has(result.kind)) return null
  return rules.reserve === 'HAS' ? reserveLabels.met : reserveLabels.none
}

/** The refund of a losing bidder's deposit: when it was paid, or by when it will be. */
function Refund({ after }: Pick<RoomView, 'after'>) {
  const t = useRoomT()
  if (after?.refundedAt) return <p>{t('您交纳的保证金已于 {{time}} 退还。', { time: exactTime(after.refundedAt) })}</p>
  if (!after?.refundBy) return <p>{t('您交纳的保证金将按公告约定原路退还。')}</p>
  return <p>{t('您交纳的保证金将在 {{time}} 前原路退还。', { time: dueText(t, after.refundBy) })}</p>
}

/** The dates of the next steps. */
function Dates({ room: { after, me }, kind }: { room: RoomView; kind: Kind }) {
  const t = useRoomT()
  const { publicityUntil, signBy } = after ?? {}
  const hasDeposit = Boolean(me?.bidNo) && kind !== 'mine'
  return (
    <>
      {publicityUntil && <p>{t('成交公示至 {{time}}。', { time: exactTime(publicityUntil) })}</p>}
      {kind === 'mine' && (
        <p>
          {signBy
            ? t('公示期满后，请在 {{time}} 前签订交易合同并按合同付款，逾期可能不予退还保证金。', {
                time: dueText(t, signBy),
              })
            : t('请按时签署成交确认书并办理后续手续，逾期可能不予退还保证金。')}
        </p>
      )}
      {hasDeposit && <Refund after={after} />}
    </>
  )
}

type LinksProps = Props & { kind: Kind; listing: NonNullable<RoomHead['listing']> }

/** Links from an ended room. */
function Links({ bidding: { room, head }, listing, kind }: LinksProps) {
  const t = useRoomT()
  const { assetsId, typeCode } = listing
  const page = listingAddress(listing)
  const isPublic = useNow() < (room.after?.publicityUntil ?? 0)
  const isMine = kind === 'mine'
  const appeal = linkToOwn.appeal('bidding-result', aboutProject(head.no, head.name))
  const links = [
    isMine && { label: t('查看成交确认书'), to: linkToOwn.enrolment(assetsId) },
    Boolean(room.me?.bidNo) && { label: t('我的保证金'), to: paths.myDeposit },
    { label: t('竞价记录与回放'), to: linkTo.record(page) },
    { label: t('查看标的详情'), to: page },
    !isMine && isPublic && { label: t('提出异议'), to: appeal },
    !isMine && { label: t('查看类似项目'), to: linkTo.project(typeCode ? { typeCode } : {}) },
  ].filter((link) => typeof link === 'object')
  return (
    <Actions align="center">
      {links.map(({ label, to }, index) => (
        <Button key={label} look={index === 0 && !isMine ? 'primary' : 'default'} to={to}>
          {label}
        </Button>
      ))}
    </Actions>
  )
}

/**
 * The dates arrive a moment after the result, and must not shift a link while it is being pressed. Where
 * they cannot be fetched, the links are shown without them.
 */
function useAreDatesKnown({ room, hasFailed }: Bidding): boolean {
  const areKnown = Boolean(room.after) || !isOutdated(room) || hasFailed
  const [wereKnown, setWereKnown] = useState(areKnown)
  if (areKnown && !wereKnown) setWereKnown(true)
  return areKnown || wereKnown
}

/** The next steps: the winner signs, the others get their deposit back. */
function Next({ bidding, kind, renderNext }: Props & { kind: Kind }) {
  const t = useRoomT()
  const areDatesKnown = useAreDatesKnown(bidding)
  const { room, head } = bidding
  const { listing } = head
  if (head.isPractice)
    return (
      <>
        <p>{t('本场为模拟竞价，结果不产生任何权利义务。')}</p>
        <Button look="primary" to={linkTo.practice()}>
          {t('更换竞价方式')}
        </Button>
      </>
    )
  const project = projectAddress(head)
  if (project)
    return (
      <>
        <p>{t('成交结果以采购项目的结果公告为准。')}</p>
        <Actions align="center">
          <Button look="primary" to={project}>
            {t('查看采购项目')}
          </Button>
          <Button to={projectAddress(head, 'room')!}>{t('竞价记录与回放')}</Button>
        </Actions>
      </>
    )
  if (!listing) return null
  const dates = <Dates room={room} kind={kind} />
  if (!areDatesKnown) return <p>{t('正在查询后续安排…')}</p>
  return (
    <>
      {renderNext && (kind === 'mine' || kind === 'lost')
        ? renderNext(listing.assetsId, dates, kind === 'mine')
        : dates}
      <Links bidding={bidding} listing={listing} kind={kind} />
    </>
  )
}

/** The hash of the last bid, published with the result: it proves later that the record has not been altered. */
function LastLink({ link }: { link: string }) {
  const t = useRoomT()
  const name = t('末条摘要')
  return (
    <p className="muted">
      {name} <code>{link}</code>
      <Button look="text" aria-label={t('复制{{name}}', { name })} onClick={() => void copyText(link, name)}>
        {t('复制')}
      </Button>
      <span>{t('请留存，可在标的详情的竞价记录中核对本场报价是否被改动。')}</span>
    </p>
  )
}

type PriceProps = { price: string; rules: RoomView['rules']; typeCode: TypeCode }

function Price({ price, rules, typeCode }: PriceProps) {
  const t = useRoomT()
  return (
    <>
      <p className={styles['endingPrice']}>
        {t(priceName('deal', typeCode))}{' '}
        <b>
          <RoomAmount value={price} rules={rules} />
        </b>
      </p>
      <p className={amountStyles['inWords']}>
        <AmountInWords value={price} unit={rules.unit} />
      </p>
    </>
  )
}

/** What the result is to this person. */
function titleOf(room: RoomView, { text }: Pick<NonNullable<RoomView['result']>, 'text'>): string {
  if (kindOf(room) !== 'mine') return text
  return room.after?.isDefaulted ? endingLabels.defaulted : endingLabels.won
}

/** The result, first as it concerns this person (domain 6.6). */
export function Ending({ bidding, renderNext }: Props) {
  const t = useRoomT()
  const { room, head, typeCode } = bidding
  const { result, rules } = room
  if (!result) return null
  const kind = kindOf(room)
  const reserve = reserveText(room, head)
  return (
    <section
      className={styles['ending']}
      data-kind={kind === 'mine' && room.after?.isDefaulted ? 'defaulted' : kind}
      aria-label={t('竞价结果')}
    >
      <h2>{t(titleOf(room, result))}</h2>
      {kind === 'mine' && result.kind === 'AGREEMENT' && <p>{t(result.text)}</p>}
      {result.price && <Price price={result.price} rules={rules} typeCode={typeCode} />}
      {result.bidNo && <p>{t('竞得号 {{no}}', { no: result.bidNo })}</p>}
      {reserve && <p>{t(reserve, priceNameValues(typeCode))}</p>}
      {kind === 'lost' && <p>{t('很遗憾，您未能竞得本标的')}</p>}
      {result.kind === 'EXTEND' && <p>{t('本项目延期挂牌，新的报名和竞价时间见标的详情。')}</p>}
      {result.head && room.seq > 0 && !head.isPractice && <LastLink link={result.head} />}
      <Next bidding={bidding} kind={kind} renderNext={renderNext} />
    </section>
  )
}
