import { useQuery } from '@tanstack/react-query'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { industriesQuery } from './queries.ts'
import { type FieldProps, SearchSelect } from './SearchSelect.tsx'

/** A section of the exchange's list of industries, or a division of one; `isByName`: a division alone, by its name instead of its code. */
export function IndustryField({ isByName = false, ...field }: FieldProps & { isByName?: boolean }) {
  const t = useT()
  const query = useQuery(industriesQuery)
  const { data = [] } = query
  const options = isByName
    ? data.filter(({ parentCode }) => parentCode).map(({ name }) => ({ value: name, label: name }))
    : data.map(({ code, name, parentCode }) => ({ value: code, label: `${parentCode ?? ''}${code} ${name}` }))
  return <SearchSelect {...field} placeholder={t('可输入名称查找')} options={options} query={query} />
}
