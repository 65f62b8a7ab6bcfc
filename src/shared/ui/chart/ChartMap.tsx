// The only door to echarts' map set. It is large: load this module lazily (decisions 12 and 13).
import ReactEChartsCore from 'echarts-for-react/esm/core'
import { LinesChart, ScatterChart } from 'echarts/charts'
import { GeoComponent, TooltipComponent } from 'echarts/components'
import { dispose, type EChartsCoreOption, getInstanceByDom, getMap, init, registerMap, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useEffect, useMemo, useRef } from 'react'

use([LinesChart, ScatterChart, GeoComponent, TooltipComponent, CanvasRenderer])

/** All that the wrapper takes from echarts; the whole namespace would weigh 13 KB more. */
const echarts = { init, dispose, getInstanceByDom }

export type ChartOption = EChartsCoreOption

/** What the drawing says of the thing under the pointer. */
type Pointed = { name?: string; data?: { adcode?: number | null } }

type Props = {
  /** The name by which `option.geo.map` finds the shapes. */
  map: string
  /** A GeoJSON FeatureCollection. */
  shapes: object
  option: ChartOption
  /** What the picture says, for those who cannot see it. */
  label: string
  height: number
  onPick: (pointed: Pointed) => void
}

/** Shapes are registered once for each name. */
export default function ChartMap({ map, shapes, option, label, height, onPick }: Props) {
  const latest = useRef(onPick)
  useEffect(() => {
    latest.current = onPick
  }, [onPick])
  // With other listeners the wrapper would draw everything anew.
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
