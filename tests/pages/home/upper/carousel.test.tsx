import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeSettings, resetSettings } from '#src/shared/lib/storage/settings.ts'
import { Carousel } from '#src/shared/ui/carousel/Carousel.tsx'

const seen: string[] = []

beforeEach(async () => {
  await import('#src/shared/ui/carousel/carousel-engine.ts')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  seen.length = 0
})
afterEach(() => {
  cleanup()
  resetSettings()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const carousel = () => screen.getByRole('region', { name: '横幅' })
const shown = () => carousel().querySelector('[aria-current]')?.getAttribute('aria-label')

const track = () => carousel().querySelector<HTMLElement>('[aria-live]')!
const swiper = () => carousel().querySelector('.swiper-initialized')
async function open(items = ['甲', '乙', '丙']) {
  render(
    <Carousel
      items={items}
      keyOf={(item) => item}
      label="横幅"
      render={(item, { isWanted }) => {
        if (isWanted && !seen.includes(item)) seen.push(item)
        return <a href="/x">{item}</a>
      }}
    />,
  )
  expect(seen).toEqual(['甲'])
  await pass(1)
  await act(() => import('#src/shared/ui/carousel/carousel-engine.ts'))
}

test('[HM-02] moves every 3000 ms, and from the last slide to the first', async () => {
  await open()
  expect(shown()).toBe('第 1 张，共 3 张')
  await pass(2900)
  expect(shown()).toBe('第 1 张，共 3 张')
  await pass(200)
  expect(shown()).toBe('第 2 张，共 3 张')
  await pass(3000)
  expect(shown()).toBe('第 3 张，共 3 张')
  await pass(3000)
  expect(shown()).toBe('第 1 张，共 3 张')
})

test('[HM-02] continues after the reader went back to a slide while it was leaving', async () => {
  await open()
  await act(async () => {
    await vi.advanceTimersByTimeAsync(3000)
    fireEvent.click(screen.getByRole('button', { name: '第 1 张，共 3 张' }))
  })
  expect(shown()).toBe('第 1 张，共 3 张')
  await pass(2900)
  expect(shown()).toBe('第 1 张，共 3 张')
  await pass(200)
  expect(shown()).toBe('第 2 张，共 3 张')
})

test('[HM-02] 暂停 stops it until 播放; the arrows wrap around', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: '暂停轮播' }))
  await pass(10_000)
  expect(shown()).toBe('第 1 张，共 3 张')
  fireEvent.click(screen.getByRole('button', { name: '上一张' }))
  expect(shown()).toBe('第 3 张，共 3 张')
  fireEvent.click(screen.getByRole('button', { name: '下一张' }))
  expect(shown()).toBe('第 1 张，共 3 张')
  fireEvent.click(screen.getByRole('button', { name: '第 2 张，共 3 张' }))
  expect(shown()).toBe('第 2 张，共 3 张')
  fireEvent.click(screen.getByRole('button', { name: '播放轮播' }))
  await pass(3000)
  expect(shown()).toBe('第 3 张，共 3 张')
})

test('[HM-02] pauses under the pointer and with the focus inside', async () => {
  await open()
  fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' })
  await pass(7000)
  expect(shown()).toBe('第 1 张，共 3 张')
  fireEvent.pointerLeave(carousel())
  await pass(3000)
  expect(shown()).toBe('第 2 张，共 3 张')
  act(() => screen.getByRole('button', { name: '下一张' }).focus())
  await pass(7000)
  expect(shown()).toBe('第 2 张，共 3 张')
  act(() => screen.getByRole('button', { name: '下一张' }).blur())
  await pass(3000)
  expect(shown()).toBe('第 3 张，共 3 张')
})

test('[HM-02] with reduced motion it does not move by itself, and its buttons still work', async () => {
  changeSettings({ reducedMotion: true })
  await open()
  await pass(9000)
  expect(shown()).toBe('第 1 张，共 3 张')
  expect(screen.queryByRole('button', { name: '暂停轮播' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '下一张' }))
  expect(shown()).toBe('第 2 张，共 3 张')
})

test('[HM-02] only the shown slide is focusable, and pictures are fetched one ahead', async () => {
  await open(['甲', '乙', '丙', '丁'])
  const slides = () => [...carousel().querySelectorAll('[role=group]')].map((slide) => slide.hasAttribute('inert'))
  expect(slides()).toEqual([false, true, true, true])
  expect(seen).toEqual(['甲', '乙'])
  await pass(3000)
  expect(slides()).toEqual([true, false, true, true])
  expect(seen).toEqual(['甲', '乙', '丙'])
})

test('[HM-02] a CSS transform moves the slides, and swiper is not fetched before the page is touched', async () => {
  await open()
  expect(track().style.transform).toBe('translateX(0%)')
  expect(track().style.transitionDuration).toBe('200ms')
  await pass(3000)
  expect(track().style.transform).toBe('translateX(-100%)')
  fireEvent.pointerDown(carousel(), { pointerType: 'mouse' })
  await pass(1)
  expect(swiper()).toBeNull()
})

test('[HM-02] a touch anywhere on the page loads swiper, which starts at the shown slide', async () => {
  await open()
  await pass(3000)
  fireEvent.touchStart(document.body)
  await act(() => import('#src/shared/ui/carousel/carousel-engine.ts'))
  expect(swiper()).not.toBeNull()
  expect(track().style.transitionDuration).not.toBe('200ms')
  expect(shown()).toBe('第 2 张，共 3 张')
  await pass(3000)
  expect(shown()).toBe('第 3 张，共 3 张')
  fireEvent.click(screen.getByRole('button', { name: '下一张' }))
  expect(shown()).toBe('第 1 张，共 3 张')
})

test('a single slide does not move, and swiper is not fetched for it', async () => {
  render(<Carousel items={['甲']} keyOf={(item) => item} label="横幅" render={(item) => item} />)
  expect(vi.getTimerCount()).toBe(0)
  expect(screen.queryByRole('button')).toBeNull()
})
