// Large: load this module lazily (decisions 12 and 13).
import ReactEChartsCore from 'echarts-for-react/esm/core'
import { BarChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { dispose, getInstanceByDom, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { type ColourName, coloursOf, fontFamily, type Scheme } from '../../config/tokens.ts'

use([BarChart, GridComponent, LegendComponent, TooltipComponent, CanvasRenderer])

const echarts = { init, dispose, getInstanceByDom }

/** One series of bars. `colour`: a colour of its own in place of a token. `texts`: at the ends of lying bars, one for each. */
export type BarSeries = {
  name: string
  values: readonly number[]
  colour: string
  texts?: readonly string[] | undefined
}

type Props = {
  /** Describes the picture for screen readers. */
  label: string
  categories: readonly string[]
  series: readonly BarSeries[]
  height: number
  /** One bar below the other: for names that are too long to stand side by side. */
  isLying?: boolean
  scheme: Scheme
  /** Without animation. */
  still: boolean
  typeScale: number
}

type Palette = Record<ColourName, string>

const axisLine = (palette: Palette) => ({ lineStyle: { color: palette.line } })

/** px at 12 px type: names of lying bars take more lines beyond it; and the room for the text at the end of a bar. */
const nameWidth = 96
const textWidth = 84

/** Bars side by side for each category, or one below the other, with a legend above them. */
export default function ChartBars({ label, categories, series, height, isLying, scheme, still, typeScale }: Props) {
  const palette = coloursOf(scheme)
  const scale = Math.min(typeScale, 1.25)
  const text = { color: palette['ink-2'], fontFamily, fontSize: Math.round(12 * scale) }
  const names = {
    type: 'category',
    data: [...categories],
    axisTick: { show: false },
    axisLine: axisLine(palette),
    inverse: isLying,
    axisLabel: isLying
      ? { ...text, interval: 0, width: nameWidth * scale, overflow: 'break' }
      : { ...text, interval: 0, hideOverlap: true },
  }
  const numbers = {
    type: 'value',
    minInterval: 1,
    axisLabel: { ...text, hideOverlap: true },
    splitLine: axisLine(palette),
  }
  const option = {
    animation: !still,
    textStyle: text,
    grid: { left: 8, right: isLying ? textWidth * scale : 8, top: 40, bottom: 4, containLabel: true },
    legend: { top: 0, right: 0, icon: 'roundRect', textStyle: text },
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      axisPointer: { type: 'shadow' },
      backgroundColor: palette.card,
      borderColor: palette.line,
      textStyle: { ...text, color: palette.ink },
    },
    xAxis: isLying ? numbers : names,
    yAxis: isLying ? names : numbers,
    series: series.map(({ name, values, colour, texts }) => ({
      type: 'bar',
      name,
      data: [...values],
      barMaxWidth: 28,
      itemStyle: { color: colour, borderRadius: isLying ? [0, 3, 3, 0] : [3, 3, 0, 0] },
      ...(isLying &&
        texts && {
          label: {
            ...text,
            show: true,
            position: 'right',
            formatter: ({ dataIndex }: { dataIndex: number }) => texts[dataIndex] ?? '',
          },
        }),
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
