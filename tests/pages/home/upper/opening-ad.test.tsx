// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { OpeningAd } from '#src/pages/home/parts/OpeningAd.tsx'
import { changeSettings, resetSettings } from '#src/shared/lib/settings.ts'
import { exchangeOf, renderBlock } from './exchange.tsx'

const ads = '/dscq-content/ad-ads/list'
const opening = () => [{ id: 'kp', name: '年终专场', url: '/project', imgSrc: '/kp.svg' }]
const exchange = exchangeOf({ [ads]: opening })

beforeAll(() => exchange.server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  HTMLImageElement.prototype.decode = () => Promise.resolve()
})
afterEach(() => {
  cleanup()
  resetSettings()
  sessionStorage.clear()
  exchange.asked.length = 0
  exchange.answers[ads] = opening
  vi.unstubAllGlobals()
})
afterAll(() => exchange.server.close())

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)))

// The one that shows it comes last: what this page has shown, it does not show again.
test('[HM-01] the elder-friendly version has none and asks for none', async () => {
  changeSettings({ elder: true })
  renderBlock(<OpeningAd />)
  await settled()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(exchange.asked).toEqual([])
})

test('[HM-01] nothing opens without an advertisement, nor for one whose picture is lost', async () => {
  exchange.answers[ads] = () => []
  renderBlock(<OpeningAd />)
  await settled()
  expect(screen.queryByRole('dialog')).toBeNull()
  cleanup()
  exchange.answers[ads] = opening
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('lost'))
  renderBlock(<OpeningAd />)
  await settled()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sessionStorage.getItem('opening-ad:v1')).toBeNull()
})

test('[HM-01] nor where the session has seen it', async () => {
  sessionStorage.setItem('opening-ad:v1', '"seen"')
  renderBlock(<OpeningAd />)
  await settled()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(exchange.asked).toEqual([])
})

test('[HM-01] opens once the page is idle, closes, and does not open again, even where nothing can be stored', async () => {
  const person = userEvent.setup()
  renderBlock(<OpeningAd />)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByRole('dialog', { name: '开屏广告' })).toBeDefined()
  expect(exchange.asked.map(({ input }) => input)).toEqual([{ size: 100, current: 1, code: 'index_kp_1' }])
  expect(sessionStorage.getItem('opening-ad:v1')).toBe('"seen"')
  await person.click(screen.getByRole('button', { name: '关闭广告' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  cleanup()
  sessionStorage.clear()
  renderBlock(<OpeningAd />)
  await settled()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(exchange.asked).toHaveLength(1)
})
