import { Link } from 'react-router-dom'
import type { RoomHead } from '#src/model/bidding/calls.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/i18n.ts'
import { Button } from '#src/shared/ui/Button.tsx'
import { copyText } from '#src/shared/ui/copy-text.ts'
import { listingAddress } from '../../listing/ListingLink.tsx'
import type { RoomView } from '../room-view.ts'
import { amountInCapitals, bigAmount, plainAmount } from '../show.ts'
import styles from './quote-box.module.css'

type Props = { room: RoomView; head: RoomHead }
type Kind = 'mine' | 'lost' | 'failed' | 'over'

const sold: ReadonlySet<string> = new Set(['DEAL', 'AGREEMENT'])

function kindOf({ result, me }: RoomView): Kind {
  if (!result || !sold.has(result.kind)) return 'failed'
  if (result.bidNo && result.bidNo === me?.bidNo) return 'mine'
  return me?.bidNo ? 'lost' : 'over'
}

/** What a person does next: the winner confirms, the others have their deposit back and look on. */
function Next({ head, kind }: { head: RoomHead; kind: Kind }) {
  const t = useT()
  const { listing } = head
  if (head.isPractice)
    return (
      <>
        <p>{t('这是一场模拟竞价，结果不产生任何权利义务。')}</p>
        <p className={styles['nextLinks']}>
          <Link to={linkTo.practice()}>{t('换一种方式练习')}</Link>
        </p>
      </>
    )
  if (!listing) return null
  const { assetsId, typeCode } = listing
  const isBidder = kind === 'mine' || kind === 'lost'
  return (
    <>
      {kind === 'mine' && <p>{t('请按时签署成交确认书并办理后续手续，逾期可能不予退还保证金。')}</p>}
      {kind === 'lost' && <p>{t('您交纳的保证金将按公告约定原路退还。')}</p>}
      <p className={styles['nextLinks']}>
        {kind === 'mine' && <Link to={linkTo.enrolment(assetsId)}>{t('查看成交确认书')}</Link>}
        {isBidder && <Link to={paths.myDeposit}>{t('我的保证金')}</Link>}
        <Link to={listingAddress(listing)}>{t('查看标的详情')}</Link>
        {kind !== 'mine' && <Link to={linkTo.project(typeCode ? { typeCode } : {})}>{t('看看类似项目')}</Link>}
      </p>
    </>
  )
}

/** Published with the result, so that whoever keeps it can tell later whether the record is still the same. */
function LastLink({ link }: { link: string }) {
  const t = useT()
  const name = t('末条摘要')
  return (
    <p className={styles['lastLink']}>
      {name} <code>{link}</code>
      <Button look="text" aria-label={t('复制{{name}}', { name })} onClick={() => void copyText(link, name)}>
        {t('复制')}
      </Button>
      <span>{t('请留存，可在标的详情的竞价记录中核对本场报价是否被改动。')}</span>
    </p>
  )
}

/** What became of the room, in the person's own case first (domain 6.6). */
export function Ending({ room, head }: Props) {
  const t = useT()
  const { result, rules } = room
  if (!result) return null
  const kind = kindOf(room)
  const { figure, unit } = bigAmount(result.price, rules)
  return (
    <section className={styles['ending']} data-kind={kind} aria-label={t('竞价结果')}>
      <h2>{kind === 'mine' ? t('恭喜您竞得') : t(result.text)}</h2>
      {result.price && (
        <>
          <p className={styles['endingPrice']}>
            {t('成交价')} <b className="number">{figure}</b> {t(unit)}
          </p>
          <p className={styles['said']}>
            <span className="number">{plainAmount(result.price, rules)}</span>
            <span lang="zh-CN">{amountInCapitals(result.price, rules)}</span>
          </p>
        </>
      )}
      {result.bidNo && <p>{t('竞得号 {{no}}', { no: result.bidNo })}</p>}
      {kind === 'lost' && <p>{t('很遗憾，您未能竞得本标的')}</p>}
      {result.head && room.seq > 0 && !head.isPractice && <LastLink link={result.head} />}
      <Next head={head} kind={kind} />
    </section>
  )
}
