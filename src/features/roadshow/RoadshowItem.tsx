import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import type { Roadshow } from '#src/model/content/roadshow.ts'
import { roadshowModeLabels, roadshowStateLabels } from '#src/model/content/labels.ts'
import { date } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { ListRow } from '#src/shared/ui/list/ListRow.tsx'
import { linkToRoadshow } from './address.ts'
import { RoadshowActions, useRoadshowState } from './RoadshowActions.tsx'
import styles from './roadshow.module.css'
import { roadshowTime } from './time.ts'

/** The day on a leaf of a calendar; the text of the row has it in full. */
function Leaf({ at }: { at: number }) {
  const [, month, day] = date(at).split('-')
  return (
    <span className={styles['leaf']} aria-hidden>
      <span className="number">{Number(month)}/</span>
      <strong className="number">{Number(day)}</strong>
    </span>
  )
}

type Props = {
  row: Roadshow
  /** At the left: a checkbox. */
  choice?: ReactNode
  /** On the page of the asset, which need not be named. */
  isOfAsset?: boolean
  /** Behind the facts. */
  note?: string
  /** Behind those of the roadshow itself. */
  actions?: ReactNode
}

/** One roadshow in a list; one that nobody can attend any more is grey. */
export function RoadshowItem({ row, choice, isOfAsset = false, note, actions }: Props) {
  const t = useT()
  const state = useRoadshowState(row)
  const { id, title, asset, startsAt, mode, place, speaker } = row
  const isPast = state === 'over' || state === 'cancelled'
  return (
    <ListRow
      lead={
        <>
          {choice}
          <span className={`${styles['day']} ${isPast ? styles['past'] : ''}`}>
            <Leaf at={startsAt} />
          </span>
        </>
      }
      title={
        <Link to={linkToRoadshow(id)} className={`${styles['name']} ${isPast ? styles['past'] : ''}`} title={title}>
          {title}
        </Link>
      }
      lang="zh-CN"
      facts={
        <>
          <StateTag labels={roadshowStateLabels} state={state} />
          <time className="number" dateTime={new Date(startsAt).toISOString()}>
            {roadshowTime(t, row)}
          </time>
          <span>{t(roadshowModeLabels[mode])}</span>
          {place && <span lang="zh-CN">{place}</span>}
        </>
      }
      actions={
        <div className={`noPrint ${styles['actions']}`}>
          <RoadshowActions row={row} />
          {actions}
        </div>
      }
    >
      <p className={styles['facts']}>
        {!isOfAsset && (
          <span>
            {t('标的')}{' '}
            <ListingLink row={asset} className={`number ${styles['asset']}`} title={asset.assetsName}>
              {asset.no ?? <span lang="zh-CN">{asset.assetsName}</span>}
            </ListingLink>
          </span>
        )}
        {speaker && <span lang="zh-CN">{[speaker.name, speaker.title].filter(Boolean).join(' ')}</span>}
        {note && <span className="number">{note}</span>}
      </p>
    </ListRow>
  )
}
