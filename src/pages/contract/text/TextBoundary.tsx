import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '#src/api/errors.ts'
import { textContractQuery, type contractTextQuery, type readTextQuery } from '#src/features/contract-text/queries.ts'
import type { ContractView } from '#src/model/contract/schema.ts'
import type { TextView } from '#src/model/contract/text/wire.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { NotShown } from '#src/shared/ui/feedback/OwnBoundary.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'

/** px */
const height = 520

const codeOf = (error: unknown): number | null => (error instanceof ApiError ? error.reply.code : null)

type Props = {
  /** For editing or for reading. */
  queryOf: typeof contractTextQuery | typeof readTextQuery
  children: (contract: ContractView, text: TextView) => ReactNode
}

/** Loads the contract that the address names, with its text; those of others are refused by the exchange, without data. */
export function TextBoundary({ queryOf, children }: Props) {
  const t = useT()
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const contract = useQuery({ ...textContractQuery(id), enabled: id !== '' })
  const text = useQuery({ ...queryOf(id), enabled: id !== '' })
  const label = t('合同正文')
  const back = [{ label: t('返回我的合同'), to: linkToOwn.contracts() }] as const
  const code = codeOf(text.error) ?? codeOf(contract.error)
  if (id === '')
    return <NotShown label={label} text={t('未找到该合同')} why={t('请从我的合同列表中打开合同。')} links={back} />
  if (code === 403)
    return <NotShown label={label} text={t('无权查看')} why={t('该合同不存在，或您不是它的当事人。')} links={back} />
  if (code === 404)
    return (
      <NotShown
        label={label}
        text={t('合同文本尚未生成')}
        why={t('请先按范本拟定合同。')}
        links={[{ label: t('前往拟定合同'), to: linkToOwn.contractEdit(id) }]}
      />
    )
  return (
    <QueryBoundary query={contract} loading={<Skeleton height={height} />} minHeight={height}>
      {(known) => (
        <QueryBoundary query={text} loading={<Skeleton height={height} />} minHeight={height}>
          {(shown) => children(known, shown)}
        </QueryBoundary>
      )}
    </QueryBoundary>
  )
}
