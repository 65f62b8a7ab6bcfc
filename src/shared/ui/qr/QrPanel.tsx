import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import styles from './QrPanel.module.css'

type Drawn = { text: string; size: number; path: string }

/** A QR code with a name. The encoder is loaded with the first code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    let isOver = false
    import('./qr-path.ts').then(
      ({ qrPath }) => {
        if (!isOver) setDrawn({ text, ...qrPath(text) })
      },
      // The text beside it remains.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [text])
  return (
    <span className={styles['code']}>
      {drawn?.text === text && (
        // Drawn inline; there is no file for an img
        <svg role="img" aria-label={label} viewBox={`0 -.5 ${drawn.size} ${drawn.size}`} shapeRendering="crispEdges">
          <path d={drawn.path} stroke="currentColor" strokeWidth="1" />
        </svg>
      )}
    </span>
  )
}

type PanelProps = {
  /** The content of the code. */
  text: string
  label: string
  caption: string
  className?: string | undefined
  /** Side of the button on which the panel opens. */
  side?: 'below' | 'left'
  /** The content of the button. */
  children: ReactNode
}

/** Minimal distance between the panel and the edge of the window, px. */
const gapPx = 8

/** Moves an open panel into the window: sideways as far as needed, and above its button if there is no space below. */
function fitIntoWindow(panel: HTMLElement | null): void {
  if (!panel) return
  panel.style.translate = ''
  const { clientWidth, clientHeight } = document.documentElement
  const { left, right, bottom } = panel.getBoundingClientRect()
  const x = Math.max(0, gapPx - left) + Math.min(0, clientWidth - gapPx - right)
  const y = bottom > clientHeight - gapPx ? panel.previousElementSibling!.getBoundingClientRect().top - bottom : 0
  panel.style.translate = `${x}px ${y}px`
}

/** A button with a QR code in a popover: on hover, focus and tap; Esc closes it, and it can be hovered. */
export function QrPanel({ text, label, caption, className, side = 'below', children }: PanelProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const show = () => setOpen(true)
  const hide = () => setOpen(false)
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button inside does all of this by keyboard
    <span
      className={styles['panel']}
      onPointerEnter={show}
      onPointerLeave={hide}
      onBlur={hide}
      onKeyDown={handleKeyDown}
    >
      <button
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-controls={id}
        onFocus={show}
        onClick={show}
      >
        {children}
      </button>
      <span
        ref={isOpen ? fitIntoWindow : null}
        id={id}
        className={`${styles['popup']} ${side === 'left' ? styles['left'] : ''}`}
        hidden={!isOpen}
      >
        {isOpen && <QrCode text={text} label={label} />}
        {caption}
      </span>
    </span>
  )
}
