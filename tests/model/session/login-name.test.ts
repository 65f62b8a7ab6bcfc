import { expect, test } from 'vitest'
import { displayName, maskedLoginName, needsDetail } from '#src/model/session/login-name.ts'

test.each([
  [{ authStatus: 0, loginName: '张三', username: 'u13800000000' }, '张三'],
  [{ authStatus: 1, loginName: '张三', username: 'u13800000000' }, '张三'],
  [{ authStatus: 2, loginName: '张三', username: 'u13800000000' }, '张三'],
  [{ authStatus: 3, loginName: '张三', username: 'u13800000000' }, 'u13800000000'],
  [{ authStatus: -1, loginName: '张三', username: 'u13800000000' }, 'u13800000000'],
  [{ authStatus: null, loginName: '张三', username: 'u13800000000' }, 'u13800000000'],
  [{ loginName: '张三', username: 'u13800000000' }, 'u13800000000'],
  [{ authStatus: 2, loginName: null, username: 'u13800000000' }, 'u13800000000'],
  [{ authStatus: 0, loginName: '  ', username: 'u13800000000' }, 'u13800000000'],
  [{ authStatus: 0, loginName: '张三', username: null }, '张三'],
  [{ authStatus: 3, loginName: '张三', username: '' }, null],
  [{ authStatus: 3, loginName: '张三' }, null],
  [{ authStatus: 0, loginName: '', username: '' }, null],
  [{ username: '   ' }, null],
  [{}, null],
])('[AC-04] %j is shown as %s', (user, name) => {
  expect(displayName(user)).toBe(name)
})

test.each([
  [0, true],
  [1, true],
  [2, true],
  [3, false],
  [-1, false],
  [0.5, false],
  [null, false],
  [undefined, false],
])('[AC-04] authStatus %s asks for the detail: %s', (authStatus, asks) => {
  expect(needsDetail(authStatus)).toBe(asks)
})

test.each([
  ['zhang2026', 'zh****26'],
  ['person', 'pe****on'],
  ['zhang', 'z****g'],
  ['zh26', 'z****6'],
])('[AC-06] of the login name %s at least two characters stay hidden', (name, shown) => {
  expect(maskedLoginName(name)).toBe(shown)
})
