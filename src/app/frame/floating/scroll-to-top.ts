import { wantsStillness } from '#src/shared/lib/storage/settings.ts'

const stepPx = 50
const stepMs = 10

let timer: ReturnType<typeof setInterval> | undefined

const stop = () => {
  clearInterval(timer)
  timer = undefined
}

/** Scrolls to the top, 50 px each 10 ms (FW-03), or at once with reduced motion. Input of the reader ends it. */
export function scrollToTop(): void {
  stop()
  if (wantsStillness()) {
    scrollTo({ top: 0, behavior: 'instant' })
    return
  }
  timer = setInterval(() => {
    if (scrollY <= 0) stop()
    else scrollTo({ top: Math.max(0, scrollY - stepPx), behavior: 'instant' })
  }, stepMs)
  for (const name of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(name, stop, { once: true, passive: true })
}
