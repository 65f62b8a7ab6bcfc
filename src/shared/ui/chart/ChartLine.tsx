// The only importer of echarts' line chart. It is large: load this module lazily (decisions 12 and 13).
import ReactEChartsCore from 'echarts-for-react/esm/core'
import { LineChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { dispose, getInstanceByDom, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useMemo } from 'react'
import { colours } from '../../config/tokens.ts'

use([LineChart, GridComponent, CanvasRenderer])

const echarts = { init, dispose, getInstanceByDom }

type Props = {
  /** Ordered by time, epoch ms. */
  points: readonly { at: number; amount: number }[]
  /** Amounts are drawn divided by this. */
  divisor: number
  /** Describes the picture for screen readers. */
  label: string
  height: number
}

const axis = {
  axisLabel: { color: colours['ink-3'], fontSize: 10 },
  axisLine: { lineStyle: { color: colours['line'] } },
}

const symbolsMax = 50

const optionOf = (points: Props['points'], divisor: number) => ({
  animation: false,
  grid: { left: 4, right: 12, top: 12, bottom: 2, containLabel: true },
  xAxis: {
    type: 'time',
    splitNumber: 2,
    axisTick: { show: false },
    ...axis,
    axisLabel: { ...axis.axisLabel, hideOverlap: true },
  },
  yAxis: { type: 'value', scale: true, splitNumber: 3, splitLine: { lineStyle: { color: colours['line'] } }, ...axis },
  series: [
    {
      type: 'line',
      step: 'end',
      silent: true,
      symbolSize: 4,
      // Many symbols hide the line and take longer to draw than the line.
      showSymbol: points.length <= symbolsMax,
      data: points.map(({ at, amount }) => [at, amount / divisor]),
      lineStyle: { color: colours['price'], width: 2 },
      itemStyle: { color: colours['price'] },
    },
  ],
})

/** A step chart of a price over time. */
export default function ChartLine({ points, divisor, label, height }: Props) {
  const option = useMemo(() => optionOf(points, divisor), [points, divisor])
  return (
    <ReactEChartsCore
      echarts={echarts}
      option={option}
      lazyUpdate
      // The picture is a canvas that echarts puts inside
      role="img"
      aria-label={label}
      style={{ width: '100%', height }}
    />
  )
}
