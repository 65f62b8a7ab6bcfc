import { useEffect, useRef } from 'react'
import type { Square } from '#src/features/account/crop.ts'
import { drawSquare } from '#src/features/account/portrait.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './portrait.module.css'

/** CSS pixels: as in the user centre, in lists, in the header. */
const sides = [120, 64, 32] as const

function Preview({ picture, square, side }: { picture: ImageBitmap; square: Square; side: number }) {
  const t = useT()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, square, side * 2)
  }, [picture, square, side])
  const label = t('{{side}} 像素预览', { side })
  return (
    <figure>
      <canvas ref={canvas} role="img" aria-label={label} style={{ width: side, height: side }} />
      <figcaption className="muted">{`${side} × ${side}`}</figcaption>
    </figure>
  )
}

/** What the portrait will look like where it is shown. */
export function Previews({ picture, square }: { picture: ImageBitmap; square: Square }) {
  return (
    <div className={styles['previews']}>
      {sides.map((side) => (
        <Preview key={side} picture={picture} square={square} side={side} />
      ))}
    </div>
  )
}
