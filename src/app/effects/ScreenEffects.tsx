import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { visitSection } from '#src/features/navigation/menu-flag.ts'
import { loadUser } from '#src/features/session/commands.ts'
import { paths } from '#src/model/paths.ts'
import type { PortalRoute } from '#src/model/route.ts'
import { brand } from '#src/shared/config/brand.ts'
import { track } from '#src/shared/lib/analytics.ts'
import { documentTitle } from '#src/shared/lib/navigation/page-title.ts'
import { focusScreen } from './focus.ts'
import { entryName, followScroll, renamePlace, takeLock, takeScreen } from './scroll-place.ts'

type Props = {
  /** Null on the way through an address that only leads elsewhere: nothing follows from that. */
  route: PortalRoute | null
  levels: readonly string[]
}

/**
 * What follows from every change of place: title, scroll, focus, announcement, page view, menu flag. All of it is read from
 * the route's record; no page does any of it.
 */
export function ScreenEffects({ route, levels }: Props) {
  const { pathname, search, key } = useLocation()
  const type = useNavigationType()
  const title = documentTitle(brand.productName, levels)
  const live = useRef<HTMLParagraphElement>(null)
  const scrolledAt = useRef<string | null>(null)
  const focusedAt = useRef<string | null>(null)

  useEffect(() => {
    if (!route) return
    document.title = title
    // What belongs to a person alone is in no section of the menu.
    visitSection(route.menuFlag ?? (route.requiresLogin ? null : route.menuFlag))
  }, [route, title])

  useLayoutEffect(() => {
    if (!route) return
    // Filters that replace the address of their own page are no change of place to whoever looks at the list.
    const isStay = type === NavigationType.Replace && scrolledAt.current === pathname
    scrolledAt.current = pathname
    const address = pathname + search
    if (isStay) renamePlace(entryName(key, address))
    else if (route.path === paths.lock) takeLock(entryName(key, address))
    else takeScreen(key, address, type === NavigationType.Pop)
  }, [route, pathname, search, key, type])

  useEffect(followScroll, [])

  // The words of another language are no new screen, and its title no new page view.
  const announce = useEffectEvent(() => {
    if (live.current) live.current.textContent = levels.at(-1) ?? ''
  })
  const view = useEffectEvent((path: string, query: string) => track(path, query, title))

  useLayoutEffect(() => {
    if (!route) return undefined
    const before = focusedAt.current
    focusedAt.current = pathname
    // The first screen is read from its top, as any page is.
    if (before === null || before === pathname) return undefined
    announce()
    return focusScreen()
  }, [route, pathname])

  useEffect(() => {
    if (route) view(pathname, search)
  }, [route, pathname, search])

  // Who is here stands on every screen: where the answer got lost, the next screen asks again.
  useEffect(() => {
    if (route) void loadUser()
  }, [route])

  return <p ref={live} className="visuallyHidden" aria-live="polite" />
}
