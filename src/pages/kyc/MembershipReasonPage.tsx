import type { KycDetail } from '#src/model/kyc/schema.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { brand } from '#src/shared/config/brand.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { identityQuery } from '#src/features/kyc/queries.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { paths } from '#src/model/paths.ts'
import { useDesk } from '#src/features/customer-service/desk-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { EmptyState, QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'

/** Why the last claim was refused, and what to do (domain 6.2). */
function Reasons({ detail: { refusal } }: { detail: KycDetail }) {
  const t = useT()
  if (!refusal)
    return (
      <Card>
        <EmptyState
          text={t('没有未通过的实名认证申请。')}
          hint={<Button to={paths.realNamePersonInfo}>{t('查看认证信息')}</Button>}
        />
      </Card>
    )
  const { reasons, reviewer, at, kind, isChange } = refusal
  return (
    <Card title={t('未通过原因')} body="stacked">
      <p className="muted">
        {t('审核人：')}
        <span lang="zh-CN">{reviewer}</span> · {t('审核时间：')}
        <span className="number">{dateTime(at)}</span>
      </p>
      <Callout tone="warning">
        <ol>
          {reasons.map(({ text, fix }) => (
            <li key={text} lang="zh-CN">
              <p>{text}</p>
              {fix && <p className="muted">{fix}</p>}
            </li>
          ))}
        </ol>
      </Callout>
      <Actions>
        <Button look="primary" to={linkToOwn.claimForm(kind, isChange)}>
          {t('修改后重新提交')}
        </Button>
        <Button to={linkToOwn.appeal('review-result')}>{t('申诉')}</Button>
        <Button onClick={() => useDesk.setState({ isOpen: true })}>{t('联系客服')}</Button>
      </Actions>
      <p className="muted">
        {t('服务热线')} <PhoneLink phone={brand.hotline} />
      </p>
    </Card>
  )
}

/** /membershipReason (AC-11). */
export default function MembershipReasonPage() {
  const t = useT()
  const query = useQuery(identityQuery)
  return (
    <UserCentre title={t('实名认证未通过')}>
      <QueryBoundary query={query} minHeight={280} loading={<Skeleton height={280} />}>
        {(detail) => <Reasons detail={detail} />}
      </QueryBoundary>
    </UserCentre>
  )
}
