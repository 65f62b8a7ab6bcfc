import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { contractQuery } from '#src/features/contract/queries.ts'
import type { ContractView } from '#src/model/contract/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { OwnBoundary } from '#src/shared/ui/feedback/OwnBoundary.tsx'

/** The contract that the address names. */
export function OneContract({ children }: { children: (contract: ContractView) => ReactNode }) {
  const t = useT()
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const contract = useQuery({ ...contractQuery(id), enabled: id !== '' })
  return (
    <OwnBoundary
      label={t('合同')}
      query={contract}
      height={520}
      unnamed={id === '' ? { text: t('未找到该合同'), why: t('请从我的合同列表中打开合同。') } : null}
      refusedWhy={t('该合同不存在，或您不是它的当事人或签署方。')}
      links={[{ label: t('返回我的合同'), to: linkToOwn.contracts() }]}
    >
      {children}
    </OwnBoundary>
  )
}
