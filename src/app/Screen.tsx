import { createElement, use } from 'react'
import type { PortalRoute } from '#src/model/route.ts'
import { screenOf } from './routes.ts'

/** The page of a record; suspends until it is here. */
export function Screen({ route }: { route: PortalRoute }) {
  const screen = screenOf(route)
  return createElement(screen instanceof Promise ? use(screen) : screen)
}
