import { Link } from 'react-router-dom'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { procurementLaw } from '#src/model/procurement/rules.ts'
import type { ProcurementDetail } from '#src/model/procurement/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { lawSources } from './labels.ts'

/** Why a project does not go on: it was terminated, or an objection is being examined. */
export function Standstill({ project }: { project: ProcurementDetail }) {
  const t = useT()
  const { schedule, terminationReason, notices, objections } = project
  if (schedule.terminatedAt != null) {
    const notice = notices.find(({ kind }) => kind === 'termination')
    return (
      <Callout tone="danger" actions={notice && <Link to={linkToPurchase.notice(notice.id)}>{t('查看终止公告')}</Link>}>
        <strong>{t('本项目已于 {{time}} 终止', { time: exactTime(schedule.terminatedAt) })}</strong>
        {terminationReason && <p lang="zh-CN">{terminationReason}</p>}
      </Callout>
    )
  }
  if (schedule.pausedSince == null) return null
  const open = objections.filter(({ answeredAt }) => answeredAt == null)
  const time = exactTime(Math.max(...open.map(({ answerBy }) => answerBy), schedule.pausedSince))
  return (
    <Callout tone="warning" role="status">
      <strong>{t('异议处理中，程序自 {{time}} 起暂停', { time: exactTime(schedule.pausedSince) })}</strong>
      <p>
        {open.length === 1 && t('采购人应在 {{time}} 前答复。', { time })}
        {open.length > 1 &&
          t('共有 {{count}} 项异议待答复，采购人应在 {{time}} 前全部答复。', {
            count: open.length,
            time,
          })}{' '}
        {t('异议在 {{days}} 日内答复，答复前暂停采购活动。依据：{{source}}。', {
          days: procurementLaw.answerDays,
          source: t(lawSources.publicity),
        })}{' '}
        {t('暂停期间公示期停止计算，其他供应商仍可提出异议；全部异议答复后程序恢复。')}
      </p>
    </Callout>
  )
}
