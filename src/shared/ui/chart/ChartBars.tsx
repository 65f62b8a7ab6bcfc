// Large: load this module lazily (decisions 12 and 13).
import ReactEChartsCore from 'echarts-for-react/esm/core'
import { BarChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { dispose, getInstanceByDom, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { type ColourName, coloursOf, fontFamily, type Scheme } from '../../config/tokens.ts'

use([BarChart, GridComponent, LegendComponent, TooltipComponent, CanvasRenderer])

const echarts = { init, dispose, getInstanceByDom }

/** One series of bars. `colour`: a colour of its own in place of a token. */
export type BarSeries = { name: string; values: readonly number[]; colour: string }

type Props = {
  /** Describes the picture for screen readers. */
  label: string
  categories: readonly string[]
  series: readonly BarSeries[]
  height: number
  scheme: Scheme
  /** Without animation. */
  still: boolean
  typeScale: number
}

type Palette = Record<ColourName, string>

const axisLine = (palette: Palette) => ({ lineStyle: { color: palette.line } })

/** Bars side by side for each category, with a legend above them. */
export default function ChartBars({ label, categories, series, height, scheme, still, typeScale }: Props) {
  const palette = coloursOf(scheme)
  const text = { color: palette['ink-2'], fontFamily, fontSize: Math.round(12 * Math.min(typeScale, 1.25)) }
  const option = {
    animation: !still,
    textStyle: text,
    grid: { left: 8, right: 8, top: 40, bottom: 4, containLabel: true },
    legend: { top: 0, right: 0, icon: 'roundRect', textStyle: text },
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      axisPointer: { type: 'shadow' },
      backgroundColor: palette.card,
      borderColor: palette.line,
      textStyle: { ...text, color: palette.ink },
    },
    xAxis: {
      type: 'category',
      data: [...categories],
      axisTick: { show: false },
      axisLine: axisLine(palette),
      axisLabel: { ...text, interval: 0, hideOverlap: true },
    },
    yAxis: { type: 'value', minInterval: 1, axisLabel: text, splitLine: axisLine(palette) },
    series: series.map(({ name, values, colour }) => ({
      type: 'bar',
      name,
      data: [...values],
      barMaxWidth: 28,
      itemStyle: { color: colour, borderRadius: [3, 3, 0, 0] },
    })),
  }
  return (
    <ReactEChartsCore
      echarts={echarts}
      option={option}
      notMerge
      lazyUpdate
      role="img"
      aria-label={label}
      style={{ width: '100%', height }}
    />
  )
}
