import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useSyncedInput } from '../../lib/hooks/use-synced-input.ts'
import type { Schema, StateOf } from '../../lib/query/list-params.ts'
import type { ListState } from '../../lib/query/use-list-state.ts'
import { useT } from '../../lib/text/i18n.ts'
import { holdImeEnter } from '../../lib/search-input.ts'
import { Button } from '../action/Button.tsx'
import { Checkbox } from '../form/Checkbox.tsx'
import { DateInput } from '../form/DateInput.tsx'
import { fieldClass } from '../form/field-class.ts'
import { Select } from '../form/Select.tsx'
import styles from './ListFilters.module.css'

const filtersClass = `noPrint ${styles['filters']}`

type Labelled = {
  /** Translated. */
  label: string
}
type TextField<K> = Labelled & {
  kind: 'text'
  param: K
  /** Shown in the field; the label is then for screen readers alone. */
  placeholder?: string
}
type ChoiceField<K> = Labelled & {
  kind: 'choice'
  param: K
  options: readonly (readonly [value: string | number, label: string])[]
  /** The option without a filter; without one, an option is always chosen. */
  all?: string
  isLabelHidden?: boolean
}
type FlagField<K> = Labelled & { kind: 'flag'; param: K }
type DaysField<K> = {
  kind: 'days'
  from: K
  to: K
  /** Shown before the two fields. */
  label?: string
  /** Of the fields, for screen readers. */
  labels: readonly [from: string, to: string]
}
type FilterField<K> = TextField<K> | ChoiceField<K> | FlagField<K> | DaysField<K>

type Key<S extends Schema> = keyof S & string
/** A value that is typed, normalised, and how the field learns what was submitted. */
type TypedValue = { value: string; send: (value: string) => string }
type KeepDraft = (key: string, draft: TypedValue) => void
type FieldProps<S extends Schema, F> = { list: ListState<S>; field: F; keepDraft: KeepDraft }

const changeOf = <S extends Schema>(values: Readonly<Record<string, unknown>>) => values as Partial<StateOf<S>>

/** A typed value of a parameter, applied when the form is submitted. */
function useDraft<S extends Schema>(
  { list, keepDraft }: FieldProps<S, unknown>,
  key: Key<S>,
  settle: (text: string) => string,
) {
  const [typed, setTyped, send] = useSyncedInput(String(list.state[key]))
  useEffect(() => {
    keepDraft(key, { value: settle(typed), send })
  })
  return [typed, setTyped] as const
}

function Text<S extends Schema>(props: FieldProps<S, TextField<Key<S>>>) {
  const { label, param, placeholder } = props.field
  const one = props.list.address.schema[param]!
  const [typed, setTyped] = useDraft(props, param, (text) => String(one.read(text) ?? one.initial))
  return (
    <label>
      <span className={placeholder === undefined ? undefined : 'visuallyHidden'}>{label}</span>
      <input
        type="search"
        className={fieldClass}
        placeholder={placeholder}
        maxLength={one.longest}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={holdImeEnter}
      />
    </label>
  )
}

function Choice<S extends Schema>({ list, field }: FieldProps<S, ChoiceField<Key<S>>>) {
  const { label, param, options, all, isLabelHidden } = field
  const one = list.address.schema[param]!
  const [chosen, , send] = useSyncedInput(String(list.state[param] ?? ''))
  return (
    <label>
      <span className={isLabelHidden ? 'visuallyHidden' : undefined}>{label}</span>
      <Select
        value={chosen}
        options={[...(all === undefined ? [] : [['', all] as const]), ...options].map(([value, text]) => ({
          value: String(value),
          label: text,
        }))}
        onChange={(value = '') => list.go(changeOf<S>({ [param]: one.read(send(value)) ?? one.initial }))}
      />
    </label>
  )
}

function Flag<S extends Schema>({ list, field: { label, param } }: FieldProps<S, FlagField<Key<S>>>) {
  return (
    <Checkbox
      checked={Boolean(list.state[param])}
      onChange={({ target }) => list.go(changeOf<S>({ [param]: target.checked }))}
    >
      {label}
    </Checkbox>
  )
}

function Days<S extends Schema>(props: FieldProps<S, DaysField<Key<S>>>) {
  const t = useT()
  const { from, to, label: heading, labels } = props.field
  const [first, setFirst] = useDraft(props, from, (text) => text)
  const [last, setLast] = useDraft(props, to, (text) => text)
  const day = (value: string, set: (text: string) => void, label: string) => (
    <DateInput aria-label={label} value={value} onChange={set} />
  )
  return (
    <span className={styles['days']}>
      {heading !== undefined && (
        <span aria-hidden className={styles['daysLabel']}>
          {heading}
        </span>
      )}
      {day(first, setFirst, labels[0])}
      <span aria-hidden>–</span>
      {day(last, setLast, labels[1])}
      {first !== '' && last !== '' && first > last && (
        <small role="status" className={styles['inverted']}>
          {t('开始日期晚于结束日期，查询时将对调')}
        </small>
      )}
    </span>
  )
}

function Field<S extends Schema>({ field, ...rest }: FieldProps<S, FilterField<Key<S>>>) {
  if (field.kind === 'text') return <Text {...rest} field={field} />
  if (field.kind === 'choice') return <Choice {...rest} field={field} />
  if (field.kind === 'flag') return <Flag {...rest} field={field} />
  return <Days {...rest} field={field} />
}

const paramsOf = <K,>(field: FilterField<K>): readonly K[] =>
  field.kind === 'days' ? [field.from, field.to] : [field.param]

type Props<S extends Schema> = {
  list: ListState<S>
  /** Names the form for screen readers. */
  label: string
  fields: readonly FilterField<Key<S>>[]
  /** Text of the submit button; required if a field is typed into. */
  submit?: string
  /** Text of the button that resets the filters, shown while any is set. */
  clear?: string
  /** At the start of the line. */
  children?: ReactNode
}

type ToolsProps = {
  /** Makes it a group of this name. */
  label?: string
  /** Holds more than buttons: how many rows there are, and in which order. */
  isPrinted?: boolean
  children: ReactNode
}

/** A row of tools above a list; not printed unless they are more than that. */
export const ListTools = ({ label, isPrinted = false, children }: ToolsProps) => (
  <div className={isPrinted ? styles['filters'] : filtersClass} role={label && 'group'} aria-label={label}>
    {children}
  </div>
)

/** The filters of a list, above its rows. Choices apply at once, typed values on submit. */
export function ListFilters<S extends Schema>({ list, label, fields, submit, clear, children }: Props<S>) {
  const drafts = useRef<Record<string, TypedValue>>({})
  const keepDraft: KeepDraft = (key, draft) => {
    drafts.current[key] = draft
  }
  const { initial, schema } = list.address
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const typed = Object.fromEntries(Object.entries(drafts.current).map(([key, { value }]) => [key, value]))
    for (const field of fields) {
      if (field.kind !== 'days') continue
      const [from = '', to = ''] = [typed[field.from], typed[field.to]]
      if (from && to && from > to) Object.assign(typed, { [field.from]: to, [field.to]: from })
    }
    for (const [key, value] of Object.entries(typed)) drafts.current[key]?.send(value)
    list.go(changeOf<S>(typed))
  }
  const own = fields.flatMap((field) => paramsOf(field)).filter((key) => schema[key]?.narrows)
  const isNarrowed = own.some((key) => list.state[key] !== initial[key])
  const handleClear = () => list.go(changeOf<S>(Object.fromEntries(own.map((key) => [key, initial[key]]))))
  const line = (
    <>
      {children}
      {fields.map((field) => (
        <Field key={paramsOf(field).join(' ')} list={list} field={field} keepDraft={keepDraft} />
      ))}
      {submit !== undefined && <Button type="submit">{submit}</Button>}
      {clear !== undefined && isNarrowed && (
        <Button look="text" onClick={handleClear}>
          {clear}
        </Button>
      )}
    </>
  )
  if (submit === undefined)
    return (
      <div className={filtersClass} role="group" aria-label={label}>
        {line}
      </div>
    )
  return (
    <form className={filtersClass} role="search" aria-label={label} onSubmit={handleSubmit}>
      {line}
    </form>
  )
}
