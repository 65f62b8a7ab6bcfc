import { useT } from '#src/shared/lib/text/i18n.ts'
import { toneClass } from '#src/shared/ui/display/Tag.tsx'
import { plainAmount } from '../price/show.ts'
import { isSealedNow } from '../state/sealed.ts'
import { standingText } from '../state/standing.ts'
import type { Bidding } from '../state/use-bidding.ts'
import { BandIcon } from './BandIcon.tsx'
import { type Band, bandOf } from './band.ts'
import { bandLabels, ownLabels } from './labels.ts'
import { rankOf } from './rank.ts'
import styles from './stage.module.css'

type Shown = Pick<Bidding, 'room' | 'standing'>

/** The figure that belongs to the band, as a sentence; empty where the word says all. */
function useSentence({ room, standing }: Shown, band: Band): string {
  const t = useT()
  if (standing) return standingText(standing, room, t)
  if (band === 'watching') return t('围观中')
  if (band === 'paused') return room.paused?.reason ?? ''
  if (band === 'queueing') return t('候补排队第 {{count}} 位', { count: room.me?.queuePlace ?? 0 })
  if (band !== 'unquoted' || isSealedNow(room) || !room.minNext || room.minNext === room.current) return ''
  return t('最低有效报价 {{amount}}', { amount: plainAmount(room.minNext, room.rules) })
}

/** The bidder's own last quote. */
function useOwnQuote({ me, rules }: Shown['room']): string {
  const t = useT()
  const own = me?.ownSealed[0]?.amount ?? me?.ownBest
  return own ? t('我的报价 {{amount}}', { amount: plainAmount(own, rules) }) : t('您尚未报价')
}

/** The reader's bidder number, last quote and rank. */
function Own({ room }: Pick<Shown, 'room'>) {
  const t = useT()
  const quote = useOwnQuote(room)
  if (!room.me?.bidNo) return null
  const rank = isSealedNow(room) ? null : rankOf(room)
  return (
    <div className={styles['own']}>
      <span className={styles['number']}>
        {t(ownLabels.number)} <b className="number">{room.me.bidNo}</b>
      </span>
      <span className="number">{quote}</span>
      {rank !== null && (
        <span>
          {t(ownLabels.rank)} <b className="number">{t('第 {{count}} 位', { count: rank })}</b>
        </span>
      )}
    </div>
  )
}

/** One band across the stage: the reader's state by word, icon, figure and tone. */
export function BandStrip({ bidding }: { bidding: Shown }) {
  const t = useT()
  const band = bandOf(bidding)
  const { label, tone, icon } = bandLabels[band]
  const sentence = useSentence(bidding, band)
  return (
    <div className={`${styles['band']} ${toneClass(tone)}`} data-band={band} data-tone={tone}>
      <BandIcon shape={icon} />
      <b className={styles['word']}>{t(label)}</b>
      <span className={styles['sentence']}>{sentence}</span>
      <Own room={bidding.room} />
    </div>
  )
}
