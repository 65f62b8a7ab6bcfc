import type { ProcurementRow } from '#src/model/procurement/schema.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Link } from 'react-router-dom'
import { Marked } from '#src/shared/ui/display/Marked.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { BudgetText } from './BudgetText.tsx'
import { DeadlineText } from './DeadlineText.tsx'
import { methodLabel } from './method-label.ts'
import { ProcurementStageTag } from './ProcurementStageTag.tsx'
import styles from './procurement.module.css'

/** px at normal type size. */
export const projectRowHeight = 76

type Props = {
  /** Names the table for screen readers. */
  caption: string
  rows: readonly ProcurementRow[]
  /** Words of a search, marked where they occur. */
  words?: string
  /** Rows that are marked as new. */
  isNew?: (row: ProcurementRow) => boolean
  /** The page of a project, by default that of the procurement section. */
  to?: (id: string) => string
}

function NewTag() {
  const t = useT()
  return (
    <Tag tone="info" className={styles['new']}>
      {t('新')}
    </Tag>
  )
}

/** Procurement projects in a table; on small screens each is a card. */
export function ProjectTable({ caption, rows, words = '', isNew = () => false, to = linkToPurchase.detail }: Props) {
  const t = useT()
  const columns: Column<ProcurementRow>[] = [
    {
      key: 'name',
      header: t('项目名称'),
      isPrimary: true,
      width: '26%',
      render: (row) => (
        <span className={styles['name']} lang="zh-CN">
          <Link to={to(row.id)} title={row.name}>
            <span className="clamp">
              <Marked text={row.name} words={words} />
            </span>
          </Link>
          <span className={`number ${styles['no']}`}>
            {isNew(row) && <NewTag />}
            <Marked text={row.no} words={words} />
          </span>
        </span>
      ),
    },
    { key: 'method', header: t('采购方式'), isCompact: true, render: ({ method }) => t(methodLabel(method)) },
    {
      key: 'purchaser',
      header: t('采购人'),
      width: '15%',
      lang: 'zh-CN',
      render: ({ purchaser }) => <Marked text={purchaser} words={words} />,
    },
    { key: 'region', header: t('地区'), render: ({ region }) => <TranslatedText>{region}</TranslatedText> },
    {
      key: 'budget',
      header: t('预算'),
      width: '13%',
      align: 'right',
      render: ({ budget }) => <BudgetText budget={budget} />,
    },
    {
      key: 'deadline',
      header: t('截止时间'),
      width: '14%',
      render: ({ schedule }) => <DeadlineText schedule={schedule} />,
    },
    {
      key: 'stage',
      header: t('状态'),
      width: '14%',
      render: ({ schedule, method }) => <ProcurementStageTag schedule={schedule} method={method} />,
    },
  ]
  return (
    <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} rowHeight={projectRowHeight} />
  )
}
