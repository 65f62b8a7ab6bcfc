import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeDialog, confirmDialog, showToast, useDialogs } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { AskOutlet } from '#src/shared/ui/dialog/AskOutlet.tsx'
import { ToastOutlet } from '#src/shared/ui/feedback/ToastOutlet.tsx'
import { QrPanel } from '#src/shared/ui/qr/QrPanel.tsx'

beforeEach(() => useDialogs.setState({ question: null, toasts: [] }))
afterEach(cleanup)

describe('toasts', () => {
  beforeEach(() => void vi.useFakeTimers())
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })

  test('are announced by their tone, disappear after 5 s, and the same text appears once', () => {
    render(<ToastOutlet />)
    act(() => {
      showToast('success', '保存成功')
      showToast('warning', '请稍后再试')
      showToast('warning', '请稍后再试')
    })
    expect(screen.getByRole('status').textContent).toBe('成功保存成功')
    expect(screen.getByRole('alert').textContent).toBe('提示请稍后再试')
    pass(4999)
    expect(screen.getByText('请稍后再试')).toBeTruthy()
    pass(1)
    expect(screen.queryByText('请稍后再试')).toBeNull()
  })

  test('are shown anew over an open dialog, which covers what was shown before it', () => {
    const toggled: (boolean | undefined)[] = []
    HTMLElement.prototype.togglePopover = (force) => {
      const isShown = typeof force === 'object' ? force.force : force
      toggled.push(isShown)
      return Boolean(isShown)
    }
    render(<ToastOutlet />)
    act(() => showToast('info', '需求已受理'))
    expect(toggled).toEqual([true, true])
    const dialog = document.createElement('dialog')
    dialog.open = true
    document.body.append(dialog)
    act(() => showToast('warning', '您已被超越'))
    expect(toggled).toEqual([true, true, false, true])
    dialog.remove()
    Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover')
  })

  test('stay while hovered or focused, and can be closed', () => {
    render(<ToastOutlet />)
    act(() => showToast('error', '网络连接失败'))
    const toast = screen.getByText('网络连接失败').parentElement!
    fireEvent.pointerEnter(toast)
    pass(60_000)
    expect(screen.getByText('网络连接失败')).toBeTruthy()
    fireEvent.pointerLeave(toast)
    pass(4999)
    expect(screen.getByText('网络连接失败')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '关闭提示' }))
    expect(screen.queryByText('网络连接失败')).toBeNull()
  })
})

describe('[FW-02] questions', () => {
  const onConfirm = vi.fn<() => void>()
  // antd is loaded with the first question; on a busy machine its thousand modules take time.
  beforeAll(() => import('#src/shared/ui/dialog/AskDialog.tsx'), 60_000)
  beforeEach(() => onConfirm.mockClear())
  const asking = { title: '溫馨提示', message: '请先登录', cancel: null, onConfirm }

  test('a question without a second answer has a single button, which confirms it', async () => {
    render(<AskOutlet />)
    act(() => confirmDialog(asking))
    const dialog = await screen.findByRole('dialog', { name: '溫馨提示' })
    expect(dialog.textContent).toContain('请先登录')
    const shown = screen.getAllByRole('button').filter(({ textContent }) => textContent)
    expect(shown.map(({ textContent }) => textContent)).toEqual(['确定'])
    await userEvent.click(shown[0]!)
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(useDialogs.getState().question).toBeNull()
  })

  test('dismissing has no effect', async () => {
    render(<AskOutlet />)
    act(() => confirmDialog(asking))
    await screen.findByRole('dialog', { name: '溫馨提示' })
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', keyCode: 27 })
    await waitFor(() => expect(useDialogs.getState().question).toBeNull())
    expect(onConfirm).not.toHaveBeenCalled()
  })

  test('a question restores the focus, even if the element that opened it is gone', async () => {
    const Asking = ({ isHere }: { isHere: boolean }) => (
      <main>
        <section aria-label="列表">
          {isHere && (
            <button type="button" onClick={() => confirmDialog(asking)}>
              删除
            </button>
          )}
        </section>
        <AskOutlet />
      </main>
    )
    const { rerender } = render(<Asking isHere />)
    const button = screen.getByText('删除')
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: '确定' }))
    await waitFor(() => expect(document.activeElement).toBe(button))
    await userEvent.click(button)
    const confirm = await screen.findByRole('button', { name: '确定' })
    rerender(<Asking isHere={false} />)
    await userEvent.click(confirm)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('列表')))
  })

  test('a second answer has a second button', async () => {
    render(<AskOutlet />)
    act(() => confirmDialog({ title: '用户未登录', message: '请先登录', confirm: '去登录', onConfirm }))
    await screen.findByRole('dialog', { name: '用户未登录' })
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(onConfirm).not.toHaveBeenCalled()
    act(closeDialog)
  })
})

describe('[HD-01] a QR code behind a button', () => {
  const start = () =>
    render(
      <QrPanel text="https://www.minjiang-exchange.example/official-account" label="官方公众号二维码" caption="扫一扫">
        官方公众号
      </QrPanel>,
    )
  const code = () => screen.queryByRole('img', { name: '官方公众号二维码' })

  test('opens on hover, can be hovered itself, and closes', async () => {
    start()
    const button = screen.getByRole('button')
    expect(code()).toBeNull()
    await userEvent.hover(button)
    await waitFor(() => expect(code()?.querySelector('path')?.getAttribute('d')).toMatch(/^M\d+ \d+h\d+/))
    await userEvent.hover(code()!)
    expect(code()).toBeTruthy()
    await userEvent.unhover(code()!)
    expect(code()).toBeNull()
  })

  test('is moved into the window: sideways at an edge, and above its button if there is no space below', async () => {
    start()
    const button = screen.getByRole('button')
    const panel = screen.getByText('扫一扫')
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(375)
    const height = vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900)
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 568, 60, 32))
    const place = vi.spyOn(panel, 'getBoundingClientRect').mockReturnValue(new DOMRect(-27, 600, 168, 200))
    await userEvent.hover(button)
    expect(panel.style.translate).toBe('35px 0px')
    await userEvent.unhover(button)
    height.mockReturnValue(640)
    place.mockReturnValue(new DOMRect(240, 600, 168, 200))
    await userEvent.hover(button)
    expect(panel.style.translate).toBe('-41px -232px')
  })

  test('opens on focus, closes by Esc and on blur', async () => {
    start()
    await userEvent.tab()
    await waitFor(() => expect(code()).toBeTruthy())
    expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{Escape}')
    expect(code()).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(code()).toBeTruthy())
    await userEvent.tab()
    expect(code()).toBeNull()
  })
})
