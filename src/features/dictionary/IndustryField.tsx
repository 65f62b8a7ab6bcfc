import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { industriesQuery } from './queries.ts'

type Given = {
  id?: string
  value?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  /** Offers divisions alone, and holds the name of one instead of its code. */
  isByName?: boolean
}

/** A section of the exchange's list of industries, or a division of one. */
export function IndustryField({ id, value, onChange, onBlur, isByName = false }: Given) {
  const t = useT()
  const { data = [], isFetching, isError, refetch } = useQuery(industriesQuery)
  const shown = isByName ? data.filter(({ parentCode }) => parentCode) : data
  const options = shown.map(({ code, name, parentCode }) =>
    isByName ? { value: name, label: name } : { value: code, label: `${parentCode ?? ''}${code} ${name}` },
  )
  return (
    <Select
      {...(id ? { id } : {})}
      placeholder={t('可输入名称查找')}
      value={value || null}
      options={options}
      loading={isFetching}
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
