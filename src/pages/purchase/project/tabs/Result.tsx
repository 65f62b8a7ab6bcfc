import { procurementLaw } from '#src/model/procurement/rules.ts'
import type { ProcurementDetail } from '#src/model/procurement/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { lotNameIn, yuanText } from '../amounts.ts'
import { LawNote } from '../LawNote.tsx'
import styles from '../project.module.css'

type Props = { project: ProcurementDetail }
type Candidate = NonNullable<ProcurementDetail['candidates']>[number]
type Award = NonNullable<ProcurementDetail['awards']>[number]

function Candidates({ project: { candidates, lots, schedule, method } }: Props) {
  const t = useT()
  const columns: readonly Column<Candidate>[] = [
    { key: 'supplier', header: t('候选人'), render: ({ supplier }) => supplier, lang: 'zh-CN', isPrimary: true },
    { key: 'lot', header: t('标段'), render: ({ lotId }) => lotNameIn(lots, lotId), lang: 'zh-CN' },
    { key: 'rank', header: t('名次'), render: ({ rank }) => rank, align: 'center', width: '5em' },
    {
      key: 'price',
      header: t('报价'),
      render: ({ price }) => yuanText(t, price),
      align: 'right',
      isPrice: true,
      width: '11em',
    },
    { key: 'score', header: t('得分'), render: ({ score }) => score ?? t('按报价'), align: 'right', width: '7em' },
  ]
  if (candidates == null) return <EmptyState text={t('评审后公示候选人')} minHeight={120} />
  return (
    <section>
      <h3>{t('候选人公示')}</h3>
      <p>
        {t('公示期 {{from}} 至 {{to}}。异议只能在公示期内提出。', {
          from: exactTime(schedule.publicityFrom),
          to: exactTime(schedule.publicityTo),
        })}
      </p>
      <DataTable
        caption={t('候选人公示')}
        columns={columns}
        rows={candidates}
        rowKey={({ lotId, rank }) => `${lotId} ${rank}`}
        minWidth={720}
        box={{ label: t('候选人公示') }}
      />
      <LawNote
        source="publicity"
        method={method}
        text={t('公示期不少于 {{days}} 日；异议在 {{answer}} 日内答复，答复前暂停采购活动。', {
          days: procurementLaw.publicityDays,
          answer: procurementLaw.answerDays,
        })}
      />
    </section>
  )
}

function Objections({ project: { objections } }: Props) {
  const t = useT()
  if (objections.length === 0) return null
  return (
    <section>
      <h3>{t('异议和答复')}</h3>
      <ul className={styles['questions']}>
        {objections.map(({ id, at, answerBy, answeredAt, answer }) => (
          <li key={id}>
            <p className="number">
              {t('提出时间 {{time}}', { time: exactTime(at) })}{' '}
              {answeredAt == null ? <Tag tone="warning">{t('处理中')}</Tag> : <Tag tone="success">{t('已答复')}</Tag>}
            </p>
            {answeredAt == null ? (
              <p className="muted">{t('采购人应在 {{time}} 前答复。', { time: exactTime(answerBy) })}</p>
            ) : (
              <>
                <p lang="zh-CN">{answer}</p>
                <p className="muted number">{t('答复时间 {{time}}', { time: exactTime(answeredAt) })}</p>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Awards({ project: { awards, lots, schedule, method } }: Props) {
  const t = useT()
  if (awards == null) return null
  const columns: readonly Column<Award>[] = [
    { key: 'supplier', header: t('中选单位'), render: ({ supplier }) => supplier, lang: 'zh-CN', isPrimary: true },
    { key: 'lot', header: t('标段'), render: ({ lotId }) => lotNameIn(lots, lotId), lang: 'zh-CN' },
    { key: 'price', header: t('金额'), render: ({ price }) => yuanText(t, price), align: 'right', isPrice: true },
  ]
  return (
    <section>
      <h3>{t('采购结果')}</h3>
      <p>
        {t('结果公告时间 {{time}}。', { time: exactTime(schedule.resultAt) })}{' '}
        {schedule.contractAt != null && t('合同签订时间 {{time}}。', { time: exactTime(schedule.contractAt) })}
      </p>
      <DataTable caption={t('采购结果')} columns={columns} rows={awards} rowKey={({ lotId }) => lotId} />
      <LawNote
        source="performance"
        method={method}
        text={t('履约保证金不超过合同金额的 {{percent}}%。', { percent: procurementLaw.performancePercent })}
      />
    </section>
  )
}

/** The candidates with their publicity and the objections to them, and the result; or why there is none. */
export function Result({ project }: Props) {
  const t = useT()
  if (project.terminationReason != null)
    return (
      <section className={styles['texts']} aria-label={t('终止原因')}>
        <h3>{t('终止原因')}</h3>
        <p lang="zh-CN">{project.terminationReason}</p>
        <p className="muted number">{t('终止时间 {{time}}', { time: exactTime(project.schedule.terminatedAt) })}</p>
      </section>
    )
  return (
    <div className={styles['texts']}>
      <Awards project={project} />
      <Candidates project={project} />
      <Objections project={project} />
    </div>
  )
}
