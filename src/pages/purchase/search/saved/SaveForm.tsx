import { type FormEvent, useState } from 'react'
import type { ActiveFilter } from '#src/features/procurement/filters/choices.ts'
import { savedNameLength } from '#src/model/procurement/saved.ts'
import type { ProcurementFilters } from '#src/model/procurement/search.ts'
import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
import { holdImeEnter } from '#src/shared/lib/search-input.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { fieldClass } from '#src/shared/ui/form/field-class.ts'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'
import { useSave } from './queries.ts'
import styles from './saved.module.css'

/** A name for these filters, as long as the reader gives none. */
const nameOf = (active: readonly ActiveFilter[]): string =>
  Array.from(active.map(({ text }) => text).join(' '))
    .slice(0, savedNameLength)
    .join('')

/** Saves the search of the page under a name. */
export function SaveForm({ filters, active }: { filters: ProcurementFilters; active: readonly ActiveFilter[] }) {
  const t = useT()
  const { mutate, isPending, error, reset } = useSave()
  const [typed, setTyped] = useState('')
  const suggested = nameOf(active)
  const isOff = active.length === 0
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isOff || isPending) return
    mutate(
      { name: typed.trim() || suggested, filters },
      {
        onSuccess: () => {
          setTyped('')
          showToast('success', t('搜索已保存'))
        },
      },
    )
  }
  const message = error && t(failureOf(error).message)
  return (
    <form className={styles['form']} aria-label={t('保存当前搜索')} onSubmit={save}>
      <input
        className={fieldClass}
        aria-label={t('搜索名称')}
        placeholder={suggested || t('先输入关键词或选择条件')}
        maxLength={savedNameLength}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          reset()
        }}
        onKeyDown={holdImeEnter}
      />
      <Button type="submit" isOff={isOff} isBusy={isPending}>
        {t('保存当前搜索')}
      </Button>
      {message && (
        <p role="alert" className={styles['failure']} lang={langOf(message)}>
          {message}
        </p>
      )}
    </form>
  )
}
