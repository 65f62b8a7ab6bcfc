import type { ProcurementDetail } from '#src/model/procurement/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { lotNameIn, yuanText } from '../amounts.ts'
import { LawNote } from '../LawNote.tsx'
import styles from '../project.module.css'

type Opened = NonNullable<ProcurementDetail['opening']>[number]

/** Every response as it was read out. Before the opening nobody knows who takes part. */
export function Opening({ project: { opening, lots, schedule, method } }: { project: ProcurementDetail }) {
  const t = useT()
  const columns: readonly Column<Opened>[] = [
    { key: 'supplier', header: t('供应商'), render: ({ supplier }) => supplier, lang: 'zh-CN', isPrimary: true },
    { key: 'lot', header: t('标段'), render: ({ lotId }) => lotNameIn(lots, lotId), lang: 'zh-CN' },
    { key: 'price', header: t('报价'), render: ({ price }) => yuanText(t, price), align: 'right', isPrice: true },
    { key: 'period', header: t('履约期限'), render: ({ period }) => period, lang: 'zh-CN' },
    {
      key: 'at',
      header: t('递交时间'),
      render: ({ at }) => <span className="number">{dateTimeSeconds(at)}</span>,
      isMuted: true,
    },
  ]
  const secret = (
    <EmptyState
      text={schedule.terminatedAt == null ? t('开标后公开') : t('项目已终止，没有开标记录')}
      hint={
        schedule.terminatedAt == null && (
          <p className="muted">
            {t('{{time}} 开标，此前不公开供应商的名称、数量和报价。', { time: exactTime(schedule.deadlineAt) })}
          </p>
        )
      }
      minHeight={160}
    />
  )
  return (
    <div className={styles['stack']}>
      {opening == null ? (
        secret
      ) : (
        <DataTable
          caption={t('开标记录')}
          columns={columns}
          rows={opening.toSorted((one, other) => one.lotId.localeCompare(other.lotId) || one.at - other.at)}
          rowKey={({ lotId, supplier }) => `${lotId} ${supplier}`}
          minWidth={760}
          box={{ label: t('开标记录') }}
        />
      )}
      <div className={styles['laws']}>
        <LawNote source="opening" method={method} text={t('开标在递交截止时间的同一时间公开进行。')} />
      </div>
    </div>
  )
}
