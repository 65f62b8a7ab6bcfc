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
import { NotShown, OwnBoundary } from '#src/shared/ui/feedback/OwnBoundary.tsx'

/** The evidence of the deal that the address names. */
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
  const label = t('存证')
  const links = [{ label: t('返回我的合同'), to: linkToOwn.contracts() }] as const
  return (
    <OwnBoundary
      label={label}
      query={evidence}
      height={520}
      unnamed={dealId === '' ? { text: t('未找到存证'), why: t('请从合同、结算单或报名详情中打开存证。') } : null}
      refusedWhy={t('存证只向成交双方开放。')}
      links={links}
    >
      {(found) =>
        found.entries.length > 0 ? (
          children(found)
        ) : (
          <NotShown
            label={label}
            text={t('暂无存证')}
            why={t('竞价结束后，每一步都会在这里留下存证。')}
            links={links}
          />
        )
      }
    </OwnBoundary>
  )
}
