import { type BranchDetail, branchDetail } from '#src/model/branch/detail.ts'
import { readStored, writeStored } from '#src/shared/lib/storage/storage.ts'

const key = 'branch:v1'

/** The branch whose detail was fetched last; null if there is none, or one that cannot be read. */
export function storedBranch(): BranchDetail | null {
  try {
    return branchDetail.safeParse(JSON.parse(readStored('local', key) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export const storeBranch = (branch: BranchDetail): void => void writeStored('local', key, JSON.stringify(branch))
