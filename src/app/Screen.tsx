import { createElement, use, useEffect } from 'react'
import type { PortalRoute } from '#src/model/route.ts'
import { letGoOfAsked } from '#src/shared/lib/query/asked-once.ts'
import { screenOf } from './routes.ts'

/** The page of a record; suspends until it is here. */
export function Screen({ route }: { route: PortalRoute }) {
  const screen = screenOf(route)
  useEffect(
    () => () => {
      globalThis.portalEarly?.abort()
      letGoOfAsked()
    },
    [],
  )
  return createElement(screen instanceof Promise ? use(screen) : screen)
}
