import Swiper from 'swiper'

export type CarouselEngine = { go: (to: number) => void; update: () => void; stop: () => void }

type Options = {
  wrapperClass: string
  slideClass: string
  /** The slide to begin with. */
  index: number
  /** Duration of one move; 0 for readers who want nothing to move. */
  speedMs: number
  onIndex: (index: number) => void
}

/**
 * Swiper's core on slides that already stand in the page. Its Autoplay asks for every animation frame as long as it runs, and
 * its bullets and arrows know one language; both are the carousel's own.
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
