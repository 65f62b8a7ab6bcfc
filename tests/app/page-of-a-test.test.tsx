import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { call } from '#src/api/client.ts'
import { favouriteIds } from '#src/api/endpoints/collect.ts'
import { allSettled, closePage, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { nativeStyle } from '#tests/support/fast-styles.ts'

test('a closed page cancels its calls: the next page receives none of their answers', async () => {
  const world = openWorld()
  await renderRoute('/hall', { as: 'person', world })
  world.hold(favouriteIds.path)
  const before = world.callsTo(favouriteIds.path).length
  const asked = call(favouriteIds, {}).catch((error: unknown) => error)
  await waitFor(() => expect(world.callsTo(favouriteIds.path)).toHaveLength(before + 1))
  closePage()
  expect(await asked).toMatchObject({ trouble: 'cancelled' })
})

test.each(['/index', '/project', '/quoteHall'])(
  'the fast style lookup of %s agrees with the full computed style',
  async (address) => {
    await renderRoute(address, { as: 'person' })
    await allSettled()
    for (const element of document.querySelectorAll('*')) {
      const quick = getComputedStyle(element)
      const whole = nativeStyle(element)
      for (const property of ['display', 'visibility', 'pointer-events', 'color'])
        expect(quick.getPropertyValue(property), element.outerHTML.slice(0, 200)).toBe(whole.getPropertyValue(property))
      for (const name of ['display', 'visibility', 'pointerEvents', 'color'] as const)
        expect(quick[name]).toBe(whole[name])
    }
  },
)
