import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { type Chosen, type Mark, onPage, sizeOf } from './signature.ts'
import { SignatureImage } from './SignatureImage.tsx'
import styles from './sign.module.css'

type Props = {
  chosen: Chosen
  mark: Mark
  onMove: (mark: Mark) => void
  /** Absent for the only one. */
  onRemove?: () => void
}

/** How far an arrow key moves it, in parts of the page. */
const keyStep = 0.005

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A seal or signature on a page: dragged, or moved by the arrow keys; with Delete it is taken away. */
export function MarkButton({ chosen, mark, onMove, onRemove }: Props) {
  const t = useT()
  const drag = useRef<{ x: number; y: number; from: Mark; page: DOMRect } | null>(null)
  const size = sizeOf(chosen)
  const move = (next: Mark) => onMove(onPage(next, size))

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Delete' && onRemove) return onRemove()
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    const far = event.shiftKey ? 5 : 1
    move({ ...mark, x: mark.x + direction[0] * keyStep * far, y: mark.y + direction[1] * keyStep * far })
  }
  const handleDown = (event: PointerEvent<HTMLButtonElement>) => {
    const page = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!page) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, y: event.clientY, from: mark, page }
  }
  const handleMove = (event: PointerEvent) => {
    if (!drag.current) return
    const { x, y, from, page } = drag.current
    move({ ...from, x: from.x + (event.clientX - x) / page.width, y: from.y + (event.clientY - y) / page.height })
  }
  const handleUp = () => {
    drag.current = null
  }

  return (
    <button
      type="button"
      className={styles['mark']}
      aria-label={t('签名位置，第 {{page}} 页；用方向键移动', { page: mark.page + 1 })}
      style={{
        width: `${size.width * 100}%`,
        left: `${(mark.x - size.width / 2) * 100}%`,
        top: `${(mark.y - size.height / 2) * 100}%`,
      }}
      onKeyDown={handleKey}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
    >
      <SignatureImage chosen={chosen} />
    </button>
  )
}
