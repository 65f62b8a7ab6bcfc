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
import { entryName, followScroll, renameEntry, enterLock, enterScreen } from './scroll-place.ts'

type Props = {
  /** Null at an address that only redirects: it has no effects. */
  route: PortalRoute | null
  levels: readonly string[]
}

/**
 * The effects of every navigation: title, scroll, focus, announcement, page view, menu flag. All are derived from the route's
 * record; no page sets any of them.
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
    // Screens of the signed-in user belong to no section of the menu.
    visitSection(route.menuFlag ?? (route.requiresLogin ? null : route.menuFlag))
  }, [route, title])

  useLayoutEffect(() => {
    if (!route) return
    // Filters replace the address of their own page: the list keeps its scroll position.
    const isStay = type === NavigationType.Replace && scrolledAt.current === pathname
    scrolledAt.current = pathname
    const address = pathname + search
    if (isStay) renameEntry(entryName(key, address))
    else if (route.path === paths.lock) enterLock(entryName(key, address))
    else enterScreen(key, address, type === NavigationType.Pop)
  }, [route, pathname, search, key, type])

  useEffect(followScroll, [])

  // A change of language is no navigation, and its title no page view.
  const announce = useEffectEvent(() => {
    if (live.current) live.current.textContent = levels.at(-1) ?? ''
  })
  const view = useEffectEvent((path: string, query: string) => track(path, query, title))

  useLayoutEffect(() => {
    if (!route) return undefined
    const before = focusedAt.current
    focusedAt.current = pathname
    // The first screen of a document keeps the browser's own focus.
    if (before === null || before === pathname) return undefined
    announce()
    return focusScreen()
  }, [route, pathname])

  useEffect(() => {
    if (route) view(pathname, search)
  }, [route, pathname, search])

  // Every screen shows the user: where the answer got lost, the next screen asks again.
  useEffect(() => {
    if (route) void loadUser()
  }, [route])

  return <p ref={live} className="visuallyHidden" aria-live="polite" />
}
