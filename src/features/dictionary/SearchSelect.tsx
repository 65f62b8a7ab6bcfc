import type { UseQueryResult } from '@tanstack/react-query'
import { Select } from 'antd'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './dictionary.module.css'

/** The props that a `Form.Item` passes to its field; an empty value is ''. */
export type FieldProps = {
  id?: string | undefined
  value?: string
  onChange?: (value: string) => void
  onBlur?: (() => void) | undefined
}

type Props = FieldProps & {
  /** Names the field where no `Form.Item` does. */
  label?: string
  placeholder: string
  options: { value: string; label: string }[]
  /** Of the options; after an error, opening the list retries it. */
  query: Pick<UseQueryResult, 'isFetching' | 'isError' | 'refetch'>
  isOff?: boolean
}

/** A choice among thousands of entries, by a part of their names. */
export function SearchSelect({
  id,
  label,
  value,
  placeholder,
  options,
  query,
  isOff = false,
  onChange,
  onBlur,
}: Props) {
  const t = useT()
  const { isFetching, isError, refetch } = query
  return (
    <Select
      {...(id ? { id } : {})}
      {...(label ? { 'aria-label': label } : {})}
      className={styles['select'] ?? ''}
      placeholder={placeholder}
      value={value || null}
      options={options}
      loading={isFetching}
      disabled={isOff}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={isError ? t('内容加载失败，请稍后重试') : t('暂无数据')}
      onOpenChange={(open) => {
        if (open && isError) void refetch()
      }}
      onChange={(chosen: string | null) => onChange?.(chosen ?? '')}
      {...(onBlur ? { onBlur } : {})}
    />
  )
}
