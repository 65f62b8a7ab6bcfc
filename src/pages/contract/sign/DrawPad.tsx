import { type PointerEvent, useRef } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { type Stroke, strokePath } from './signature.ts'
import styles from './sign.module.css'

type Props = { strokes: readonly Stroke[]; onChange: (strokes: readonly Stroke[]) => void }

/** What the exchange takes: lines, and points of one line. */
const strokesMax = 60
const pointsMax = 600
/** Nearer points add nothing to the line, in parts of the box. */
const least = 0.004

function pointAt({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const share = (value: number) => Math.min(1, Math.max(0, value))
  return { x: share((clientX - left) / width), y: share((clientY - top) / height) }
}

/** A box to sign in with finger, pen or mouse. */
export function DrawPad({ strokes, onChange }: Props) {
  const t = useT()
  const isDrawing = useRef(false)

  const handleDown = (event: PointerEvent<SVGSVGElement>) => {
    if (strokes.length >= strokesMax) return
    event.currentTarget.setPointerCapture(event.pointerId)
    isDrawing.current = true
    onChange([...strokes, [pointAt(event)]])
  }
  const handleMove = (event: PointerEvent<SVGSVGElement>) => {
    const stroke = strokes.at(-1)
    const last = stroke?.at(-1)
    if (!isDrawing.current || !stroke || !last || stroke.length >= pointsMax) return
    const point = pointAt(event)
    if (Math.abs(point.x - last.x) + Math.abs(point.y - last.y) < least) return
    onChange([...strokes.slice(0, -1), [...stroke, point]])
  }
  const handleUp = () => {
    isDrawing.current = false
  }

  return (
    <div className={styles['pad']}>
      <svg
        role="img"
        aria-label={t('手写签名区域')}
        viewBox="0 0 160 80"
        className={styles['strokes']}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={handleUp}
      >
        <path d={strokePath(strokes, 160, 80)} />
      </svg>
      <p className="muted">{t('请在框内用手指、触控笔或鼠标书写姓名。不便手写的，可以使用个人签名章。')}</p>
      <Button size="small" isOff={strokes.length === 0} onClick={() => onChange([])}>
        {t('清除重写')}
      </Button>
    </div>
  )
}
