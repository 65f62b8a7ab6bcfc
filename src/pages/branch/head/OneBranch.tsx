import { type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { BranchDetail } from '#src/model/branch/detail.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'
import styles from './page.module.css'

type Props = {
  query: UseQueryResult<BranchDetail>
  /** The address names no branch. */
  isUnnamed?: boolean
  children: (branch: BranchDetail) => ReactNode
}

/** The branch that the address names; the way on from an unknown one is the list of all. */
export function OneBranch({ query, isUnnamed = false, children }: Props) {
  const t = useT()
  const missing = { text: t('未找到该分支机构'), link: { label: t('查看全部分支机构'), to: paths.branchIndex } }
  return (
    <div className={`content ${styles['page']}`}>
      <DetailBoundary query={query} height={560} missing={missing} isUnnamed={isUnnamed}>
        {children}
      </DetailBoundary>
    </div>
  )
}
