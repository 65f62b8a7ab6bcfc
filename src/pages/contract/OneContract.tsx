import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '#src/api/errors.ts'
import { contractQuery } from '#src/features/contract/queries.ts'
import type { ContractView } from '#src/model/contract/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { EmptyState, QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'

/** px */
const height = 520
const refused = new Set([403, 404])

/** No contract is shown: why, and where to go on. */
function NoContract({ text, why }: { text: string; why: string }) {
  const t = useT()
  return (
    <Card label={t('合同')}>
      <EmptyState
        minHeight={320}
        text={text}
        hint={<p className="muted">{why}</p>}
        link={{ label: t('返回我的合同'), to: linkToOwn.contracts() }}
      />
    </Card>
  )
}

/** Loads the contract that the address names; another person's is refused by the exchange, without data. */
export function OneContract({ children }: { children: (contract: ContractView) => ReactNode }) {
  const t = useT()
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const contract = useQuery({ ...contractQuery(id), enabled: id !== '' })
  const { error } = contract
  if (id === '') return <NoContract text={t('未找到该合同')} why={t('请从我的合同列表中打开合同。')} />
  if (error instanceof ApiError && refused.has(error.reply.code))
    return <NoContract text={t(error.message)} why={t('该合同不存在，或您不是它的当事人或签署方。')} />
  return (
    <QueryBoundary query={contract} loading={<Skeleton height={height} />} minHeight={height}>
      {children}
    </QueryBoundary>
  )
}
