import type { BranchDetail } from '#src/model/branch/schema.ts'
import type { Exchange } from '../worlds.ts'
import { Refusal } from '../exchange/refusal.ts'

/** The branch with that id or code; the id decides if both are given. */
export function branchOf(
  exchange: Exchange,
  asked: { id?: string | undefined; code?: string | undefined },
): BranchDetail {
  if (!asked.id && !asked.code) throw new Refusal(400, '请提供分支机构的编号或代码')
  const branches = [...exchange.tables.branches.values()]
  const found = asked.id ? branches.find(({ id }) => id === asked.id) : branches.find(({ code }) => code === asked.code)
  if (!found) throw new Refusal(404, '没有这个分支机构')
  return found
}
