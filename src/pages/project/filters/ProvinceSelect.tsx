import { useQuery } from '@tanstack/react-query'
import { regionsQuery } from '#src/features/dictionary/queries.ts'
import { countOf, type Counts } from '#src/features/asset-search/vocabulary.ts'
import { homeProvince } from '#src/model/listing/filters.ts'
import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
import { Select } from '#src/shared/ui/form/Select.tsx'
import styles from './ChoiceRow.module.css'

type Props = { value: string; counts: Counts | undefined; onChoose: (code: string) => void }

/** The other provinces; those without an asset are disabled. */
export function ProvinceSelect({ value, counts, onChoose }: Props) {
  const t = useT()
  const { data: provinces = [] } = useQuery(regionsQuery(''))
  const optionOf = ({ code, name }: (typeof provinces)[number]) => {
    const count = countOf(counts, code)
    const label = count ? `${t(name)} ${count}` : t(name)
    return { value: code, label, lang: langOf(t(name)), isDisabled: count === 0 && code !== value }
  }
  return (
    <Select
      className={value ? styles['chosen'] : undefined}
      aria-label={t('其他省份')}
      placeholder={t('其他省份')}
      isClearable
      options={provinces.filter(({ code }) => code !== homeProvince).map(optionOf)}
      value={value}
      onChange={(code = '') => onChoose(code)}
    />
  )
}
