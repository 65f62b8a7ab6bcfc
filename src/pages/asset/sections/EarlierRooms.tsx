import { useLocation } from 'react-router-dom'
import { unsoldLabels } from '#src/features/asset-detail/labels.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { labelOf } from '#src/model/listing/labels.ts'
import { linkTo } from '#src/model/paths.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import styles from './Record.module.css'

type Props = {
  rooms: NonNullable<AssetDetail['earlierRooms']>
  /** Whose record the screen shows, from 1; null for the latest room. */
  shown: number | null
}

/** The rooms before the notice was extended, each with a link to its record; from such a record a link leads back. */
export function EarlierRooms({ rooms, shown }: Props) {
  const t = useT()
  const { pathname } = useLocation()
  return (
    <section className={styles['earlier']} aria-labelledby="earlier-rooms">
      <h3 id="earlier-rooms">{t('延期挂牌前的竞价')}</h3>
      <ol>
        {rooms.map(({ roomId, opensAt, closedAt, reason }, index) => {
          const round = index + 1
          return (
            <li key={roomId}>
              <b>{t('第 {{round}} 次竞价', { round })}</b>
              <span className="number">
                {t('{{from}} 至 {{to}}', { from: exactTime(opensAt), to: exactTime(closedAt) })}
              </span>
              <span>{t(labelOf(unsoldLabels, reason))}</span>
              {round === shown ? (
                <span className="muted" aria-current="true">
                  {t('正在查看')}
                </span>
              ) : (
                <Button
                  look="link"
                  to={linkTo.record(pathname, round)}
                  preventScrollReset
                  aria-label={t('查看第 {{round}} 次竞价的记录', { round })}
                >
                  {t('查看记录')}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
      {shown !== null && (
        <Button look="link" to={linkTo.record(pathname)} preventScrollReset>
          {t('返回最近一次竞价的记录')}
        </Button>
      )}
    </section>
  )
}
