import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { call } from '#src/api/client.ts'
import { dealEvidence } from '#src/api/endpoints/evidence.ts'
import { ApiError } from '#src/api/errors.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { Evidence } from '#src/model/evidence/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { EmptyState, QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'

const height = 520
const refused = new Set([403, 404])

/** No evidence is shown: why, and where to go on. */
function NoEvidence({ text, why }: { text: string; why: string }) {
  const t = useT()
  return (
    <Card label={t('存证')}>
      <EmptyState
        minHeight={320}
        text={text}
        hint={
          <>
            <p className="muted">{why}</p>
            <Actions align="center">
              <Button look="primary" to={linkToOwn.contracts()}>
                {t('返回我的合同')}
              </Button>
            </Actions>
          </>
        }
      />
    </Card>
  )
}

/** Loads the evidence of the deal that the address names; that of others is refused by the exchange, without data. */
export function OneEvidence({ children }: { children: (evidence: Evidence) => ReactNode }) {
  const t = useT()
  const [search] = useSearchParams()
  const dealId = search.get('id') ?? ''
  const evidence = useQuery({
    queryKey: [userScope, 'settlements', 'evidence', dealId],
    queryFn: ({ signal }) => call(dealEvidence, { dealId }, { signal }),
    enabled: dealId !== '',
    retry: (count, error) => !(error instanceof ApiError) && count < 1,
  })
  const { error } = evidence
  if (dealId === '') return <NoEvidence text={t('未找到存证')} why={t('请从合同、结算单或报名详情中打开存证。')} />
  if (error instanceof ApiError && refused.has(error.reply.code))
    return <NoEvidence text={t(error.message)} why={t('存证只向成交双方开放。')} />
  return (
    <QueryBoundary query={evidence} loading={<Skeleton height={height} />} minHeight={height}>
      {(found) =>
        found.entries.length > 0 ? (
          children(found)
        ) : (
          <NoEvidence text={t('暂无存证')} why={t('竞价结束后，每一步都会在这里留下存证。')} />
        )
      }
    </QueryBoundary>
  )
}
