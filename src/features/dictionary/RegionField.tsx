import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './dictionary.module.css'
import { regionsQuery } from './queries.ts'
import { levelsOf } from './region-levels.ts'

type Given = {
  id?: string
  /** Code of the deepest division chosen; '' for none. */
  value?: string
  onChange?: (code: string) => void
  onBlur?: () => void
}

type LevelProps = {
  id?: string | undefined
  label: string
  /** Whose divisions are offered; null while there is nothing to choose from. */
  parent: string | null
  value: string
  onChange: (code: string) => void
  onBlur?: (() => void) | undefined
}

function Level({ id, label, parent, value, onChange, onBlur }: LevelProps) {
  const t = useT()
  const { data, isFetching, isError, refetch } = useQuery({ ...regionsQuery(parent ?? ''), enabled: parent !== null })
  const options = parent === null ? [] : (data ?? []).map(({ code, name }) => ({ value: code, label: name }))
  return (
    <Select
      {...(id ? { id } : {})}
      aria-label={label}
      className={styles['level'] ?? ''}
      placeholder={label}
      value={value || null}
      options={options}
      loading={isFetching}
      disabled={parent === null}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={isError ? t('内容加载失败，请稍后重试') : t('暂无数据')}
      onOpenChange={(open) => {
        if (open && isError) void refetch()
      }}
      onChange={(code: string | null) => onChange(code ?? '')}
      {...(onBlur ? { onBlur } : {})}
    />
  )
}

/** Province, city and district of the exchange's list; each is offered when the one above is chosen. */
export function RegionField({ id, value = '', onChange, onBlur }: Given) {
  const t = useT()
  const [province, city, district] = levelsOf(value)
  const choose = (code: string) => onChange?.(code)
  return (
    <div className={styles['levels']}>
      <Level id={id} label={t('省份')} parent="" value={province} onChange={choose} onBlur={onBlur} />
      <Level
        label={t('城市')}
        parent={province || null}
        value={city}
        onChange={(code) => choose(code || province)}
        onBlur={onBlur}
      />
      <Level
        label={t('区县')}
        parent={city || null}
        value={district}
        onChange={(code) => choose(code || city)}
        onBlur={onBlur}
      />
    </div>
  )
}
