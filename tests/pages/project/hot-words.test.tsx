import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

const hotWords = '/dscq-project/assets/hot-words'
const hints = () => within(screen.getByText('热门搜索：').parentElement!).getAllByRole('link')

const shown = ['股权', '房产', '土地使用权', '车辆', '设备', '租赁']
const texts = () => hints().map(({ textContent }) => textContent.trim())

test('[HD-02] counts are fetched once at a sign of life; words keep their places and link to as many assets as counted', async () => {
  await loadScreens('/project')
  const { world, user } = await renderRoute('/helpCenter', { world: openWorld() })
  await screen.findByText('热门搜索：')
  expect(texts()).toEqual(shown)
  const links = hints()
  expect(world.callsTo(hotWords)).toHaveLength(0)
  fireEvent.pointerMove(document.body)
  await waitFor(() => expect(hints()[3]!.textContent).toMatch(/^车辆 \d+$/))
  fireEvent.keyDown(document.body, { key: 'Tab' })
  const vehicles = hints()[3]!
  expect(texts().map((text) => text.replace(/ [1-9]\d*$/, ' n'))).toEqual(shown.map((word) => `${word} n`))
  expect(hints()).toEqual(links)
  const [, count] = / (\d+)$/.exec(vehicles.textContent)!
  await user.click(vehicles)
  expect(await screen.findByText(`共 ${count} 个项目`)).toBeTruthy()
  expect(world.callsTo(hotWords)).toHaveLength(1)
})

test('[HD-02] where the exchange has no counts the words stay, without an error', async () => {
  const world = openWorld()
  world.faults({ path: hotWords, kind: 'refuse', code: 404, msg: '接口不存在' })
  await renderRoute('/helpCenter', { world })
  await screen.findByText('热门搜索：')
  fireEvent.wheel(document.body)
  await waitFor(() => expect(queryClient.getQueryState(['search', 'hot-words'])?.status).toBe('error'))
  expect(texts()).toEqual(shown)
  expect(screen.queryByText('接口不存在')).toBeNull()
})
