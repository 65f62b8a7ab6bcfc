import Swiper from 'swiper'

export type CarouselEngine = { go: (to: number) => void; update: () => void; stop: () => void }

type Options = {
  wrapperClass: string
  slideClass: string
  /** The first slide. */
  index: number
  /** Duration of one move; 0 for readers who prefer no motion. */
  speedMs: number
  onIndex: (index: number) => void
}

/**
 * Swiper's core on existing slides. Its Autoplay requests every animation frame while it runs, and its pagination and navigation
 * are not translated; the carousel has its own.
 */
export function startEngine(viewport: HTMLElement, { wrapperClass, slideClass, index, speedMs, onIndex }: Options) {
  const swiper = new Swiper(viewport, {
    wrapperClass,
    slideClass,
    initialSlide: index,
    speed: speedMs,
    simulateTouch: false,
    on: { slideChange: ({ activeIndex }) => onIndex(activeIndex) },
  })
  const engine: CarouselEngine = {
    go: (to) => void swiper.slideTo(to),
    update: () => swiper.update(),
    stop: () => swiper.destroy(true, true),
  }
  return engine
}
