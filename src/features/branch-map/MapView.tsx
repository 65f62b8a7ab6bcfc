import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useSettings, useStillness } from '#src/shared/lib/storage/settings.ts'
import { useScheme } from '#src/shared/lib/storage/scheme.ts'
import styles from './branch-map.module.css'
import type { Chosen } from './categories.ts'
import { mapName, mapOption, placeAt } from './map/map-option.ts'
import { headOfficeAt } from './map/projection.ts'
import { placeLink } from './place-link.ts'
import type { MapData } from './queries.ts'
import { tooltipOf } from './map/tooltip.ts'

/** Whether the content is wider than the box, which then needs the focus to be scrolled by the arrow keys. */
function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setOverflowing(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return isOverflowing
}

type Props = {
  data: MapData
  /** The categories that the figures count. */
  chosen: Chosen
  height: number
  label: string
  counts?: boolean
}

/** The drawn map; each place links to its list. On a narrow screen it scrolls in its box, with the head office in the middle at first. */
export function MapView({ data, chosen, height, label, counts = true }: Props) {
  const { chart: Chart, places, shapes } = data
  const t = useT()
  const navigate = useNavigate()
  const still = useStillness()
  const typeScale = useSettings((settings) => settings.typeScale)
  const scheme = useScheme()
  const box = useRef<HTMLDivElement>(null)
  const isOverflowing = useOverflow(box)
  const regions = useMemo(
    () => new Map(shapes.features.map(({ properties }) => [properties.adcode, properties])),
    [shapes],
  )
  const option = useMemo(
    () =>
      mapOption({ places, regions, still, typeScale, scheme, height, counts, tooltip: (place) => tooltipOf(place, t) }),
    [places, regions, still, typeScale, scheme, height, counts, t],
  )
  useLayoutEffect(() => {
    const element = box.current
    if (element) element.scrollLeft = headOfficeAt(element.scrollWidth, height) - element.clientWidth / 2
  }, [height])
  return (
    <div
      ref={box}
      className={styles['mapBox']}
      {...(isOverflowing ? { role: 'group', tabIndex: 0, 'aria-label': t('地图，可左右滚动') } : {})}
    >
      <div className={styles['map']} style={{ height }}>
        <Chart
          map={mapName}
          shapes={shapes}
          option={option}
          height={height}
          label={label}
          onPick={(pointed) => {
            const place = placeAt(pointed, { places, regions })
            const to = place && placeLink(place, chosen)
            if (to) void navigate(to)
          }}
        />
      </div>
    </div>
  )
}
