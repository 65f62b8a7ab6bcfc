import { use } from 'react'
import type { PortalRoute } from '#src/model/route.ts'
import { screenOf } from './routes.ts'

/** The page of a record; suspends until it is here. */
export function Screen({ route }: { route: PortalRoute }) {
  const screen = screenOf(route)
  const Page = screen instanceof Promise ? use(screen) : screen
  return <Page />
}
