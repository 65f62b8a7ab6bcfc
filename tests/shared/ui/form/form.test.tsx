import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider, Form, Input } from 'antd'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { english } from '#src/locales/en.ts'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'
import { PortalForm } from '#src/shared/ui/form/PortalForm.tsx'
import { refuseField } from '#src/shared/ui/form/submit/refused-fields.ts'
import { all, filled, optional, rule } from '#src/shared/ui/form/rule.ts'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { showLanguage } from '#src/shared/lib/text/i18n.ts'
import { reloadPage } from '#src/shared/lib/navigation/departure.ts'
import { withoutStorage } from '#tests/support/no-storage.ts'
import { forgetDrafts, provideDraftOwner } from '#src/shared/lib/storage/draft-owner.ts'

type Values = { title: string; phone: string }

const title = filled('请输入标题')
const phone = (value: string) => (/^1\d{10}$/.test(value) ? null : '请输入正确的手机号码')

class Refused extends Error {
  override name = 'ApiError'
  reply: { code: number; msg: string }
  constructor(code: number, msg: string) {
    super(msg)
    this.reply = { code, msg }
  }
}
class Unreachable extends Error {
  override name = 'NetworkError'
  trouble = 'timeout'
}

const send = vi.fn<(values: Values, sending: { requestId: string }) => Promise<void>>()

function Screen() {
  const [form] = Form.useForm<Values>()
  const draft = useDraft(form, 'test')
  const { busy, failure, submit, retry } = useSubmit(send, {
    fieldOf: ({ code }) => (code === 409 ? 'phone' : null),
    atField: (field, message) => refuseField(form, field, message),
  })
  return (
    <PortalForm
      form={form}
      label="需求"
      draft={draft}
      busy={busy}
      onSubmit={(values) => void submit(values).then(() => draft.forget())}
      actions={
        <>
          <Failure failure={failure} onRetry={retry} busy={busy} />
          <button type="submit">{busy ? '提交中' : '提交'}</button>
        </>
      }
    >
      <Form.Item name="title" label="标题" required rules={[rule(title)]}>
        <Input />
      </Form.Item>
      <Form.Item name="phone" label="手机" rules={[rule(phone)]}>
        <Input />
      </Form.Item>
    </PortalForm>
  )
}

/** Without motion: a fading message stays in the document until its animation ends. */
function StillScreen() {
  return (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <Screen />
    </ConfigProvider>
  )
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = () => userEvent.click(screen.getByRole('button', { name: '提交' }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  provideDraftOwner(() => 'U1')
  send.mockReset()
  send.mockResolvedValue(undefined)
})
afterEach(cleanup)

describe('validators', () => {
  test('the first problem counts, and an optional text may be empty', () => {
    expect(all(title, phone)('')).toBe('请输入标题')
    expect(all(title, phone)('12')).toBe('请输入正确的手机号码')
    expect(optional(phone)('')).toBeNull()
    expect(optional(phone)('12')).toBe('请输入正确的手机号码')
  })
})

describe('validation of a field', () => {
  test('on blur, and on each change while it is invalid', async () => {
    render(<StillScreen />)
    await userEvent.type(box('手机'), '138')
    expect(screen.queryByText('请输入正确的手机号码')).toBeNull()
    await userEvent.tab()
    expect(await screen.findByText('请输入正确的手机号码')).toBeDefined()
    expect(box('手机').getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(box('手机'), '00001111')
    await waitFor(() => expect(box('手机').getAttribute('aria-invalid')).toBeNull())
  })

  test('on submit: all errors are listed, and the first invalid field has the focus', async () => {
    render(<StillScreen />)
    await press()
    expect(await screen.findByText('有 2 项需要修改')).toBeDefined()
    // A summary that went away while a field is validated again would move the button under the pointer.
    fireEvent.blur(screen.getByLabelText('标题'))
    expect(screen.queryByText('有 2 项需要修改')).not.toBeNull()
    expect(document.activeElement).toBe(box('标题'))
    await userEvent.click(screen.getByRole('button', { name: '请输入正确的手机号码' }))
    expect(document.activeElement).toBe(box('手机'))
    expect(send).not.toHaveBeenCalled()
    await userEvent.type(box('标题'), '求购')
    expect(await screen.findByText('有 1 项需要修改')).toBeDefined()
  })
})

test("the portal's own message is shown where the browser would refuse the value itself", async () => {
  const WithEmail = () => {
    const [form] = Form.useForm<Values>()
    return (
      <PortalForm form={form} label="需求" onSubmit={() => undefined} actions={<button type="submit">提交</button>}>
        <Form.Item name="title" label="邮箱" rules={[rule(() => '邮箱格式不正确')]}>
          <Input type="email" />
        </Form.Item>
      </PortalForm>
    )
  }
  render(<WithEmail />)
  await userEvent.type(box('邮箱'), 'a')
  await press()
  expect(await screen.findByText('有 1 项需要修改')).toBeDefined()
})

test('an invalid field that is collapsed is expanded and focused', async () => {
  const Folded = () => {
    const [form] = Form.useForm<Values>()
    return (
      <PortalForm form={form} label="需求" onSubmit={() => undefined} actions={<button type="submit">提交</button>}>
        <details>
          <summary>选填信息</summary>
          <Form.Item name="phone" label="手机" rules={[rule(phone)]}>
            <Input />
          </Form.Item>
        </details>
      </PortalForm>
    )
  }
  render(<Folded />)
  const field = screen.getByLabelText('手机')
  expect(field.closest('details')?.open).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: '提交' }))
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.closest('details')?.open).toBe(true)
})

const fillIn = async () => {
  await userEvent.type(box('标题'), '求购')
  await userEvent.type(box('手机'), '13900000004')
}

describe('submitting', () => {
  test('a double click sends once, and the draft is deleted', async () => {
    let done = () => {}
    send.mockImplementation(() => new Promise((resolve) => (done = resolve)))
    render(<StillScreen />)
    await fillIn()
    const button = screen.getByRole('button', { name: '提交' })
    fireEvent.click(button)
    fireEvent.click(button)
    await screen.findByRole('button', { name: '提交中' })
    fireEvent.click(button)
    await act(async () => done())
    expect(send).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(localStorage).toHaveLength(0))
  })

  test('no answer: the form reports it, and 重试 sends the same under the same id', async () => {
    send.mockRejectedValueOnce(new Unreachable())
    render(<StillScreen />)
    await fillIn()
    await press()
    expect(await screen.findByText(/服务器没有及时回应/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(screen.queryByText(/服务器没有及时回应/)).toBeNull())
    const [[first, one], [second, two]] = send.mock.calls as [
      [Values, { requestId: string }],
      [Values, { requestId: string }],
    ]
    expect(second).toEqual(first)
    expect(two.requestId).toBe(one.requestId)
  })

  test('a refusal appears above the button, or at the field it is about', async () => {
    send.mockRejectedValueOnce(new Refused(500, '系统繁忙'))
    send.mockRejectedValueOnce(new Refused(409, '该手机号提交过于频繁'))
    render(<StillScreen />)
    await fillIn()
    await press()
    expect(await screen.findByText('系统繁忙')).toBeDefined()
    await press()
    expect(await screen.findByText('该手机号提交过于频繁')).toBeDefined()
    expect(box('手机').getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText('系统繁忙')).toBeNull()
  })

  test('a refusal at a field survives blur and a change of language, and disappears with another value', async () => {
    send.mockRejectedValueOnce(new Refused(409, '该手机号已注册，请直接登录'))
    render(<StillScreen />)
    await fillIn()
    const right = box('手机').value
    await press()
    await screen.findByText('该手机号已注册，请直接登录')
    expect(document.activeElement).toBe(box('手机'))
    await userEvent.tab()
    await act(async () => new Promise((resolve) => void setTimeout(resolve, 50)))
    // During validation it may disappear for a moment.
    expect(await screen.findByText('该手机号已注册，请直接登录')).toBeDefined()
    await act(() => showLanguage('en', async () => english))
    expect(await screen.findByText('This phone number is already registered. Please sign in')).toBeDefined()
    await act(() => showLanguage('zh', async () => english))
    expect(await screen.findByText('该手机号已注册，请直接登录')).toBeDefined()

    await userEvent.type(box('手机'), '{Backspace}9')
    await waitFor(() => expect(screen.queryByText('该手机号已注册，请直接登录')).toBeNull())
    await userEvent.type(box('手机'), `{Backspace}${right.at(-1)}`)
    expect(await screen.findByText('该手机号已注册，请直接登录')).toBeDefined()
    await press()
    await waitFor(() => expect(screen.queryByText('该手机号已注册，请直接登录')).toBeNull())
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('an error that is neither a refusal nor a lost connection has a general message', () => {
    expect(failureOf(new TypeError('x'))).toEqual({ message: '提交没有成功，请稍后重试', code: null, canRetry: true })
    expect(failureOf(new Refused(400, ''))).toMatchObject({ code: 400, canRetry: false })
  })

  test('[SE-02] a chunk that did not load counts as a lost connection', () => {
    expect(failureOf(new TypeError('Failed to fetch dynamically imported module: /assets/cipher.js'))).toEqual({
      message: '网络连接失败，请检查网络后重试',
      code: null,
      canRetry: true,
    })
  })
})

describe('the draft on the screen', () => {
  test('stores the last values, also when the page ends at once', () => {
    render(<StillScreen />)
    fireEvent.change(box('标题'), { target: { value: '求购厂房' } })
    fireEvent(window, new Event('pagehide'))
    expect(JSON.stringify({ ...localStorage })).toContain('求购厂房')
  })

  const asksBeforeClosing = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

  test('[F20] in local storage needs no confirmation to close the window; neither does an untouched or a sent form', async () => {
    render(<StillScreen />)
    expect(asksBeforeClosing()).toBe(false)
    fireEvent.change(box('标题'), { target: { value: '求购厂房' } })
    expect(asksBeforeClosing()).toBe(false)
    provideDraftOwner(() => null)
    cleanup()
    render(<StillScreen />)
    fireEvent.change(box('标题'), { target: { value: '求购厂房' } })
    fireEvent.change(box('手机'), { target: { value: '13800002222' } })
    await press()
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
    expect(asksBeforeClosing()).toBe(false)
  })

  test("[F20] that would be lost with the window makes the browser ask for confirmation: a visitor's, also a restored one", async () => {
    provideDraftOwner(() => null)
    const { unmount } = render(<StillScreen />)
    fireEvent.change(box('标题'), { target: { value: '求购厂房' } })
    expect(asksBeforeClosing()).toBe(true)
    unmount()
    expect(asksBeforeClosing()).toBe(false)
    render(<StillScreen />)
    expect(asksBeforeClosing()).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: '清空重填' }))
    expect(asksBeforeClosing()).toBe(false)
  })

  test('[F20] that would be lost with the window needs no confirmation when the portal itself reloads or leaves the page', () => {
    provideDraftOwner(() => null)
    render(<StillScreen />)
    fireEvent.change(box('标题'), { target: { value: '求购厂房' } })
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => expect(asksBeforeClosing()).toBe(false))
    reloadPage()
    expect(reload).toHaveBeenCalledOnce()
    expect(asksBeforeClosing()).toBe(true)
  })

  test('[F20] that would be lost with the window needs no confirmation for a telephone or mail link', () => {
    provideDraftOwner(() => null)
    vi.useFakeTimers()
    render(
      <>
        <StillScreen />
        <a href="tel:028-1">
          <b>028-1</b>
        </a>
        <a href="#there">there</a>
      </>,
    )
    fireEvent.change(box('标题'), { target: { value: '求购厂房' } })
    fireEvent.click(screen.getByText('there'))
    expect(asksBeforeClosing()).toBe(true)
    fireEvent.click(screen.getByText('028-1'))
    expect(asksBeforeClosing()).toBe(false)
    vi.advanceTimersByTime(1001)
    expect(asksBeforeClosing()).toBe(true)
  })

  test('[F20] that a conflict keeps from being written makes the browser ask for confirmation', () => {
    render(<StillScreen />)
    const theirs = { at: Date.now(), mark: 'other', values: { title: '另一个窗口' } }
    localStorage.setItem('draft:test:v1:U1', JSON.stringify(theirs))
    fireEvent.change(box('标题'), { target: { value: '本窗口' } })
    expect(asksBeforeClosing()).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: '保留本窗口的内容' }))
    expect(asksBeforeClosing()).toBe(false)
  })

  test('[F20] if storage always throws, is kept in memory until the sign-out; the browser asks for confirmation', () => {
    onTestFinished(withoutStorage('each call'))
    const { unmount } = render(<StillScreen />)
    fireEvent.change(box('标题'), { target: { value: '求购厂房' } })
    expect(asksBeforeClosing()).toBe(true)
    unmount()
    const again = render(<StillScreen />)
    expect(box('标题').value).toBe('求购厂房')
    expect(asksBeforeClosing()).toBe(true)
    again.unmount()
    forgetDrafts()
    render(<StillScreen />)
    expect(box('标题').value).toBe('')
  })

  test('is restored with a notice, and can be discarded', async () => {
    const { unmount } = render(<StillScreen />)
    await userEvent.type(box('标题'), '求购厂房')
    unmount()
    render(<StillScreen />)
    expect(await screen.findByText(/已恢复您 .* 填写但未提交的内容/)).toBeDefined()
    expect(box('标题').value).toBe('求购厂房')
    await userEvent.click(screen.getByRole('button', { name: '清空重填' }))
    expect(box('标题').value).toBe('')
    expect(localStorage).toHaveLength(0)
  })

  test('in conflict with another window: the person chooses', async () => {
    render(<StillScreen />)
    const theirs = { at: Date.now(), mark: 'other', values: { title: '另一个窗口' } }
    localStorage.setItem('draft:test:v1:U1', JSON.stringify(theirs))
    await userEvent.type(box('标题'), '本窗口')
    expect(await screen.findByText(/另一个窗口在 .* 修改了这份表单/)).toBeDefined()
    expect(localStorage.getItem('draft:test:v1:U1')).toContain('另一个窗口')
    await userEvent.click(screen.getByRole('button', { name: '改用那份内容' }))
    expect(box('标题').value).toBe('另一个窗口')
  })
})
