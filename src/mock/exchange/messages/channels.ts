import {
  type MessageChannel,
  messageChannels,
  type MessageKind,
  messageKinds,
  type MessageSetting,
} from '#src/model/message/schema.ts'
import { userTopic } from '#src/model/push/topics.ts'
import type { Core } from '../core.ts'
import { Refusal } from '../refusal.ts'

/** A mail as it left the exchange. */
type Mail = { at: number; to: string; title: string; text: string }

const mailsMax = 200

/** Kinds that come by mail unless the user switches that off: those with terms and consequences. */
const mailedKinds: ReadonlySet<string> = new Set<MessageKind>(['notice', 'contract', 'settlement', 'security'])
/** Sign-ins and changes of the password are reported on every channel (domain 6.22). */
const fixedKind: MessageKind = 'security'

const usualSettings = (): MessageSetting[] =>
  messageKinds.map((kind) => ({
    kind,
    site: true,
    sms: true,
    mail: mailedKinds.has(kind),
    isFixed: kind === fixedKind,
  }))

export type Channels = {
  settingsOf: (userId: string) => MessageSetting[]
  wants: (userId: string, kind: string, channel: MessageChannel) => boolean
  setChannel: (userId: string, kind: string, channel: MessageChannel, on: boolean) => MessageSetting[]
  /** What went out by mail, to those who have bound an address, newest first. */
  mails: readonly Mail[]
  sendMail: (to: string, title: string, text: string) => void
}

/** On which channels each user wants to receive which kinds of messages. */
export function createChannels(core: Core): Channels {
  const settings = new Map<string, MessageSetting[]>()
  const mails: Mail[] = []
  const settingsOf = (userId: string): MessageSetting[] => settings.get(userId) ?? usualSettings()
  return {
    settingsOf,
    wants: (userId, kind, channel) => settingsOf(userId).find((setting) => setting.kind === kind)?.[channel] ?? true,
    setChannel: (userId, kind, channel, on) => {
      const before = settingsOf(userId)
      const setting = before.find((known) => known.kind === kind)
      if (!setting || !messageChannels.includes(channel)) throw new Refusal(400, '消息类型不存在')
      if (setting.isFixed) throw new Refusal(400, '账户安全类消息不能关闭')
      const next = before.map((known) => (known.kind === kind ? { ...known, [channel]: on } : known))
      settings.set(userId, next)
      core.hub.publish(userTopic(userId), 'changed', { matter: 'messages' })
      return next
    },
    mails,
    sendMail: (to, title, text) => {
      mails.unshift({ at: core.now(), to, title, text })
      mails.splice(mailsMax)
    },
  }
}
