import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'

type Drawn = { text: string; size: number; path: string }

/** A QR code with a name. The encoder comes with the first code that is shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    let isOver = false
    import('./qr-path.ts').then(
      ({ qrPath }) => {
        if (!isOver) setDrawn({ text, ...qrPath(text) })
      },
      // The name beside it still says what to look for.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [text])
  return (
    <span className="qr">
      {drawn?.text === text && (
        // Drawn here; there is no file an img could show
        <svg role="img" aria-label={label} viewBox={`0 -.5 ${drawn.size} ${drawn.size}`} shapeRendering="crispEdges">
          <path d={drawn.path} stroke="currentColor" strokeWidth="1" />
        </svg>
      )}
    </span>
  )
}

type PanelProps = {
  /** What the code leads to. */
  text: string
  label: string
  caption: string
  className?: string
  /** The words or picture of the button. */
  children: ReactNode
}

/** Least distance between a panel and the edge of the window, px. */
const gapPx = 8

/** Moves an open panel into the window: sideways as far as needed, and above its button where there is no room below. */
function fitIntoWindow(panel: HTMLElement | null): void {
  if (!panel) return
  panel.style.translate = ''
  const { clientWidth, clientHeight } = document.documentElement
  const { left, right, bottom } = panel.getBoundingClientRect()
  const x = Math.max(0, gapPx - left) + Math.min(0, clientWidth - gapPx - right)
  const y = bottom > clientHeight - gapPx ? panel.previousElementSibling!.getBoundingClientRect().top - bottom : 0
  panel.style.translate = `${x}px ${y}px`
}

/** A button with a QR code beside it: on hover, on focus and on a tap; Esc puts it away, and it can be pointed at. */
export function QrPanel({ text, label, caption, className = '', children }: PanelProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const show = () => setOpen(true)
  const hide = () => setOpen(false)
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button inside does all of this by keyboard
    <span className="pop" onPointerEnter={show} onPointerLeave={hide} onBlur={hide} onKeyDown={handleKeyDown}>
      <button
        type="button"
        className={`bare ${className}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onFocus={show}
        onClick={show}
      >
        {children}
      </button>
      <span ref={isOpen ? fitIntoWindow : null} id={id} className="pop-body" hidden={!isOpen}>
        {isOpen && <QrCode text={text} label={label} />}
        {caption}
      </span>
    </span>
  )
}
