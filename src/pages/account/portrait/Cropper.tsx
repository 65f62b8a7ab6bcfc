import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { fitted, resized, type Square, squareAfterKey } from '#src/features/account/crop.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import styles from './portrait.module.css'

/** Pixels of the canvas that shows the whole picture; the square is measured in pixels of the picture. */
const stageMost = 800
/** Of the shorter side, for each press of the buttons. */
const buttonStep = 0.1

type Props = { picture: ImageBitmap; square: Square; onChange: (square: Square) => void }
type Drag = { pointer: number; x: number; y: number; begun: Square; isResizing: boolean }

function Whole({ picture }: { picture: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const scale = Math.min(1, stageMost / Math.max(picture.width, picture.height))
    element.width = Math.round(picture.width * scale)
    element.height = Math.round(picture.height * scale)
    element.getContext('2d')?.drawImage(picture, 0, 0, element.width, element.height)
  }, [picture])
  return <canvas ref={canvas} aria-hidden />
}

/** Moves and resizes the square by pointer; returns the handlers of the frame. */
function useDrag({ picture, square, onChange }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)
  const begin = (event: PointerEvent<HTMLElement>) => {
    const isResizing = event.target !== event.currentTarget
    drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, begun: square, isResizing }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current
    if (now?.pointer !== event.pointerId || !stage.current) return
    const scale = picture.width / stage.current.clientWidth
    const [dx, dy] = [(event.clientX - now.x) * scale, (event.clientY - now.y) * scale]
    const { x, y, side } = now.begun
    const most = Math.min(picture.width - x, picture.height - y)
    const wanted = now.isResizing
      ? { x, y, side: Math.min(side + Math.max(dx, dy), most) }
      : { x: x + dx, y: y + dy, side }
    onChange(fitted(wanted, picture))
  }
  const end = () => {
    drag.current = null
  }
  return {
    stage,
    handlers: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
  }
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`

/** The square that becomes the portrait, chosen by pointer or keys. */
export function Cropper({ picture, square, onChange }: Props) {
  const t = useT()
  const { stage, handlers } = useDrag({ picture, square, onChange })
  const handleKey = (event: KeyboardEvent) => {
    const next = squareAfterKey(event.key, event.shiftKey, square, picture)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }
  const step = Math.round(Math.min(picture.width, picture.height) * buttonStep)
  const place = {
    left: share(square.x, picture.width),
    top: share(square.y, picture.height),
    width: share(square.side, picture.width),
    height: share(square.side, picture.height),
  }
  return (
    <div className={styles['part']}>
      <div ref={stage} className={styles['stage']}>
        <Whole picture={picture} />
        <button
          type="button"
          className={styles['frame']}
          style={place}
          aria-label={t('裁剪框：方向键移动，加减键缩放，按住 Shift 步幅更大')}
          onKeyDown={handleKey}
          {...handlers}
        >
          <span className={styles['grip']} />
        </button>
      </div>
      <Actions>
        <Button onClick={() => onChange(resized(square, -step, picture))}>{t('缩小选区')}</Button>
        <Button onClick={() => onChange(resized(square, step, picture))}>{t('放大选区')}</Button>
      </Actions>
    </div>
  )
}
