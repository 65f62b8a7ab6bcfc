import { modePhaseLabels, phaseLabels } from '#src/model/bidding/labels.ts'
import type { BidMode } from '#src/model/listing/detail.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { sketches, sketchSize } from './price/sketches.ts'
import styles from './price/mode-drawing.module.css'

const { width, height, ground } = sketchSize

/** The height at which a point lies when the price goes down instead of up. */
const mirrored = 146

type Props = { mode: BidMode; isFalling?: boolean }

/** How the price of a mode moves through its phases. */
export function ModeDrawing({ mode, isFalling = false }: Props) {
  const t = useT()
  const { line, dots, parts, end } = sketches[mode]
  const label = parts.map(({ phase }) => t(modePhaseLabels[mode]?.[phase] ?? phaseLabels[phase])).join(' → ')
  return (
    <svg className={styles['drawing']} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className={styles['axis']} d={`M20 16V${ground}H${width - 12}`} />
      <text className={styles['axisLabel']} x="20" y="11">
        {t('价格')}
      </text>
      <text className={styles['axisLabel']} x={width - 12} y={ground - 6} textAnchor="end">
        {t('时间轴')}
      </text>
      {parts.map(({ at, phase }, index) => (
        <g key={phase}>
          {index > 0 && <path className={styles['border']} d={`M${at} 20V${ground + 6}`} />}
          <text className={styles['part']} x={at + 4} y={ground + 20}>
            {t(modePhaseLabels[mode]?.[phase] ?? phaseLabels[phase])}
          </text>
        </g>
      ))}
      <g transform={isFalling ? `matrix(1 0 0 -1 0 ${mirrored})` : undefined}>
        {line && <path className={styles['line']} d={line} />}
        {dots.map(([x, y]) => (
          <circle key={x} className={styles['dot']} cx={x} cy={y} r="5" />
        ))}
        <circle className={styles['end']} cx={end[0]} cy={end[1]} r="6" />
      </g>
    </svg>
  )
}
