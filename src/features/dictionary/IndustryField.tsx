import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { industriesQuery } from './queries.ts'

type Given = { id?: string; value?: string; onChange?: (code: string) => void; onBlur?: () => void }

/** A section of the exchange's list of industries, or a division of one. */
export function IndustryField({ id, value, onChange, onBlur }: Given) {
  const t = useT()
  const { data = [], isFetching, isError, refetch } = useQuery(industriesQuery)
  const options = data.map(({ code, name, parentCode }) => ({
    value: code,
    label: parentCode ? `${parentCode}${code} ${name}` : `${code} ${name}`,
  }))
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
      onChange={(code: string | null) => onChange?.(code ?? '')}
      {...(onBlur ? { onBlur } : {})}
    />
  )
}
