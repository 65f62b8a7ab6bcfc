/** The pages that are open at once, from 1: one, or the two of a spread, in which the cover stands alone. */
export function spreadAt(page: number, count: number, isPair: boolean): number[] {
  const at = Math.min(Math.max(page, 1), count)
  if (!isPair || at === 1) return [at]
  const left = at - (at % 2)
  return left < count ? [left, left + 1] : [left]
}

/** Where a key leads from the open pages; undefined for a key that turns none. */
export function pageByKey(key: string, spread: readonly number[], count: number): number | undefined {
  const [first = 1, last = first] = [spread[0], spread.at(-1)]
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: first - 1,
    PageUp: first - 1,
    ArrowRight: last + 1,
    PageDown: last + 1,
    Home: 1,
    End: count,
  }
  const target = targets[key]
  return target !== undefined && target >= 1 && target <= count ? target : undefined
}

/** Px a finger moves sideways to turn a page. */
const swipeMin = 48

/** The key that a movement of a finger stands for; undefined for a tap and a movement up or down. */
export function keyOfSwipe(x: number, y: number): 'ArrowLeft' | 'ArrowRight' | undefined {
  if (Math.abs(x) < swipeMin || Math.abs(x) < Math.abs(y) * 1.5) return undefined
  return x < 0 ? 'ArrowRight' : 'ArrowLeft'
}
