import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { loadScreens } from '#tests/support/fill.ts'
import { withoutStorage } from '#tests/support/no-storage.ts'
import { renderRoute } from '#tests/support/render-route.tsx'

await loadScreens('/helpBrowser')

let restore: (() => void) | undefined
afterEach(() => restore?.())

const main = () => within(screen.getByRole('main'))
const textOf = (name: string) => main().getByRole('heading', { level: 2, name }).closest('li')!.textContent

test('[CT-04] the browser help tests this browser, and copies what it found', async () => {
  const { user } = await renderRoute('/helpBrowser')
  await waitFor(() => expect(textOf('网络连接')).toMatch(/^通过网络连接交易所应答用时 \d+ 毫秒$/))
  await waitFor(() => expect(textOf('实时推送')).toMatch(/^通过实时推送已连接/))
  // The exchange of a test has a clock of its own.
  expect(textOf('本机时钟')).toMatch(/通过本机时钟比交易所[快慢] [\d.]+ 毫?秒|注意本机时钟比交易所[快慢]/)
  expect(textOf('本地存储')).toBe('通过本地存储可以写入和读取')
  expect(localStorage.getItem('browser-check:v1')).toBeNull()
  await user.click(main().getByRole('button', { name: '复制检测结果' }))
  const copied = await navigator.clipboard.readText()
  expect(copied.split('\n')).toHaveLength(16)
  expect(copied).toContain('本地存储：通过，可以写入和读取')
  expect(copied).toContain(navigator.userAgent)
})

test('[CT-04] without storage it says so instead of failing, and a new run sees that it is back', async () => {
  const { user } = await renderRoute('/helpBrowser')
  restore = withoutStorage('each call')
  await user.click(main().getByRole('button', { name: '重新检测' }))
  expect(textOf('本地存储')).toMatch(/^未通过本地存储被浏览器禁止/)
  restore()
  await user.click(main().getByRole('button', { name: '重新检测' }))
  await waitFor(() => expect(textOf('本地存储')).toBe('通过本地存储可以写入和读取'))
})
