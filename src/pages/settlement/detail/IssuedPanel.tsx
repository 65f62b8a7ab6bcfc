import { dueText } from '#src/features/calendar/due-text.ts'
import { IssuedFiles } from '#src/features/document/IssuedFiles.tsx'
import type { SettlementDetail } from '#src/model/settlement/schema.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'

type Props = { settlement: SettlementDetail }

/** The certificate, or until when it is promised. */
function Certificate({ settlement: { certificate, certificateBy, state } }: Props) {
  const t = useT()
  if (certificate)
    return (
      <Facts
        layout="columns"
        items={[
          { label: t('凭证编号'), value: certificate.no },
          { label: t('出具时间'), value: dateTime(certificate.at) },
        ]}
      />
    )
  if (state === 'defaulted') return null
  return (
    <p className="muted">
      {certificateBy
        ? t('交易凭证将于 {{time}} 前出具（3 个工作日内）。', { time: dueText(t, certificateBy) })
        : t('价款和服务费付清后，交易凭证在 3 个工作日内出具。')}
    </p>
  )
}

/** The certificate of the deal, and the documents of its settlement: notice of payment, statement, certificate. */
export function IssuedPanel({ settlement }: Props) {
  const t = useT()
  const { documents } = settlement
  return (
    <Card title={t('交易凭证和单据')} body="stacked">
      <Certificate settlement={settlement} />
      {documents.length === 0 ? (
        <EmptyState text={t('暂无单据')} minHeight={120} />
      ) : (
        <IssuedFiles documents={documents} />
      )}
    </Card>
  )
}
