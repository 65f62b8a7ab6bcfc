import type { ComponentProps, ReactNode } from 'react'
import { holdImeEnter } from '../../lib/search-input.ts'
import { useT } from '../../lib/text/i18n.ts'
import { Button } from '../action/Button.tsx'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'onSubmit' | 'children'> & {
  /** Names the search for screen readers; `aria-label` names its field. */
  label: string
  onSubmit: () => void
  look?: 'default' | 'primary'
  /** Below the field. */
  children?: ReactNode
}

/** A search field joined to its button. */
export function SearchForm({ label, onSubmit, look = 'default', className = '', children, ...input }: Props) {
  const t = useT()
  return (
    <search className={`${styles['search']} ${className}`} aria-label={label}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <input
          enterKeyHint="search"
          autoComplete="off"
          onKeyDown={holdImeEnter}
          {...input}
          // A search field cannot have the role of a combobox.
          type={input.role === 'combobox' ? 'text' : 'search'}
          className={styles['field']}
        />
        <Button type="submit" look={look}>
          {t('搜索')}
        </Button>
      </form>
      {children}
    </search>
  )
}
