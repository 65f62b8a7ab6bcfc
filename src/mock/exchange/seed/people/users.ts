import accounts from '../../../accounts.json' with { type: 'json' }
import type { User } from '../../tables.ts'
import { portrait } from '../pictures.ts'

/** Data of a demo account besides the credentials in accounts.json (domain 8.5). */
const persons: Record<string, { name: string; authStatus: number; persona: string; isAllowAccess?: false }> = {
  newcomer: { name: '', authStatus: 0, persona: '未认证' },
  pending: { name: '沈知远', authStatus: 1, persona: '审核中' },
  rejected: { name: '罗书航', authStatus: 2, persona: '未通过' },
  person: { name: '周岷生', authStatus: 3, persona: '个人已认证' },
  company: { name: '成都岷岸实业有限公司', authStatus: 4, persona: '机构已认证' },
  priority: { name: '四川嘉陵水务投资有限公司', authStatus: 4, persona: '优先权人' },
  blacklisted: { name: '何景川', authStatus: 3, persona: '黑名单' },
  overdue: { name: '德阳旌湖机电设备有限公司', authStatus: 4, persona: '逾期付款人' },
  disabled: { name: '唐以宁', authStatus: 3, persona: '已停用', isAllowAccess: false },
}

export function seedUsers(): Map<string, User> {
  const users = accounts.map(({ loginName, password, phone }, index): User => {
    const person = persons[loginName]
    if (!person) throw new Error(`accounts.json names ${loginName}, whom the seed does not know`)
    const { name, authStatus, persona, isAllowAccess = true } = person
    return {
      id: `U${String(index + 1).padStart(4, '0')}`,
      loginName,
      // A verified person is shown by name (AC-04).
      username: authStatus >= 3 ? name : loginName,
      name,
      password,
      telPhone: phone,
      authStatus,
      headImg: portrait(loginName),
      isAllowAccess,
      persona,
    }
  })
  return new Map(users.map((user) => [user.id, user]))
}

/** The demo account that may not bid. */
export const seedBlacklist = (users: Map<string, User>): Set<string> =>
  new Set([...users.values()].filter(({ loginName }) => loginName === 'blacklisted').map(({ id }) => id))
