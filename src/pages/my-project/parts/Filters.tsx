import type { FormEvent } from 'react'
import type { EnrolFilter } from '#src/features/enrolment/queries.ts'
import { classification } from '#src/features/listing/labels.ts'
import { lastDay } from '#src/model/time/units.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { normaliseQuery } from '#src/shared/lib/search-input.ts'
import { useSyncedInput } from '#src/shared/lib/hooks/use-synced-input.ts'
import { Button } from '#src/shared/ui/Button.tsx'
import styles from './my-project.module.css'

const longestName = 100

/** Name or number, kind of business, days of enrolment. */
export function Filters({ filter, go }: { filter: EnrolFilter; go: (change: Partial<EnrolFilter>) => void }) {
  const t = useT()
  const [q, setQ, sendQ] = useSyncedInput(filter.q)
  const [typeCode, , sendTypeCode] = useSyncedInput(filter.typeCode ?? '')
  const [from, setFrom, sendFrom] = useSyncedInput(filter.from ?? '')
  const [to, setTo, sendTo] = useSyncedInput(filter.to ?? '')
  const isNarrowed = filter.q !== '' || filter.typeCode !== null || filter.from !== null || filter.to !== null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [first, last] = from && to && from > to ? [to, from] : [from, to]
    go({ q: sendQ(normaliseQuery(q)), from: sendFrom(first) || null, to: sendTo(last) || null })
  }
  return (
    <form className={styles['filters']} role="search" aria-label={t('搜索报名')} onSubmit={submit}>
      <input
        type="search"
        aria-label={t('项目名称或编号')}
        placeholder={t('项目名称或编号')}
        maxLength={longestName}
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      <select
        aria-label={t('业务类型')}
        value={typeCode}
        onChange={({ target }) => go({ typeCode: sendTypeCode(target.value) || null })}
      >
        <option value="">{t('全部类型')}</option>
        {classification.map(({ typeCode: known, word }) => (
          <option key={known} value={known}>
            {t(word)}
          </option>
        ))}
      </select>
      <span className={styles['days']}>
        <input
          type="date"
          max={lastDay}
          aria-label={t('报名日期从')}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <span aria-hidden>–</span>
        <input
          type="date"
          max={lastDay}
          aria-label={t('报名日期至')}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      </span>
      <Button type="submit">{t('搜索')}</Button>
      {isNarrowed && (
        <Button look="text" onClick={() => go({ q: '', typeCode: null, from: null, to: null })}>
          {t('清除')}
        </Button>
      )}
    </form>
  )
}
