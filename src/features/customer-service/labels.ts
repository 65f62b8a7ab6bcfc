import type { PushStatus } from '#src/shared/lib/push.ts'

/** The state of the connection to the desk. */
export const connectionLabels: Record<PushStatus, string> = {
  idle: '连接中…',
  connecting: '连接中…',
  live: '已连接',
  stale: '重新连接中…',
  waiting: '重新连接中…',
  polling: '网络受限，只能查看消息',
  down: '重新连接中…',
  stopped: '已断开',
  refused: '暂时无法接入客服',
}
