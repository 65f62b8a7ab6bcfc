import { useQuery } from '@tanstack/react-query'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './dictionary.module.css'
import { regionsQuery } from './queries.ts'
import { levelsOf } from './region-levels.ts'
import { type FieldProps, SearchSelect } from './SearchSelect.tsx'

type LevelProps = FieldProps & {
  label: string
  /** Code of the division whose parts are offered; '' for the country, null while there is nothing to choose from. */
  parent: string | null
}

function Level({ label, parent, ...field }: LevelProps) {
  const query = useQuery({ ...regionsQuery(parent ?? ''), enabled: parent !== null })
  const options = parent === null ? [] : (query.data ?? []).map(({ code, name }) => ({ value: code, label: name }))
  return (
    <SearchSelect
      {...field}
      label={label}
      placeholder={label}
      options={options}
      query={query}
      isOff={parent === null}
    />
  )
}

/** Province, city and district, each offered when the one above is chosen; the value is the code of the deepest one. */
export function RegionField({ id, value = '', onChange, onBlur }: FieldProps) {
  const t = useT()
  const [province, city, district] = levelsOf(value)
  const levels = [
    { label: t('省份'), parent: '', value: province, cleared: '', id },
    { label: t('城市'), parent: province || null, value: city, cleared: province },
    { label: t('区县'), parent: city || null, value: district, cleared: city },
  ]
  return (
    <div className={styles['levels']}>
      {levels.map(({ cleared, ...level }) => (
        <Level key={level.label} {...level} onChange={(code) => onChange?.(code || cleared)} onBlur={onBlur} />
      ))}
    </div>
  )
}
