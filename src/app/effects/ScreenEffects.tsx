import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import { visitSection } from '#src/features/navigation/menu-flag.ts'
import type { PortalRoute } from '#src/model/route.ts'
import { brand } from '#src/shared/config/brand.ts'
import { track } from '#src/shared/lib/analytics.ts'
import { documentTitle } from '#src/shared/lib/page-title.ts'
import { focusScreen } from './focus.ts'

type Place = Pick<Location, 'pathname' | 'search'>

/** The place before the latest change; null on the first screen. */
function usePlaceBefore({ pathname, search }: Place): Place | null {
  const [places, setPlaces] = useState<{ now: Place; before: Place | null }>({
    now: { pathname, search },
    before: null,
  })
  if (places.now.pathname === pathname && places.now.search === search) return places.before
  const moved = { now: { pathname, search }, before: places.now }
  setPlaces(moved)
  return moved.before
}

/**
 * What follows from every change of place: title, scroll, focus, announcement, page view, menu flag. All of it is read from
 * the route's record; no page does any of it.
 */
export function ScreenEffects({ route, levels }: { route: PortalRoute; levels: readonly string[] }) {
  const { pathname, search } = useLocation()
  const before = usePlaceBefore({ pathname, search })
  // Filters that replace the address of their own page are no change of place to whoever looks at the list.
  const isStay = useNavigationType() === 'REPLACE' && before?.pathname === pathname
  const isNewScreen = before !== null && before.pathname !== pathname
  const title = documentTitle(brand.productName, levels)
  const live = useRef<HTMLParagraphElement>(null)
  const words = levels.at(-1) ?? ''

  useEffect(() => {
    document.title = title
  }, [title])

  useLayoutEffect(() => {
    if (!isStay) scrollTo({ top: 0, left: 0, behavior: 'instant' })
  }, [pathname, search, isStay])

  useEffect(() => visitSection(route.menuFlag), [route])

  useEffect(() => {
    if (!isNewScreen) return undefined
    if (live.current) live.current.textContent = words
    return focusScreen()
    // oxlint-disable-next-line react/exhaustive-deps -- the words of another language are no new screen
  }, [pathname, isNewScreen])

  useEffect(() => {
    track(pathname, search, title)
    // oxlint-disable-next-line react/exhaustive-deps -- the title of another language is no new page view
  }, [pathname, search])

  return <p ref={live} className="unseen" aria-live="polite" />
}
