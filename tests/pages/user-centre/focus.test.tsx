// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FavouriteList } from '#src/pages/user-centre/parts/FavouriteList.tsx'
import { MessageList } from '#src/pages/user-centre/parts/MessageList.tsx'
import { answered, useAsked } from '#src/shared/ui/ask.ts'
import { answerCalls } from '#tests/support/answers.ts'
import { openScreen, useLine } from '#tests/support/screen.tsx'

beforeEach(() => useLine(() => undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const pageOf = (records: object[]) => ({ records, total: records.length, size: 10, current: 1 })
const isOnly = (count: number) => waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(count))

/** As a key does it: what is pressed has the focus. */
async function press(name: RegExp) {
  const button = await screen.findByRole('button', { name })
  act(() => button.focus())
  fireEvent.click(button)
}

const message = (id: string) => ({
  id,
  kind: 'system',
  title: `消息${id}`,
  text: '内容',
  at: 1_780_000_000_000,
  isRead: true,
})

test('[SE-10] a message put into the bin takes its button along, and the list has the focus, also when it was the last', async () => {
  let ids = ['1', '2']
  const count = () => ({ total: ids.length, unread: 0 })
  answerCalls({
    '/message/page': () => ({
      ...pageOf(ids.map(message)),
      counts: { all: count(), kinds: { system: count() }, bin: 0 },
    }),
    '/message/remove': () => {
      ids = ids.slice(1)
      return { changed: 1, unread: 0 }
    },
  })
  openScreen([{ path: '/myMessage', element: <MessageList /> }], '/myMessage')
  const group = await screen.findByRole('group', { name: '我的消息' })
  await press(/^删除\s?消息1/)
  await isOnly(1)
  await waitFor(() => expect(document.activeElement).toBe(group))
  await press(/^删除\s?消息2/)
  expect(await screen.findByText('暂无消息')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(group))
})

const kept = (assetsId: string) => ({
  assetsId,
  assetsName: `商铺${assetsId}`,
  projectType: 2,
  startPrice: '1000000',
  status: 'NOTICE',
  keptAt: 1_780_000_000_000,
  isReminded: false,
  isGone: false,
})

test('[SE-10] a favourite that is let go takes its button along, and the list has the focus, also when it was the last', async () => {
  let ids = ['1', '2']
  answerCalls({
    '/collect/page': () => ({
      ...pageOf(ids.map(kept)),
      counts: { all: ids.length, open: ids.length, bidding: 0, over: 0, gone: 0 },
    }),
    '/collect/remove': () => {
      ids = ids.slice(1)
      return { removed: 1 }
    },
  })
  const confirm = () =>
    act(() => {
      useAsked.getState().question?.onConfirm?.()
      answered()
    })
  openScreen([{ path: '/myCollect', element: <FavouriteList /> }], '/myCollect')
  const group = await screen.findByRole('group', { name: '我的收藏' })
  await press(/^取消收藏\s?商铺1/)
  confirm()
  await isOnly(1)
  await waitFor(() => expect(document.activeElement).toBe(group))
  await press(/^取消收藏\s?商铺2/)
  confirm()
  expect(await screen.findByText('您还没有收藏项目')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(group))
})
