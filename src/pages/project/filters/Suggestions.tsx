import type { AssetSuggestion } from '#src/model/listing/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './Suggestions.module.css'

type Props = {
  id: string
  rows: readonly AssetSuggestion[]
  /** Index of the marked one; -1 for none. */
  marked: number
  onChoose: (row: AssetSuggestion) => void
  onMark: (index: number) => void
}

/** The list box of a combobox: assets with their numbers. */
export function Suggestions({ id, rows, marked, onChoose, onMark }: Props) {
  const t = useT()
  return (
    <>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('匹配的项目')}
        className={styles['list']}
        hidden={rows.length === 0}
        // The focus stays in the field, which closes the list when it loses it.
        onPointerDown={(event) => event.preventDefault()}
      >
        {rows.map((row, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
          <div
            key={row.assetsId}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === marked}
            className={styles['option']}
            onClick={() => onChoose(row)}
            onPointerMove={() => onMark(index)}
          >
            <span className="ellipsis" lang="zh-CN">
              {row.assetsName}
            </span>
            <span className={`${styles['number']} number`}>{row.no}</span>
          </div>
        ))}
      </div>
      <span role="status" className="visuallyHidden">
        {rows.length > 0 && t('{{count}} 个匹配的项目，用上下键选择', { count: rows.length })}
      </span>
    </>
  )
}
