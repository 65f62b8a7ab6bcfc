import type { SaveState } from './session/session.ts'

export const saveLabels: Readonly<Record<Exclude<SaveState, 'refused'>, string>> = {
  saved: '已保存',
  saving: '正在保存…',
  unsent: '连接中断，已在本机保留，恢复后自动提交',
}

export const notStoredLabel = '连接中断，本机无法保留，请不要关闭本页，恢复后自动提交'

/** Titles of marked changes, by whose they are. */
export const changeLabels = {
  inserted: { own: '我方新增', other: '对方新增' },
  deleted: { own: '我方删除', other: '对方删除' },
} as const
