import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import { useStillness } from '../../lib/storage/settings.ts'
import { usePauseOnInteraction } from '../../lib/hooks/use-pause-on-interaction.ts'
import { copiesFor, marqueeDurationMs } from './marquee-speed.ts'
import styles from './Marquee.module.css'

type Props<T> = {
  items: readonly T[]
  keyOf: (item: T) => string
  /** Names the row for screen readers. */
  label: string
  render: (item: T) => ReactNode
  /** Lines of items above each other. */
  lines?: number
}

/**
 * Moves the track by the width of one row and starts over. The compositor animates it: no script runs per frame. Returns how many
 * copies of the row leave no gap.
 */
function useMotion(runs: boolean, still: boolean) {
  const viewport = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const motion = useRef<Animation>(undefined)
  const [copies, setCopies] = useState(1)
  useEffect(() => {
    const [box, moved, first] = [viewport.current, track.current, row.current]
    if (still || !box || !moved || !first || typeof moved.animate !== 'function') return undefined
    const measure = () => {
      const width = first.getBoundingClientRect().width
      if (width === 0) return
      setCopies(copiesFor(width, box.clientWidth))
      const time = motion.current?.currentTime ?? 0
      const plays = motion.current?.playState !== 'paused'
      motion.current?.cancel()
      motion.current = moved.animate([{ transform: 'none' }, { transform: `translateX(${-width}px)` }], {
        duration: marqueeDurationMs(width),
        iterations: Infinity,
      })
      motion.current.currentTime = time
      if (!plays) motion.current.pause()
    }
    const observer = new ResizeObserver(measure)
    observer.observe(first)
    observer.observe(box)
    return () => {
      observer.disconnect()
      motion.current?.cancel()
      motion.current = undefined
    }
  }, [still])
  useEffect(() => {
    if (runs) {
      viewport.current?.scrollTo({ left: 0 })
      motion.current?.play()
    } else motion.current?.pause()
  }, [runs])
  const rewind = () => {
    if (!motion.current) return
    // At once, not with the next render: until then it would keep moving.
    motion.current.pause()
    motion.current.currentTime = 0
  }
  return { viewport, track, row, copies, rewind }
}

/**
 * A row that moves automatically. It pauses on hover, on focus and by 暂停; for readers who prefer no motion it is a scrolling row.
 * The copies that close the loop are hidden from screen readers.
 */
export function Marquee<T>({ items, keyOf, label, render, lines = 1 }: Props<T>) {
  const t = useT()
  const still = useStillness()
  const [isPaused, setPaused] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { isHeld, holders } = usePauseOnInteraction(place)
  const { viewport, track, row, copies, rewind } = useMotion(!still && !isPaused && !isHeld, still)
  // A link reached by keyboard may have moved out of view, to the side that cannot be scrolled to. One under the pointer must not jump.
  const showFocused = ({ target }: FocusEvent) => {
    if (!target.matches(':focus-visible')) return
    rewind()
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const rows = Array.from({ length: still ? 1 : copies + 1 }, (_, copy) => copy)
  return (
    <div className={styles['marquee']}>
      {!still && (
        <button type="button" className={styles['pause']} onClick={() => setPaused(!isPaused)}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden fill="none" stroke="currentColor" strokeWidth="2">
            <path d={isPaused ? 'M5 2.5v11l8-5.5z' : 'M5 2.5v11M11 2.5v11'} />
          </svg>
          <span className="visuallyHidden">{isPaused ? t('继续滚动') : t('暂停滚动')}</span>
        </button>
      )}
      <div ref={place} className={styles['place']} onFocusCapture={showFocused} {...holders}>
        <div ref={viewport} className={`${styles['viewport']} ${still ? styles['still'] : ''}`}>
          <div ref={track} className={styles['track']}>
            {rows.map((copy) => (
              <ul
                key={copy}
                ref={copy === 0 ? row : undefined}
                className={styles['row']}
                style={{ gridTemplateRows: `repeat(${lines}, auto)` }}
                {...(copy === 0 ? { 'aria-label': label } : { 'aria-hidden': true, inert: true })}
              >
                {items.map((item) => (
                  <li key={keyOf(item)}>{render(item)}</li>
                ))}
              </ul>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
