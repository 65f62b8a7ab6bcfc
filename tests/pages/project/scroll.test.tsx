import { act, fireEvent, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { reloadPage, renderRoute } from '#tests/support/render-route.tsx'

const headPx = 400
const rowPx = 200
const footPx = 900
const windowPx = 800

const rows = () => [...document.querySelectorAll('main article')]
const hasRows = (count = 50) => waitFor(() => expect(rows()).toHaveLength(count))
const rowLink = (index: number) => rows()[index]!.querySelector<HTMLAnchorElement>('h3 a')!
const topOfRow = (index: number) => rowLink(index).getBoundingClientRect().top

/** The test DOM has no layout: every row is 200 px high here, below a header. */
let offset = 0
const pageHeight = () => headPx + rows().length * rowPx + footPx

beforeAll(() => loadScreens('/project', '/projectDetail/x.html'), 120_000)

beforeEach(() => {
  offset = 0
  vi.stubGlobal('innerHeight', windowPx)
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => offset)
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => {
    offset = Math.max(0, Math.min(top, pageHeight() - windowPx))
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const row = rows().findIndex((article) => article.contains(this))
    return row < 0 ? new DOMRect() : new DOMRect(0, headPx + row * rowPx - offset, 900, rowPx)
  })
})

async function scrollDown(top: number): Promise<void> {
  scrollTo({ top })
  fireEvent.scroll(window)
  // The scroll memory is loaded with the first scroll.
  await act(() => import('#src/app/effects/scroll-memory.ts'))
}
const isDetail = () => waitFor(() => expect(location.pathname).toMatch(/^\/project(?:Detail|Pkg)\//))
/** Goes back to the list, whose rows may still be loading. */
const back = async () => {
  await act(async () => history.back())
  await waitFor(() => expect(document.title).toMatch(/项目列表$/))
}
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)))

/** The list of fifty, scrolled to row 20, which is 100 px below the top of the window. */
async function readList() {
  const opened = await renderRoute('/project?size=50')
  await hasRows()
  await scrollDown(headPx + 20 * rowPx - 100)
  expect(topOfRow(20)).toBe(100)
  return opened
}

describe('[RT-04] [D30] scroll position', () => {
  test('a new screen starts at the top; Back restores the opened row, with the focus', async () => {
    const { user } = await readList()
    const name = rowLink(22).textContent
    await user.click(rowLink(22))
    await isDetail()
    expect(offset).toBe(0)
    await back()
    await hasRows()
    expect([rowLink(22).textContent, topOfRow(22)]).toEqual([name, 500])
    await waitFor(() => expect(document.activeElement).toBe(rowLink(22)))
  })

  test('Forward restores the position on the later screen', async () => {
    const { user } = await readList()
    await user.click(rowLink(22))
    await isDetail()
    await scrollDown(60)
    await back()
    await hasRows()
    await act(async () => history.forward())
    await isDetail()
    expect(offset).toBe(60)
  })

  test('late rows are awaited', async () => {
    const { user, world } = await readList()
    await user.click(rowLink(22))
    await isDetail()
    queryClient.clear()
    const release = world.hold('/dscq-project/assets/page')
    await back()
    expect(offset).toBe(headPx + footPx - windowPx)
    release()
    await hasRows()
    await waitFor(() => expect(topOfRow(22)).toBe(500))
  })

  test('a reload shows the same row, even if rows above it are gone', async () => {
    await readList()
    const name = rowLink(20).textContent
    dispatchEvent(new Event('pagehide'))
    await reloadPage()
    await hasRows()
    // Within a frame: after half a second in the right place the restoration is over.
    while (topOfRow(20) !== 100) await nextFrame()
    rows()[3]!.closest('li')!.hidden = true
    rows()[3]!.remove()
    await waitFor(() => expect([rowLink(19).textContent, topOfRow(19)]).toEqual([name, 100]))
  })

  test('scrolling by the reader stops the restoration', async () => {
    const { user, world } = await readList()
    await user.click(rowLink(22))
    await isDetail()
    queryClient.clear()
    const release = world.hold('/dscq-project/assets/page')
    await back()
    fireEvent.wheel(window)
    release()
    await hasRows()
    await nextFrame()
    await nextFrame()
    expect(offset).toBe(headPx + footPx - windowPx)
  })

  test('the list opened anew starts at the top', async () => {
    const { user } = await readList()
    await user.click(rowLink(22))
    await isDetail()
    await scrollDown(60)
    await user.click(document.querySelector<HTMLAnchorElement>('main nav a[href="/project"]')!)
    await hasRows(10)
    await nextFrame()
    expect(offset).toBe(0)
  })
})
