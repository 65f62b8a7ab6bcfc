import { useQuery } from '@tanstack/react-query'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { type Drawing, drawingQuery } from './outline.ts'
import styles from './OutlineMap.module.css'

/** px; of the map of the home province. */
export const outlineHeight = 220

/** Where the pin of 24 by 24 points to. */
const tip = { x: 12, y: 21 }

type Props = {
  /** The marked division. */
  adcode: number
  /** Describes the picture with the translated name of the division. */
  labelOf: (region: string) => string
}

function Outline({ drawing: { width, height, outlines }, adcode, labelOf }: Props & { drawing: Drawing }) {
  const t = useT()
  const here = outlines.find((outline) => outline.adcode === adcode)
  return (
    <svg
      className={styles['map']}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={here ? labelOf(t(here.name)) : t('地图')}
    >
      {outlines.map((outline) => (
        <path key={outline.adcode} d={outline.path} className={outline === here ? styles['here'] : styles['other']} />
      ))}
      {here && (
        <g transform={`translate(${here.x - tip.x} ${here.y - tip.y})`} className={styles['pin']}>
          <path d="M12 21c-4-4.5-6.5-7.8-6.5-11a6.5 6.5 0 0 1 13 0c0 3.2-2.5 6.5-6.5 11Z" />
          <circle cx="12" cy="10" r="2.2" />
        </g>
      )}
    </svg>
  )
}

/** A division marked on the outline of its province. */
export function OutlineMap(props: Props) {
  return (
    <QueryBoundary
      query={useQuery(drawingQuery(props.adcode))}
      loading={<Skeleton height={outlineHeight} />}
      minHeight={outlineHeight}
    >
      {(drawing) => <Outline drawing={drawing} {...props} />}
    </QueryBoundary>
  )
}
