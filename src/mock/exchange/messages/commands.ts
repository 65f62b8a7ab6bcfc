import type { MessageChannel } from '#src/model/message/schema.ts'
import { type Actor, userIdOf } from '../actor.ts'
import type { Core } from '../core.ts'
import { Refusal } from '../refusal.ts'
import type { Mailbox, NewMessage } from './mailbox.ts'

type Services = Pick<Core, 'tables'> & { mailbox: Mailbox }
type Setting = { kind: string; channel: MessageChannel; on: boolean }

/** What users do with their messages, and the message that the console writes by hand. */
export const mailboxCommands = {
  readMessages: ({ mailbox }: Services, { ids }: { ids: string[] }, actor: Actor) =>
    mailbox.read(userIdOf(actor), ({ id }) => ids.includes(id)),
  readAllMessages: ({ mailbox }: Services, { kind }: { kind: string | null }, actor: Actor) =>
    mailbox.read(userIdOf(actor), (message) => !message.binnedAt && (kind === null || message.kind === kind)),
  removeMessages: ({ mailbox }: Services, { ids }: { ids: string[] }, actor: Actor) =>
    mailbox.bin(userIdOf(actor), ids),
  restoreMessages: ({ mailbox }: Services, { ids }: { ids: string[] }, actor: Actor) =>
    mailbox.restore(userIdOf(actor), ids),
  setMessageChannel: ({ mailbox }: Services, { kind, channel, on }: Setting, actor: Actor) =>
    mailbox.setChannel(userIdOf(actor), kind, channel, on),
  writeLetter: ({ mailbox, tables }: Services, input: { loginName: string; letter: NewMessage }) => {
    const user = [...tables.users.values()].find((known) => known.loginName === input.loginName)
    if (!user) throw new Refusal(404, `账户不存在：${input.loginName}`)
    return mailbox.write(user.id, input.letter)
  },
}
