import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { ListTools } from '#src/shared/ui/list/ListFilters.tsx'
import styles from './ChoiceBar.module.css'
import type { Choice } from './use-choice.ts'

type Props = {
  choice: Choice
  /** Actions on the chosen rows. */
  children: ReactNode
}

/** Chooses all rows of the page, shows how many are chosen, and holds the actions on them. */
export function ChoiceBar({ choice, children }: Props) {
  const t = useT()
  const { chosen, isAll } = choice
  return (
    <div className={styles['place']}>
      <div className={styles['bar']} data-idle={chosen.length === 0 || undefined}>
        <ListTools label={t('批量操作')}>
          <Checkbox
            checked={isAll}
            indeterminate={chosen.length > 0 && !isAll}
            onChange={({ target }) => choice.chooseAll(target.checked)}
          >
            {t('全选本页')}
          </Checkbox>
          <span className="muted" aria-live="polite">
            {chosen.length > 0 && t('已选 {{count}} 条', { count: chosen.length })}
          </span>
          {children}
        </ListTools>
      </div>
    </div>
  )
}
