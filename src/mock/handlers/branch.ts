import type { BranchDetail } from '#src/model/branch/schema.ts'
import type { Exchange } from '../worlds.ts'
import { Refusal } from '../exchange/refusal.ts'

/** The branch with that id or code; the id decides if both are given. */
export function branchOf(
  exchange: Exchange,
  query: { id?: string | undefined; code?: string | undefined },
): BranchDetail {
  if (!query.id && !query.code) throw new Refusal(400, '请提供分支机构的编号或代码')
  const branches = [...exchange.tables.branches.values()]
  const found = query.id ? branches.find(({ id }) => id === query.id) : branches.find(({ code }) => code === query.code)
  if (!found) throw new Refusal(404, '分支机构不存在')
  return found
}
