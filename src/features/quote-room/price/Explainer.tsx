import type { TypeCode } from '#src/model/asset-kind/labels.ts'
import { modePhaseLabels, phaseLabels } from '#src/model/bidding/labels.ts'
import { isBidMode } from '#src/model/bidding/modes.ts'
import type { BidMode } from '#src/model/listing/detail.ts'
import { modeLabels } from '#src/model/listing/labels.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import type { RoomView } from '../state/room-view.ts'
import { roomAmount } from './show.ts'
import { sketches, sketchSize } from './sketches.ts'
import { TermList } from '../TermList.tsx'
import styles from './explainer.module.css'

const { width, height, ground } = sketchSize

/** How the price of a mode moves through its phases. */
function Drawing({ mode }: { mode: BidMode }) {
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
      {line && <path className={styles['line']} d={line} />}
      {dots.map(([x, y]) => (
        <circle key={x} className={styles['dot']} cx={x} cy={y} r="5" />
      ))}
      <circle className={styles['end']} cx={end[0]} cy={end[1]} r="6" />
    </svg>
  )
}

type Props = { room: Pick<RoomView, 'mode' | 'rules'>; typeCode: TypeCode; onClose: () => void }

/** Explains a mode: a drawing of its course and the rules of this room (domain 4.14). */
export function Explainer({ room: { mode, rules }, typeCode, onClose }: Props) {
  const t = useT()
  if (!isBidMode(mode)) return null
  return (
    <Dialog title={t('{{mode}}规则', { mode: t(modeLabels[mode]) })} size="small" onClose={onClose}>
      <div className={styles['explainer']}>
        <Drawing mode={mode} />
        <TermList mode={mode} rules={rules} typeCode={typeCode} write={(amount) => roomAmount(amount, rules)} />
        <p className="muted">
          {t('因网络延迟，请尽量避免在最后一分钟内报价。')}{' '}
          <Button look="link" size="small" to={linkTo.practice(mode)} target="_blank" rel="noreferrer">
            {t('去模拟竞价练习')}
          </Button>
        </p>
      </div>
    </Dialog>
  )
}
