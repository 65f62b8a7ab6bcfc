import { act, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { routes, screenOf } from '#src/app/routes.ts'
import { navigateTo } from '#src/shared/lib/navigation.ts'
import { queryClient } from '#src/shared/lib/queries.ts'
import { renderRoute } from '#tests/support/render-route.tsx'
import { server } from '#tests/support/world.ts'

// On a busy machine a thousand modules take their time, which is no test's.
beforeAll(() => Promise.all(routes.map(async (route) => screenOf(route))), 120_000)

const go = (to: string) => act(async () => navigateTo(to))
const underWay = () =>
  queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching' })
    .map(({ queryKey }) => JSON.stringify(queryKey))

test('[F19] whoever leaves a screen leaves no question of it behind', async () => {
  await renderRoute('/404', { as: 'person' })
  await waitFor(() => expect(underWay()).toEqual([]))
  server.use(http.all(/\/(?:api|bid-api)\//, () => new Promise<undefined>(() => undefined)))
  const left: unknown[] = []
  // Home asks each of its questions once in the life of the page, and keeps the answer for the return (HM-06); from the login
  // page, whoever is signed in is led there. The way out of a locked screen is the password.
  const others = new Set(['/index', '/login', '/lock'])
  for (const { path } of routes) {
    if (others.has(path)) continue
    await go(path.replaceAll(/:\w+/g, 'X1'))
    await go('/404')
    if (underWay().length > 0) left.push([path, underWay()])
    queryClient.clear()
  }
  expect(left).toEqual([])
}, 120_000)
