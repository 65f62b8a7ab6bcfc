import { useMemo } from 'react'
import { sealDrawing, type SealGlyph } from '#src/model/seal/drawing.ts'
import type { SealDesign } from '#src/model/seal/schema.ts'
import styles from './seal.module.css'

/** Where a font puts the middle of a character above its baseline, as a share of its size. */
const middle = 0.37
/** The width of a letter or digit as a share of its size; a Chinese character is as wide as high. */
const narrowShare = 0.56
const isNarrow = (char: string): boolean => /^[ -~]$/.test(char)

/** Widens or narrows a character to its box; letters are not widened. */
const stretchOf = ({ char, width, height }: SealGlyph): number =>
  isNarrow(char) ? Math.min(1, width / (height * narrowShare)) : width / height

function Glyph({ glyph }: { glyph: SealGlyph }) {
  const { char, x, y, height, turn } = glyph
  return (
    <text
      fontSize={height}
      textAnchor="middle"
      y={middle * height}
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${stretchOf(glyph).toFixed(3)} 1)`}
    >
      {char}
    </text>
  )
}

type Props = {
  design: SealDesign
  /** For screen readers. */
  label: string
  className?: string | undefined
}

/** A seal drawn from its template, as large as its box. */
export function SealImage({ design, label, className }: Props) {
  const { width, height, frame, star, glyphs } = useMemo(() => sealDrawing(design), [design])
  return (
    // Drawn inline; there is no file for an img
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      className={[styles['drawing'], className].filter(Boolean).join(' ')}
    >
      {frame.kind === 'ellipse' ? (
        <ellipse className={styles['line']} rx={frame.rx} ry={frame.ry} strokeWidth={frame.line} />
      ) : (
        <rect
          className={styles['line']}
          x={-frame.width / 2}
          y={-frame.height / 2}
          width={frame.width}
          height={frame.height}
          rx={frame.corner}
          strokeWidth={frame.line}
        />
      )}
      {star.length > 0 && <polygon points={star.map((corner) => corner.join()).join(' ')} />}
      {glyphs.map((glyph, index) => (
        <Glyph key={`${index} ${glyph.char}`} glyph={glyph} />
      ))}
    </svg>
  )
}
