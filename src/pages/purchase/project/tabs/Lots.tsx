import { procurementLaw } from '#src/model/procurement/rules.ts'
import type { ProcurementDetail, ProcurementLot } from '#src/model/procurement/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { yuanText } from '../amounts.ts'
import { LawNote } from '../LawNote.tsx'
import styles from '../project.module.css'

/** The parts of a project with budget, highest price and bond. */
export function Lots({ project: { lots, method } }: { project: ProcurementDetail }) {
  const t = useT()
  const columns: readonly Column<ProcurementLot>[] = [
    { key: 'name', header: t('标段'), render: ({ id, name }) => `${id} ${name}`, lang: 'zh-CN', isPrimary: true },
    { key: 'content', header: t('采购内容'), render: ({ content }) => content, lang: 'zh-CN', width: '30%' },
    {
      key: 'budget',
      header: t('预算'),
      render: ({ budget }) => yuanText(t, budget, { none: t('不公开') }),
      align: 'right',
    },
    {
      key: 'ceiling',
      header: t('最高限价'),
      render: ({ ceiling }) => yuanText(t, ceiling, { none: t('不设') }),
      align: 'right',
    },
    {
      key: 'bond',
      header: t('保证金'),
      render: ({ bond }) => yuanText(t, bond, { zero: t('不收取') }),
      align: 'right',
    },
    { key: 'period', header: t('履约期限'), render: ({ period }) => period, lang: 'zh-CN' },
  ]
  return (
    <div className={styles['stack']}>
      <DataTable
        caption={t('标段')}
        columns={columns}
        rows={lots}
        rowKey={({ id }) => id}
        minWidth={820}
        box={{ label: t('标段') }}
      />
      <div className={styles['laws']}>
        <LawNote
          source="bondPercent"
          method={method}
          text={t('保证金不超过标段估算价的 {{percent}}%。', { percent: procurementLaw.bondPercent })}
        />
        <LawNote
          source="bondReturn"
          method={method}
          text={t('合同签订后 {{days}} 日内退还保证金和银行同期存款利息。', { days: procurementLaw.bondReturnDays })}
        />
      </div>
    </div>
  )
}
