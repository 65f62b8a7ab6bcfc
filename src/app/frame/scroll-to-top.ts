import { wantsStillness } from '#src/shared/lib/storage/settings.ts'

const stepPx = 50
const stepMs = 10

let running: ReturnType<typeof setInterval> | undefined

const stop = () => {
  clearInterval(running)
  running = undefined
}

/** Back to the top, 50 px each 10 ms (FW-03); at once for those who want nothing to move. Whoever scrolls meanwhile takes over. */
export function scrollToTop(): void {
  stop()
  if (wantsStillness()) {
    scrollTo({ top: 0, behavior: 'instant' })
    return
  }
  running = setInterval(() => {
    if (scrollY <= 0) stop()
    else scrollTo({ top: Math.max(0, scrollY - stepPx), behavior: 'instant' })
  }, stepMs)
  for (const name of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(name, stop, { once: true, passive: true })
}
