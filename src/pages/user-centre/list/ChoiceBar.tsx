import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './ChoiceBar.module.css'
import type { Choice } from './use-choice.ts'

type Props = {
  choice: Choice
  /** What can be done to the chosen. */
  children: ReactNode
}

/** Chooses all rows of the page and says how many are chosen. */
export function ChoiceBar({ choice, children }: Props) {
  const t = useT()
  const { chosen, isAll } = choice
  return (
    <div className={styles['bar']} role="group" aria-label={t('批量操作')}>
      <Checkbox
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={({ target }) => choice.chooseAll(target.checked)}
      >
        {t('全选本页')}
      </Checkbox>
      <span className={styles['count']} aria-live="polite">
        {chosen.length > 0 && t('已选 {{count}} 条', { count: chosen.length })}
      </span>
      {children}
    </div>
  )
}
