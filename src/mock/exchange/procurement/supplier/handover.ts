import { handoverSeconds } from '#src/model/procurement/rules.ts'
import { minuteMs } from '#src/model/time/units.ts'
import type { Core } from '../../core.ts'
import { token } from '../../random.ts'
import { Refusal } from '../../refusal.ts'
import type { SupplierBook } from './book.ts'
import type { Supplier } from './record.ts'

/** Where the procurement system takes a hand-over. */
export const purchaseSystemRoot = '/mock-purchase/'
export const enterPath = `${purchaseSystemRoot}enter`

/** How long one may stay in the procurement system. */
export const visitMs = 30 * minuteMs

type Bound = { userId: string; projectId: string; state: string; until: number }
type Code = Bound & { isUsed: boolean }
export type Visit = Bound & { supplier: Supplier }
export type Entering = { code: string; state: string; project: string }

export type Handovers = {
  /** A one-time code for the procurement system, in the address that takes it. */
  give: (userId: string, projectId: string, state: string) => { url: string; expiresAt: number }
  /** Exchanges a code for the key of a visit; each code once. */
  enter: (entering: Entering) => string
  /** The visit of a key; refuses one that has ended, and one of another project than the named. */
  visit: (key: string, projectId?: string) => Visit
}

const again = '请返回岷江产权交易网的采购项目页面，重新点击“前往采购系统”'

/** The hand-over to the procurement system by a code that is bound to the user, the project and the state of the page. */
export function createHandovers(core: Core, book: SupplierBook): Handovers {
  const codes = new Map<string, Code>()
  const visits = new Map<string, Bound>()

  const checked = (code: Code | undefined, { state, project }: Entering): Code => {
    if (!code) throw new Refusal(400, `跳转凭证无效。${again}`)
    if (code.isUsed) throw new Refusal(409, `该跳转凭证已经使用过，每个凭证只能使用一次。${again}`)
    // Whatever is wrong with this attempt, nobody may try the code again.
    code.isUsed = true
    if (core.now() > code.until) throw new Refusal(410, `跳转凭证已超过 ${handoverSeconds} 秒的有效期。${again}`)
    if (code.state !== state) throw new Refusal(403, `跳转请求与发起的页面不一致，可能来自他人。${again}`)
    if (code.projectId !== project) throw new Refusal(403, `跳转凭证不属于该采购项目。${again}`)
    return code
  }

  return {
    give: (userId, projectId, state) => {
      const supplier = book.enrolled(userId, projectId)
      if (supplier.boughtAt === null) throw new Refusal(403, '获取采购文件后方可前往采购系统')
      const code = token(core.random)
      const until = core.now() + handoverSeconds * 1000
      codes.set(code, { userId, projectId, state, until, isUsed: false })
      const query = new URLSearchParams({ code, state, project: projectId })
      return { url: `${enterPath}?${query.toString()}`, expiresAt: until }
    },
    enter: (entering) => {
      const { userId, projectId, state } = checked(codes.get(entering.code), entering)
      const key = token(core.random)
      visits.set(key, { userId, projectId, state, until: core.now() + visitMs })
      return key
    },
    visit: (key, projectId = visits.get(key)?.projectId) => {
      const bound = visits.get(key)
      const supplier = bound && book.find(bound.userId, bound.projectId)
      if (!supplier || bound.projectId !== projectId) throw new Refusal(400, `访问凭证无效。${again}`)
      if (core.now() > bound.until) throw new Refusal(410, `在采购系统停留过久，登录已失效。${again}`)
      return { ...bound, supplier }
    },
  }
}
