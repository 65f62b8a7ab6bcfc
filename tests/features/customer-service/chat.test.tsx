import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import ChatPanel from '#src/features/customer-service/ChatPanel.tsx'
import { conversationAfter, emptyConversation } from '#src/features/customer-service/conversation.ts'
import { useConversation } from '#src/features/customer-service/conversation-store.ts'
import { closeDesk, openDesk, useDesk } from '#src/features/customer-service/desk-state.ts'
import type { DeskMessage } from '#src/model/message/desk.ts'
import { type Push, providePush, type PushHandlers } from '#src/shared/lib/push.ts'
import { forgetVisitor } from '#src/shared/lib/storage/visitor.ts'

const at = Date.parse('2026-03-06T09:30:00+08:00')
const message = (id: string, from: DeskMessage['from'], text: string): DeskMessage => ({ id, from, text, at })
const greeting = message('c-0', 'desk', '您好')

describe('[FW-05] the reducer of the conversation', () => {
  const sent = (id: string, text: string) => ({ type: 'sent', id, text, at }) as const
  const received = (id: string, from: DeskMessage['from'], text: string) =>
    ({ type: 'message', message: message(id, from, text) }) as const
  const after = (...events: Parameters<typeof conversationAfter>[1][]) =>
    events.reduce(conversationAfter, emptyConversation)

  test('a sent message shows at once, until the record contains it', () => {
    const sending = after({ type: 'record', messages: [greeting] }, sent('m1', '你好'))
    expect(sending.own).toEqual([{ id: 'm1', text: '你好', at, state: 'sending' }])
    const accepted = conversationAfter(sending, { type: 'accepted', id: 'm1' })
    expect(accepted.own[0]?.state).toBe('accepted')
    expect(conversationAfter(accepted, received('c-1', 'visitor', '你好'))).toEqual({
      record: [greeting, message('c-1', 'visitor', '你好')],
      own: [],
    })
  })

  test('the record may contain a message before its acceptance arrives', () => {
    const state = after(sent('m1', '你好'), received('c-1', 'visitor', '你好'), { type: 'accepted', id: 'm1' })
    expect(state.own).toEqual([])
  })

  test('the same text sent twice is two messages', () => {
    const state = after(sent('m1', '在吗'), sent('m2', '在吗'), received('c-1', 'visitor', '在吗'))
    expect(state.own.map(({ id }) => id)).toEqual(['m2'])
  })

  test('a failed message that the record contains after all is not shown twice', () => {
    const state = after(
      { type: 'record', messages: [greeting] },
      sent('m1', '你好'),
      { type: 'failed', id: 'm1', reason: '' },
      { type: 'record', messages: [greeting, message('c-1', 'visitor', '你好')] },
    )
    expect(state.own).toEqual([])
    expect(state.record).toHaveLength(2)
  })

  test('an older record does not confirm a new message with the same text', () => {
    const record = [greeting, message('c-1', 'visitor', '你好')]
    const state = after({ type: 'record', messages: record }, sent('m1', '你好'), { type: 'record', messages: record })
    expect(state.own.map(({ id }) => id)).toEqual(['m1'])
  })

  test('a message received twice is recorded once', () => {
    expect(after(received('c-1', 'desk', '您好'), received('c-1', 'desk', '您好')).record).toHaveLength(1)
  })
})

describe('[FW-05] the panel', () => {
  let handlers: PushHandlers | null = null
  let read: string[] = []
  const say = vi.fn<Push['say']>(() => Promise.resolve())
  const connection: Push = {
    subscribe: (topic, given) => {
      expect(topic).toMatch(/^desk:[\w-]{16,}$/)
      handlers = given
      read.push(topic)
      return () => {
        read = read.filter((other) => other !== topic)
      }
    },
    say,
    status: () => 'connecting',
    onStatus: () => () => undefined,
    roundTripMs: () => null,
    setUrgent: () => undefined,
  }
  const receive = (id: string, from: DeskMessage['from'], text: string) =>
    act(() => handlers?.onEvent({ type: 'message', topic: '', seq: 1, t: at, data: message(id, from, text) }))
  const log = () => screen.getByRole('log').textContent
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '消息内容' })

  beforeEach(() => {
    providePush(connection)
    sessionStorage.clear()
    say.mockClear()
    say.mockImplementation(() => Promise.resolve())
    useConversation.setState({ ...emptyConversation, status: 'connecting' })
    openDesk()
    render(<ChatPanel />)
  })
  afterEach(() => {
    cleanup()
    closeDesk()
  })

  test('shows the state of the connection, focuses its field, and closes on Esc', async () => {
    expect(screen.getByRole('status').textContent).toBe('连接中…')
    expect(log()).toBe('正在接通客服…')
    act(() => handlers?.onStatus?.('live'))
    act(() => handlers?.onSnapshot([greeting]))
    expect(screen.getByRole('status').textContent).toBe('已连接')
    expect(log()).toContain('您好')
    expect(document.activeElement).toBe(field())
    await userEvent.keyboard('{Escape}')
    expect(useDesk.getState().isOpen).toBe(false)
  })

  test('sends on Enter, but not on Shift+Enter or on an Enter of the input method', async () => {
    await userEvent.type(field(), '第一行{Shift>}{Enter}{/Shift}第二行')
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
    expect(say).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(say.mock.calls[0]?.[1]).toEqual({ text: '第一行\n第二行' })
    expect(field().value).toBe('')
    expect(log()).toContain('第一行')
  })

  test('sends no empty text and no more than 500 characters', async () => {
    await userEvent.type(field(), '   {Enter}')
    expect(say).not.toHaveBeenCalled()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '发送' }).disabled).toBe(true)
    expect(field().maxLength).toBe(500)
  })

  test('shows a message that could not be sent, and sends the same message again', async () => {
    let refuse: (error: unknown) => void = () => undefined
    say.mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)))
    await userEvent.type(field(), '你好{Enter}')
    expect(log()).toContain('发送中…')
    await act(async () => refuse({ failure: { reason: 'unknown' } }))
    expect(log()).toContain('发送失败')
    await userEvent.click(screen.getByRole('button', { name: '重新发送' }))
    const [first, second] = say.mock.calls
    expect(second).toEqual(first)
    expect(log()).not.toContain('发送失败')
  })

  test('[FW-05] a text that was not sent or not accepted is restored after a reload, and removed once it is accepted', async () => {
    const reload = () => {
      cleanup()
      render(<ChatPanel />)
    }
    await userEvent.type(field(), '请问保证金')
    reload()
    expect(field().value).toBe('请问保证金')
    say.mockImplementationOnce(() => Promise.reject({ failure: { reason: 'unknown' } }))
    await userEvent.type(field(), '何时退还{Enter}')
    expect(field().value).toBe('')
    reload()
    expect(field().value).toBe('请问保证金何时退还')
    await userEvent.type(field(), '{Enter}')
    reload()
    expect(field().value).toBe('')
    expect(JSON.stringify({ ...localStorage })).not.toContain('保证金')
  })

  test('shows the message of a refusal', async () => {
    say.mockImplementationOnce(() =>
      Promise.reject({ failure: { reason: 'refused', code: 400, msg: '请输入 1 至 500 个字' } }),
    )
    await userEvent.type(field(), '你好{Enter}')
    expect(log()).toContain('请输入 1 至 500 个字')
  })

  test('counts messages that arrive while it is closed, and none while it is open', () => {
    act(() => handlers?.onSnapshot([greeting]))
    receive('c-1', 'desk', '请问')
    expect(useDesk.getState().unread).toBe(0)
    act(closeDesk)
    receive('c-2', 'desk', '还在吗')
    receive('c-3', 'visitor', '在')
    receive('c-4', 'desk', '好的')
    expect(useDesk.getState().unread).toBe(2)
    act(openDesk)
    expect(useDesk.getState().unread).toBe(0)
    act(closeDesk)
    receive('c-5', 'desk', '再见')
    expect(useDesk.getState().unread).toBe(1)
  })

  test('[SE-07] is not shown to the next user of the browser: signing out ends it, and another one begins', () => {
    act(() => handlers?.onSnapshot([greeting, message('c-1', 'visitor', '只有我知道')]))
    const [before] = read
    act(forgetVisitor)
    expect([useDesk.getState(), read]).toEqual([{ isOpen: false, unread: 0, prefill: '' }, []])
    expect(useConversation.getState()).toMatchObject(emptyConversation)
    cleanup()
    act(openDesk)
    render(<ChatPanel />)
    expect(read).toHaveLength(1)
    expect(read).not.toEqual([before])
    expect(log()).toBe('正在接通客服…')
  })
})
