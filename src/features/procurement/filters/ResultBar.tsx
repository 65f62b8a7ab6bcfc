import { useId } from 'react'
import { type ProcurementOrder, procurementOrders } from '#src/model/procurement/search.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Select } from '#src/shared/ui/form/Select.tsx'
import { orderLabels } from '../labels.ts'
import styles from './filters.module.css'

type Props = { total: number | undefined; order: ProcurementOrder; onOrder: (order: ProcurementOrder) => void }

/** The number of projects found, and their order. */
export function ResultBar({ total, order, onOrder }: Props) {
  const t = useT()
  const id = useId()
  return (
    <div className={styles['bar']}>
      <p role="status" className="number">
        {total === undefined ? t('正在查询…') : t('共 {{n}} 个采购项目', { n: total })}
      </p>
      <label htmlFor={id} className="noPrint">
        <span className="visuallyHidden">{t('排序')}</span>
        <Select
          id={id}
          value={order}
          options={procurementOrders.map((value) => ({ value, label: t(orderLabels[value]) }))}
          onChange={(chosen = 'newest') => onOrder(chosen)}
        />
      </label>
    </div>
  )
}
