import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '#src/api/errors.ts'
import { settlementQuery } from '#src/features/settlement/queries.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { paths } from '#src/model/paths.ts'
import type { SettlementDetail } from '#src/model/settlement/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { EmptyState, QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'

const height = 520
const refused = new Set([403, 404])

/** No settlement is shown: why, and where to go on. */
function NoSettlement({ text, why }: { text: string; why: string }) {
  const t = useT()
  return (
    <Card label={t('项目结算')}>
      <EmptyState
        minHeight={320}
        text={text}
        hint={
          <>
            <p className="muted">{why}</p>
            <Actions align="center">
              <Button look="primary" to={paths.projectSettlement}>
                {t('返回项目结算')}
              </Button>
              <Button to={linkToOwn.myProject({ tab: 'won' })}>{t('查看我的报名')}</Button>
            </Actions>
          </>
        }
      />
    </Card>
  )
}

/** Loads the settlement that the address names; another person's is refused by the exchange, without data. */
export function OneSettlement({ children }: { children: (settlement: SettlementDetail) => ReactNode }) {
  const t = useT()
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const settlement = useQuery({ ...settlementQuery(id), enabled: id !== '' })
  const { error } = settlement
  if (id === '') return <NoSettlement text={t('未找到该结算单')} why={t('请从项目结算列表中打开结算单。')} />
  if (error instanceof ApiError && refused.has(error.reply.code))
    return <NoSettlement text={t(error.message)} why={t('该结算单不存在，或不属于当前登录的账号。')} />
  return (
    <QueryBoundary query={settlement} loading={<Skeleton height={height} />} minHeight={height}>
      {children}
    </QueryBoundary>
  )
}
