import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import { useStillness } from '../../lib/storage/settings.ts'
import { usePauseOnInteraction } from '../../lib/hooks/use-pause-on-interaction.ts'
import { whenIdle } from '../../lib/time/when-idle.ts'
import type { CarouselEngine } from './carousel-engine.ts'
import styles from './Carousel.module.css'
import { CarouselControls } from './CarouselControls.tsx'

/** Spec 9. */
const carouselIntervalMs = 3000
/** The longest motion of the portal, ms. */
const moveMs = 200

type Props<T> = {
  items: readonly T[]
  keyOf: (item: T) => string
  /** Names the carousel for screen readers. */
  label: string
  /** One slide. While `isWanted` is false, the slide is not near: load no picture yet. */
  render: (item: T, at: { isWanted: boolean }) => ReactNode
  /** Sets the size of the carousel. */
  className?: string | undefined
}

/** Nothing moves before the page has been painted and is idle. */
type Motion = CarouselEngine | 'style' | 'waiting'

/**
 * Moves the slides once the page has been painted and is idle: by a CSS transform. At the first touch anywhere on the page Swiper
 * is loaded for swiping; until then, or without it, the CSS transform and the buttons move the slides.
 */
function useEngine(count: number, index: number, onIndex: (index: number) => void) {
  const viewport = useRef<HTMLDivElement>(null)
  const [motion, setMotion] = useState<Motion>('waiting')
  const speedMs = useStillness() ? 0 : moveMs
  const here = useEffectEvent(() => ({ index, onIndex }))
  useEffect(() => {
    const element = viewport.current
    if (count < 2 || !element) return undefined
    let engine: CarouselEngine | undefined
    let isOver = false
    const handleTouch = async () => {
      const loaded = await import('./carousel-engine.ts').catch(() => null)
      if (!loaded || isOver) return
      const classes = { wrapperClass: styles['track'] ?? '', slideClass: styles['slide'] ?? '' }
      engine = loaded.startEngine(element, { ...classes, ...here(), speedMs })
      setMotion(engine)
    }
    const undo = whenIdle(() => {
      setMotion('style')
      addEventListener('touchstart', handleTouch, { once: true, passive: true })
    })
    return () => {
      isOver = true
      undo()
      removeEventListener('touchstart', handleTouch)
      engine?.stop()
      setMotion('waiting')
    }
  }, [count, speedMs])
  const engine = typeof motion === 'object' ? motion : null
  // React has just removed the transform of the slides, and Swiper's with it.
  useLayoutEffect(() => engine?.update(), [engine])
  const styleAt = (at: number) =>
    motion === 'style' ? { transform: `translateX(${-100 * at}%)`, transitionDuration: `${speedMs}ms` } : undefined
  return { viewport, styleAt, isReady: motion !== 'waiting', moveTo: engine?.go }
}

/** Slides that change every 3 s, unless the reader hovers, focuses, looks away, pauses or prefers no motion. */
export function Carousel<T>({ items, keyOf, label, render, className = '' }: Props<T>) {
  const t = useT()
  const still = useStillness()
  const [shown, setIndex] = useState(0)
  const [furthest, setFurthest] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const index = Math.min(shown, items.length - 1)
  const { viewport, styleAt, isReady, moveTo } = useEngine(items.length, index, setIndex)
  const { isHeld, holders } = usePauseOnInteraction(viewport)
  const runs = isReady && !still && !isPaused && !isHeld
  if (index > furthest) setFurthest(index)

  const go = (to: number) => {
    const next = (to + items.length) % items.length
    setIndex(next)
    moveTo?.(next)
  }
  const goOn = useEffectEvent(go)
  // Every slide stays for 3 s, also one that the reader chose or called back.
  useEffect(() => {
    if (!runs) return undefined
    const timer = setInterval(() => goOn(index + 1), carouselIntervalMs)
    return () => clearInterval(timer)
  }, [runs, index])

  return (
    <section
      aria-roledescription={t('轮播')}
      aria-label={label}
      className={`${styles['carousel']} ${className}`}
      {...holders}
    >
      {isReady && (
        <CarouselControls
          names={items.map(keyOf)}
          index={index}
          onGo={go}
          isPaused={isPaused}
          onPause={still ? undefined : setPaused}
        />
      )}
      <div ref={viewport} className={styles['viewport']}>
        <div className={styles['track']} style={styleAt(index)} aria-live={runs ? 'off' : 'polite'}>
          {items.map((item, at) => (
            <div
              key={keyOf(item)}
              // A fieldset is not a slide
              role="group"
              aria-roledescription={t('幻灯片')}
              aria-label={`${at + 1} / ${items.length}`}
              className={styles['slide']}
              inert={at !== index}
            >
              {render(item, { isWanted: at === 0 || (isReady && at <= furthest + 1) })}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
