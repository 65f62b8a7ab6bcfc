import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sealsQuery } from '#src/features/seal/queries.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import type { Seal } from '#src/model/seal/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { EmptyState, QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'

/** px */
const height = 360

/** The seal that the address names, in every state of the list from which it is taken. */
export function OneSeal({ id, children }: { id: string; children: (seal: Seal) => ReactNode }) {
  const t = useT()
  const seals = useQuery(sealsQuery)
  const missing = (
    <Card>
      <EmptyState
        text={t('未找到该印章')}
        link={{ label: t('返回印章列表'), to: linkToOwn.seals() }}
        minHeight={height}
      />
    </Card>
  )
  return (
    <QueryBoundary
      query={seals}
      loading={<Skeleton height={height} />}
      minHeight={height}
      isEmpty={(rows) => rows.every((seal) => seal.id !== id)}
      empty={missing}
    >
      {(rows) => children(rows.find((seal) => seal.id === id)!)}
    </QueryBoundary>
  )
}
