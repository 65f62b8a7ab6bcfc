import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

beforeAll(async () => {
  await loadScreens('/hall')
  await import('#src/pages/hall/rooms/WatchRoom.tsx')
}, 120_000)

test('[BD-03] a room that loads after a retry moves the focus to the main area', async () => {
  const world = openWorld()
  world.faults({ path: '/dscq-sync/v1/bid-assets/room/head', kind: 'down' })
  const { user } = await renderRoute('/hall?watch=R19-0', { world })
  const main = screen.getByRole('main')
  const again = await within(main).findByRole('button', { name: '重试' })
  again.focus()
  world.faults()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(again.isConnected).toBe(false))
  await within(main).findByRole('group', { name: '操作' })
  expect(document.activeElement).toBe(main)
})
