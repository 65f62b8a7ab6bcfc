import { priceName } from '#src/model/asset-kind/labels.ts'
import { startPriceName } from '#src/model/asset-kind/prices.ts'
import type { ComponentType, KeyboardEvent } from 'react'
import { use, useState } from 'react'
import type { PastMoment } from '#src/model/bidding/past-moment.ts'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { writtenPrice } from '#src/model/listing/price/written-amount.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { type Translate, useLanguage } from '#src/shared/lib/text/i18n.ts'
import { useStillness } from '#src/shared/lib/storage/settings.ts'
import type { Scale } from './curve.ts'
import { ReplayDirection, useReplayT } from '../replay-text.ts'
import styles from '../room-replay.module.css'
import { stopOf, stopsOf } from '../timeline.ts'
import type { Replay } from './use-replay.ts'
import { Controls } from './Controls.tsx'
import { PriceCurve } from './PriceCurve.tsx'

type Row = Pick<ListingRow, 'priceType' | 'priceUnitName' | 'typeCode'>
/** The room's own band and stage, which the page gives to its replay. */
export type StageAt = ComponentType<PastMoment<ReturnType<typeof bandAt>>>

type Props = { replay: Replay; row: Row; outcome: string; own: string | null; Stage: StageAt }

const sold: ReadonlySet<string> = new Set(['DEAL', 'AGREEMENT'])
const isSold = (result: Replay['timeline']['result']): boolean => sold.has(result?.kind ?? '')

/** The label of the shown amount. */
function priceLabelOf(
  { timeline: { result }, moment: { leader, isOver } }: Replay,
  { typeCode }: Row,
  t: Translate,
): string {
  if (!leader) return t(startPriceName('room', typeCode))
  if (!isOver) return t(priceName('current', typeCode))
  return result?.bidNo ? t('最终价') : t(priceName('best', typeCode))
}

/** The state of the reader at a moment: the names are those of the room's band. */
function bandAt({ timeline: { result }, moment: { leader, isOver, bids } }: Replay, own: string | null) {
  if (isOver && !isSold(result)) return 'unsold'
  if (own === null) return isOver ? 'ended' : 'watching'
  if (isOver) return result?.bidNo === own ? 'won' : 'lost'
  if (leader?.bidNo === own) return 'leading'
  if (!bids.some(({ bidNo }) => bidNo === own)) return 'unquoted'
  return leader ? 'outbid' : 'sealed'
}

function extensionText({ moment: { end, extensions } }: Replay, t: Translate): string {
  if (end === null) return t('未延时')
  return `${t('延时')} ${t('{{n}} 次，延至 {{time}}', { n: extensions, time: dateTimeSeconds(end) })}`
}

function Standing({ replay, row, outcome, own, Stage }: Props) {
  const t = useReplayT()
  const language = useLanguage()
  const { timeline, position, moment } = replay
  const { leader, isOver } = moment
  const progress = t('第 {{n}} 次，共 {{count}} 次报价', { n: position.count, count: timeline.bids.length })
  return (
    <Stage
      direction={use(ReplayDirection)}
      band={bandAt(replay, own)}
      sentence={isOver ? outcome : progress}
      own={own}
      at={position.at}
      extension={extensionText(replay, t)}
      price={{
        label: priceLabelOf(replay, row, t),
        written: writtenPrice(leader?.amount ?? timeline.start, row, language),
      }}
      leader={leader && { label: isOver ? t('竞得号') : t('领先竞买号'), bidNo: leader.bidNo }}
    />
  )
}

/** Keys of the whole player; sliders and choices keep their own arrow keys. */
function keysOf({ step, toStop, timeline }: Replay, event: KeyboardEvent): (() => void) | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return undefined
  const keys: Record<string, () => void> = {
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    Home: () => toStop(0),
    End: () => toStop(stopsOf(timeline)),
  }
  return keys[event.key]
}

/** Announces each step to screen readers; nothing while playing. */
function StepAnnouncement({ replay: { timeline, position, moment, isPlaying }, row, outcome }: Props) {
  const t = useReplayT()
  const stop = stopOf(timeline, position)
  const bid = timeline.bids[stop - 1]
  return (
    <output className={styles['announced']}>
      {isPlaying ? null : moment.isOver ? (
        <>
          {t('竞价结束')} · {outcome}
        </>
      ) : !bid ? (
        t('竞价开始')
      ) : (
        <>
          {t('第 {{n}} 次报价', { n: stop })}
          {!bid.isSealed && bid.amount !== null && (
            <>
              {' · '}
              {t('竞买号 {{bidNo}}', { bidNo: bid.bidNo ?? '' })} · <PriceText price={bid.amount} row={row} />
            </>
          )}
          {bid.movesTo !== null && ` · ${t('延至 {{time}}', { time: dateTimeSeconds(bid.movesTo) })}`}
        </>
      )}
    </output>
  )
}

/** The room bid by bid at the viewer's pace, with curve and leader. */
export function Player(props: Props) {
  const { replay, row } = props
  const t = useReplayT()
  const isStill = useStillness()
  const [scale, setScale] = useState<Scale>('time')
  const handleKeyDown = (event: KeyboardEvent) => {
    const act = keysOf(replay, event)
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys step wherever the focus is inside
    <section className={styles['player']} aria-label={t('竞价回放')} onKeyDown={handleKeyDown}>
      <Standing {...props} />
      <div className={styles['course']}>
        <PriceCurve replay={replay} scale={scale} row={row} />
        <Controls replay={replay} scale={scale} onScale={setScale} isStill={isStill} />
        <StepAnnouncement {...props} />
      </div>
    </section>
  )
}
