import { groupOf } from '#src/model/procurement/kinds.ts'
import type { ProcurementDetail } from '#src/model/procurement/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { lotNameIn, yuanText } from '../amounts.ts'
import { OpeningNote } from '../LawNote.tsx'
import styles from '../project.module.css'

type Opened = NonNullable<ProcurementDetail['opening']>[number]

/** Suppliers of an auction quote in its room, and nothing is opened; only those of a tender bid. */
function textsOf(method: string, time: string, t: Translate) {
  if (method === 'auction')
    return {
      record: t('供应商报价'),
      at: t('报价时间'),
      later: t('竞价结束后公开'),
      never: t('项目已终止，没有供应商报价'),
      hint: t('{{time}} 开始竞价，结束后公布供应商的名称和最终报价。', { time }),
    }
  if (groupOf(method) === 'tender')
    return {
      record: t('开标记录'),
      at: t('递交时间'),
      later: t('开标后公开'),
      never: t('项目已终止，没有开标记录'),
      hint: t('{{time}} 开标，此前不公开供应商的名称、数量和报价。', { time }),
    }
  return {
    record: t('开启记录'),
    at: t('递交时间'),
    later: t('开启后公开'),
    never: t('项目已终止，没有开启记录'),
    hint: t('{{time}} 开启响应，此前不公开供应商的名称、数量和报价。', { time }),
  }
}

/** Every response as it was read out. Before the opening nobody knows who takes part. */
export function Opening({ project: { opening, lots, schedule, method } }: { project: ProcurementDetail }) {
  const t = useT()
  const texts = textsOf(method, exactTime(schedule.deadlineAt), t)
  const columns: readonly Column<Opened>[] = [
    { key: 'supplier', header: t('供应商'), render: ({ supplier }) => supplier, lang: 'zh-CN', isPrimary: true },
    { key: 'lot', header: t('标段'), render: ({ lotId }) => lotNameIn(lots, lotId), lang: 'zh-CN' },
    { key: 'price', header: t('报价'), render: ({ price }) => yuanText(t, price), align: 'right', isPrice: true },
    { key: 'period', header: t('履约期限'), render: ({ period }) => period, lang: 'zh-CN' },
    {
      key: 'at',
      header: texts.at,
      render: ({ at }) => <span className="number">{dateTimeSeconds(at)}</span>,
      isMuted: true,
    },
  ]
  const secret = (
    <EmptyState
      text={schedule.terminatedAt == null ? texts.later : texts.never}
      hint={schedule.terminatedAt == null && <p className="muted">{texts.hint}</p>}
      minHeight={160}
    />
  )
  return (
    <div className={styles['stack']}>
      {opening == null ? (
        secret
      ) : (
        <DataTable
          caption={texts.record}
          columns={columns}
          rows={opening.toSorted((one, other) => one.lotId.localeCompare(other.lotId) || one.at - other.at)}
          rowKey={({ lotId, supplier }) => `${lotId} ${supplier}`}
          minWidth={760}
          box={{ label: texts.record }}
        />
      )}
      {method !== 'auction' && (
        <div className={styles['laws']}>
          <OpeningNote method={method} />
        </div>
      )}
    </div>
  )
}
