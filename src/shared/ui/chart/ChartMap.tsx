// The only importer of echarts' map set. It is large: load this module lazily (decisions 12 and 13).
import ReactEChartsCore from 'echarts-for-react/esm/core'
import { LinesChart, ScatterChart } from 'echarts/charts'
import { GeoComponent, TooltipComponent } from 'echarts/components'
import { dispose, type EChartsCoreOption, getInstanceByDom, getMap, init, registerMap, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useEffect, useMemo, useRef } from 'react'

use([LinesChart, ScatterChart, GeoComponent, TooltipComponent, CanvasRenderer])

/** All that the wrapper uses of echarts; the whole namespace would add 13 KB. */
const echarts = { init, dispose, getInstanceByDom }

export type ChartOption = EChartsCoreOption

/** The item under the pointer, as echarts reports it. */
type Pointed = { name?: string; data?: { adcode?: number | null } }

type Props = {
  /** The name by which `option.geo.map` finds the shapes. */
  map: string
  /** A GeoJSON FeatureCollection. */
  shapes: object
  option: ChartOption
  /** Describes the picture for screen readers. */
  label: string
  height: number
  onPick: (pointed: Pointed) => void
}

/** A map of shapes, which are registered once for each name. */
export default function ChartMap({ map, shapes, option, label, height, onPick }: Props) {
  const latest = useRef(onPick)
  useEffect(() => {
    latest.current = onPick
  }, [onPick])
  // New listeners would make the wrapper draw everything again.
  const listeners = useMemo(() => ({ click: (pointed: Pointed) => latest.current(pointed) }), [])
  if (!getMap(map)) registerMap(map, shapes as Parameters<typeof registerMap>[1])
  return (
    <ReactEChartsCore
      echarts={echarts}
      option={option}
      notMerge
      lazyUpdate
      onEvents={listeners}
      // The picture is a canvas that echarts puts inside
      role="img"
      aria-label={label}
      style={{ width: '100%', height }}
    />
  )
}
