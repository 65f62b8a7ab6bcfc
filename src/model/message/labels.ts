import type { MessageChannel, MessageKind } from './schema.ts'

/** Names of message kinds (domain 6.13). */
export const messageKindLabels: Readonly<Record<MessageKind, string>> = {
  system: '系统',
  enrolment: '报名审核',
  deposit: '保证金',
  bidding: '竞价提醒',
  contract: '合同',
  settlement: '结算',
  service: '服务',
  notice: '公告变更',
  security: '账户安全',
}

export const messageChannelLabels: Readonly<Record<MessageChannel, string>> = {
  site: '站内消息',
  sms: '短信',
  mail: '邮件',
}
