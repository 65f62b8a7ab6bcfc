import * as z from 'zod/mini'
import { messageKinds } from '#src/model/message/schema.ts'
import { messageKindLabels } from '#src/model/message/labels.ts'
import type { Exchange } from '../../worlds.ts'
import { escaped } from '../http/html.ts'
import { noUser, timeText, type ToolGroup } from './tool.ts'

const newMessage = z.object({
  loginName: z.string(),
  kind: z.enum(messageKinds),
  title: z.string().check(z.minLength(1)),
  text: z.string().check(z.minLength(1)),
  link: z.optional(z.string()),
  /** Ticked in a form, true in a script. */
  push: z.optional(z.union([z.boolean(), z.string()])),
})

const option = (value: string, label: string) => `<option value="${escaped(value)}">${escaped(label)}</option>`

const mailList = ({ mailbox: { mails } }: Exchange): string =>
  mails.length === 0
    ? '<p>还没有邮件。绑定邮箱后，按消息设置发送。</p>'
    : `<ul>${mails.map(({ at, to, title, text }) => `<li>${timeText(at)} ${escaped(to)}：${escaped(title)}，${escaped(text)}</li>`).join('')}</ul>`

const form = ({ tables }: Exchange): string => `
<form method="post" action="/__mock/letter">
<p><label>收件人 <select name="loginName">${[...tables.users.values()].map(({ loginName, persona }) => option(loginName, `${loginName} ${persona}`)).join('')}</select></label>
<label>类型 <select name="kind">${messageKinds.map((kind) => option(kind, messageKindLabels[kind])).join('')}</select></label></p>
<p><label>标题 <input name="title" required></label> <label>正文 <input name="text" required size="40"></label> <label>链接 <input name="link"></label></p>
<p><label><input type="checkbox" name="push"> 同时弹出提示</label> <button>发送站内消息</button></p>
</form>`

/** Messages written by hand to any account, and the e-mails that were sent. */
export const mailboxTools: ToolGroup = {
  pages: {
    letters: {
      title: '站内消息与邮件（模拟）',
      body: (exchange) => `${form(exchange)}<h2>已发邮件</h2>${mailList(exchange)}`,
    },
  },
  answers: { 'mails.json': ({ mailbox }) => mailbox.mails },
  orders: {
    letter: (exchange, body) => {
      const { success, data } = z.safeParse(newMessage, body)
      if (!success) return null
      const { loginName, kind, title, text, link, push } = data
      const also = push ? (['push'] as const) : []
      return exchange.take(
        'writeLetter',
        { loginName, letter: { kind, title, text, ...(link ? { link } : {}), also } },
        noUser,
      )
    },
  },
}
