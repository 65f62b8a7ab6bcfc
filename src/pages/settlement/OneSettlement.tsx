import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { settlementQuery } from '#src/features/settlement/queries.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { paths } from '#src/model/paths.ts'
import type { SettlementDetail } from '#src/model/settlement/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { OwnBoundary } from '#src/shared/ui/feedback/OwnBoundary.tsx'

/** The settlement that the address names. */
export function OneSettlement({ children }: { children: (settlement: SettlementDetail) => ReactNode }) {
  const t = useT()
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const settlement = useQuery({ ...settlementQuery(id), enabled: id !== '' })
  return (
    <OwnBoundary
      label={t('项目结算')}
      query={settlement}
      height={520}
      unnamed={id === '' ? { text: t('未找到该结算单'), why: t('请从项目结算列表中打开结算单。') } : null}
      refusedWhy={t('该结算单不存在，或不属于当前登录的账号。')}
      links={[
        { label: t('返回项目结算'), to: paths.projectSettlement },
        { label: t('查看我的报名'), to: linkToOwn.myProject({ tab: 'won' }) },
      ]}
    >
      {children}
    </OwnBoundary>
  )
}
