import { type CSSProperties, useRef, useState } from 'react'
import { useInView } from '../../lib/hooks/use-in-view.ts'

type Props = {
  src: string | null | undefined
  /** In place of `src` below 640 px. */
  phoneSrc?: string | null
  /** Describes the picture; empty for a decorative one. */
  alt: string
  width: number
  height: number
  className?: string | undefined
  /** Loads at once; others load when they near the viewport. */
  eager?: boolean
}

function Shown({
  src,
  phoneSrc,
  alt,
  width,
  height,
  eager,
  onLost,
}: Omit<Props, 'className'> & { onLost: () => void }) {
  return (
    <picture>
      {phoneSrc && <source media="(max-width: 639px)" srcSet={phoneSrc} />}
      <img
        src={src ?? ''}
        alt={alt}
        width={width}
        height={height}
        decoding={eager ? 'sync' : 'async'}
        fetchPriority={eager ? 'high' : 'auto'}
        style={{ width: '100%', height: '100%', objectFit: 'cover' }}
        onError={onLost}
      />
    </picture>
  )
}

/** A picture in reserved space; one that fails to load leaves a grey surface with its name for screen readers. */
export function Picture({ className, ...shown }: Props) {
  const { src, alt, width, height, eager } = shown
  const place = useRef<HTMLSpanElement>(null)
  const near = useInView(place, 100)
  const [lost, setLost] = useState(false)
  const size: CSSProperties = {
    display: 'block',
    aspectRatio: `${width} / ${height}`,
    background: 'var(--skeleton)',
    overflow: 'hidden',
  }
  const isShown = Boolean(src) && !lost && (near || eager)
  // A link around it needs its name from the start.
  const named = !isShown && alt ? { role: 'img', 'aria-label': alt } : {}
  return (
    <span ref={place} style={size} className={className} {...named}>
      {isShown && <Shown {...shown} onLost={() => setLost(true)} />}
    </span>
  )
}
