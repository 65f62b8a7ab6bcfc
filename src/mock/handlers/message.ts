import * as endpoints from '#src/api/endpoints/message.ts'
import { Refusal } from '../exchange/refusal.ts'
import { handle } from './call/handle.ts'
import { pageOfRows } from './call/page.ts'
import { idOf } from './call/asker.ts'

const near = (ids: readonly string[], id: string) => {
  const at = ids.indexOf(id)
  return { newerId: ids[at - 1] ?? null, olderId: at < 0 ? null : (ids[at + 1] ?? null) }
}

export const messageHandlers = [
  handle(endpoints.messagesPage, ({ input, exchange: { mailbox }, user }) => {
    const { kind, isRead, bin } = input
    const userId = idOf(user)
    const rows = (bin ? mailbox.binned(userId) : mailbox.of(userId)).filter(
      (message) => (kind === undefined || message.kind === kind) && (isRead === undefined || message.isRead === isRead),
    )
    return { ...pageOfRows(rows, input), counts: mailbox.countsOf(userId) }
  }),
  handle(endpoints.messageDetail, ({ input: { id, kind }, exchange: { mailbox }, user }) => {
    const userId = idOf(user)
    const [box, bin] = [mailbox.of(userId), mailbox.binned(userId)]
    const message = [...box, ...bin].find((known) => known.id === id)
    if (!message) throw new Refusal(404, '消息不存在，可能已被删除')
    const around = (message.binnedAt ? bin : box).filter((known) => kind === undefined || known.kind === kind)
    return {
      message,
      ...near(
        around.map((known) => known.id),
        id,
      ),
    }
  }),
  handle(endpoints.unreadMessages, ({ exchange, user }) => ({ unread: exchange.mailbox.unreadOf(idOf(user)) })),
  handle(endpoints.readMessages, ({ input, exchange, actor }) => exchange.take('readMessages', input, actor)),
  handle(endpoints.readAllMessages, ({ input, exchange, actor }) =>
    exchange.take('readAllMessages', { kind: input.kind ?? null }, actor),
  ),
  handle(endpoints.removeMessages, ({ input, exchange, actor }) => exchange.take('removeMessages', input, actor)),
  handle(endpoints.restoreMessages, ({ input, exchange, actor }) => exchange.take('restoreMessages', input, actor)),
  handle(endpoints.messageSettings, ({ exchange, user }) => exchange.mailbox.settingsOf(idOf(user))),
  handle(endpoints.setMessageChannel, ({ input, exchange, actor }) => exchange.take('setMessageChannel', input, actor)),
]
