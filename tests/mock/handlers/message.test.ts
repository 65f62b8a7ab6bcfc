import { describe, expect, test } from 'vitest'
import * as message from '#src/api/endpoints/message.ts'
import { userTopic } from '#src/model/push/topics.ts'
import { Exchange } from '#src/mock/worlds.ts'
import { ask, clockAt, memoryJournal, someFriday, testExchange } from '#tests/support/exchange.ts'
import { bearerOf } from '../support/sign-in.ts'

const me = 'U0004'
const dayMs = 86_400_000

function box() {
  const { exchange, advance } = testExchange()
  const bearer = bearerOf(exchange, 'person')
  return {
    exchange,
    advance,
    page: async (asked: object = {}) =>
      (await ask(exchange, message.messagesPage, { size: 100, ...asked }, bearer)).data,
    detail: (id: string, kind?: string) =>
      ask(exchange, message.messageDetail, { id, ...(kind ? { kind } : {}) }, bearer),
    read: async (ids: string[]) => (await ask(exchange, message.readMessages, { ids }, bearer)).data,
    readAll: async (kind?: string) => (await ask(exchange, message.readAllMessages, kind ? { kind } : {}, bearer)).data,
    remove: async (ids: string[]) => (await ask(exchange, message.removeMessages, { ids }, bearer)).data,
    restore: async (ids: string[]) => (await ask(exchange, message.restoreMessages, { ids }, bearer)).data,
    settings: async () => (await ask(exchange, message.messageSettings, {}, bearer)).data,
    set: (kind: string, channel: 'site' | 'sms' | 'mail', on: boolean) =>
      ask(exchange, message.setMessageChannel, { kind, channel, on }, bearer),
    unread: async () => (await ask(exchange, message.unreadMessages, {}, bearer)).data.unread,
  }
}

/** Collects the events of the user's topic from now on. */
function collectEvents(exchange: Exchange) {
  const events: { type: string; data: unknown }[] = []
  const publish = exchange.hub.publish
  exchange.hub.publish = (topic, type, data, lotId) => {
    if (topic === userTopic(me)) events.push({ type, data })
    publish(topic, type, data, lotId)
  }
  return events
}

describe('[BD-08] messages', () => {
  test('need a session', async () => {
    const { exchange } = testExchange()
    const refused = { code: 401, msg: '请先登录', data: null }
    expect(await ask(exchange, message.messagesPage, {})).toEqual(refused)
    expect(await ask(exchange, message.readMessages, { ids: ['M00000001'] })).toEqual(refused)
    expect(await ask(exchange, message.messageSettings, {})).toEqual(refused)
  })

  test('are newest first, by kind and read state, with counts over all', async () => {
    const { page, unread } = box()
    const all = await page()
    expect(all.records.map(({ at }) => at)).toEqual(all.records.map(({ at }) => at).toSorted((a, b) => b - a))
    expect(all.counts.all).toEqual({ total: all.total, unread: await unread() })
    const security = await page({ kind: 'security' })
    expect(security.records.map(({ kind }) => kind)).toEqual(['security'])
    expect(security.counts).toEqual(all.counts)
    const fresh = await page({ isRead: false })
    expect(fresh.total).toBe(all.counts.all.unread)
    expect((await page({ kind: 'none' })).records).toEqual([])
  })

  test('match the state of each demo account', () => {
    const { exchange } = testExchange()
    const titles = (userId: string) => exchange.mailbox.of(userId).map(({ title }) => title)
    expect(titles('U0003')).toContain('实名认证未通过')
    expect(titles('U0007')).toContain('您已被列入竞买黑名单')
    expect(titles('U0008')).toContain('应付款项已到期')
    expect(titles('U0001')).not.toContain('实名认证已通过')
    for (const { at } of exchange.mailbox.of(me)) expect(at).toBeLessThan(exchange.now())
  })

  test('one with its neighbours, of its kind if requested; an unknown one and another person’s are 404', async () => {
    const { exchange, page, detail } = box()
    const { records } = await page()
    const second = records[1]!
    expect((await detail(second.id)).data).toMatchObject({
      message: second,
      newerId: records[0]!.id,
      olderId: records[2]!.id,
    })
    const only = records.find(({ kind }) => kind === 'security')!
    expect((await detail(only.id, 'security')).data).toMatchObject({ newerId: null, olderId: null })
    const stranger = exchange.mailbox.of('U0005')[0]!
    for (const id of ['', 'M1', stranger.id])
      expect(await detail(id)).toMatchObject({ code: 404, msg: '消息不存在，可能已被删除' })
  })

  test('are marked as read one by one, several at once, or all of a kind; every open page gets an event', async () => {
    const { exchange, page, read, readAll, unread } = box()
    const events = collectEvents(exchange)
    const before = await unread()
    const fresh = (await page({ isRead: false })).records.map(({ id }) => id)
    expect(await read([fresh[0]!, 'M1'])).toEqual({ changed: 1, unread: before - 1 })
    expect(await read([fresh[0]!])).toEqual({ changed: 0, unread: before - 1 })
    expect(await readAll('security')).toEqual({ changed: 1, unread: before - 2 })
    expect(await readAll()).toEqual({ changed: before - 2, unread: 0 })
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ['unread', { unread: before - 1 }],
      ['unread', { unread: before - 2 }],
      ['unread', { unread: 0 }],
    ])
  })

  test('are in the bin for thirty days, from where they are restored unchanged', async () => {
    const { exchange, advance, page, remove, restore, detail } = box()
    const { records, counts } = await page()
    const [first, second] = [records[0]!, records[1]!]
    expect(await remove([first.id, second.id, first.id])).toMatchObject({ changed: 2, unread: counts.all.unread - 2 })
    expect((await page()).records.map(({ id }) => id)).not.toContain(first.id)
    expect((await page({ bin: true })).records.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted())
    expect((await page()).counts.bin).toBe(2)
    expect((await detail(first.id)).data.message.binnedAt).toBe(exchange.now())
    expect(await restore([first.id])).toMatchObject({ changed: 1, unread: counts.all.unread - 1 })
    expect((await page()).records[0]!.id).toBe(first.id)
    advance(30 * dayMs)
    expect(exchange.mailbox.binned(me)).toEqual([])
    expect(exchange.mailbox.restore(me, [second.id])).toMatchObject({ changed: 0 })
  })

  test('use the channels that the user has chosen; those of security cannot be switched off', async () => {
    const { exchange, settings, set, page } = box()
    expect((await settings()).find(({ kind }) => kind === 'security')).toEqual({
      kind: 'security',
      site: true,
      sms: true,
      mail: true,
      isFixed: true,
    })
    for (const channel of ['site', 'sms', 'mail'] as const)
      expect(await set('security', channel, false)).toMatchObject({ code: 400, msg: '账户安全类消息不能关闭' })
    expect(await set('nothing', 'site', false)).toMatchObject({ code: 400, msg: '消息类型不存在' })
    await set('deposit', 'sms', false)
    const texts = exchange.sms.inbox.length
    exchange.mailbox.write(me, { kind: 'deposit', title: '保证金已到账', text: '一', also: ['sms'] })
    expect(exchange.sms.inbox).toHaveLength(texts)
    await set('deposit', 'site', false)
    await set('deposit', 'sms', true)
    exchange.mailbox.write(me, { kind: 'deposit', title: '保证金已到账', text: '二', also: ['sms'] })
    expect(exchange.sms.inbox[0]!.text).toContain('保证金已到账：二')
    expect((await page({ kind: 'deposit' })).records.map(({ text }) => text)).toEqual(['一'])
  })

  test('a message that is switched off on the site still appears as the requested toast, and is not counted', async () => {
    const { exchange, set, unread } = box()
    await set('bidding', 'site', false)
    const before = await unread()
    const events = collectEvents(exchange)
    exchange.mailbox.write(me, { kind: 'bidding', title: '您已被超越', text: '当前价 1', also: ['push'] })
    exchange.mailbox.write(me, { kind: 'bidding', title: '即将竞价', text: '一小时后' })
    expect(events).toHaveLength(1)
    expect(events[0]!.data).toMatchObject({ toast: true, unread: before })
    expect(await unread()).toBe(before)
  })

  test('are mailed to users who have bound an address', () => {
    const { exchange } = box()
    const letter = { kind: 'notice', title: '公告变更', text: '延期', also: ['mail'] } as const
    exchange.mailbox.write(me, letter)
    expect(exchange.mailbox.mails).toEqual([])
    exchange.security.emailOf = () => 'zhou@mail.example'
    exchange.mailbox.write(me, letter)
    expect(exchange.mailbox.mails).toEqual([
      { at: exchange.now(), to: 'zhou@mail.example', title: '公告变更', text: '延期' },
    ])
  })

  test('are restored by a replay of the journal', async () => {
    const journal = memoryJournal()
    const { exchange } = testExchange({ journal })
    const bearer = bearerOf(exchange, 'person')
    const [first, second] = exchange.mailbox.of(me).map(({ id }) => id)
    await ask(exchange, message.readMessages, { ids: [second!] }, bearer)
    await ask(exchange, message.removeMessages, { ids: [first!] }, bearer)
    await ask(exchange, message.setMessageChannel, { kind: 'service', channel: 'sms', on: false }, bearer)
    const again = new Exchange({ world: 'test', real: clockAt(someFriday).now, journal })
    for (const part of ['of', 'binned', 'settingsOf', 'countsOf'] as const)
      expect(again.mailbox[part](me)).toEqual(exchange.mailbox[part](me))
  })
})
