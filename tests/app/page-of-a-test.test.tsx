import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { call } from '#src/api/client.ts'
import { favouriteIds } from '#src/api/endpoints/collect.ts'
import { closePage, openWorld, renderRoute } from '#tests/support/render-route.tsx'

test('a page that closes takes its calls along: the next one hears nothing of them', async () => {
  const world = openWorld()
  await renderRoute('/hall', { as: 'person', world })
  world.hold(favouriteIds.path)
  const before = world.asked(favouriteIds.path).length
  const asked = call(favouriteIds, {}).catch((error: unknown) => error)
  await waitFor(() => expect(world.asked(favouriteIds.path).length).toBe(before + 1))
  closePage()
  expect(await asked).toMatchObject({ trouble: 'cancelled' })
})
