import { type ReactNode, useId, useState } from 'react'
import { amountFromShown, shownAmount, shownUnit } from '#src/features/asset-search/prices.ts'
import { moneyFault, moneyOf } from '#src/model/validation/money-input.ts'
import { type Language, useLanguage, useT } from '#src/shared/lib/text/i18n.ts'
import { holdImeEnter } from '#src/shared/lib/search-input.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { DateInput } from '#src/shared/ui/form/DateInput.tsx'
import { fieldClass } from '#src/shared/ui/form/field-class.ts'
import styles from './Bounds.module.css'

type Range = { from: string; to: string }
type Props = Range & { onChange: (range: Range) => void }

/** What the person types; it follows the address when that changes elsewhere. */
function useDraft(from: string, to: string) {
  const [draft, setDraft] = useState({ from, to })
  const [before, setBefore] = useState({ from, to })
  if (before.from !== from || before.to !== to) {
    setBefore({ from, to })
    setDraft({ from, to })
  }
  return [draft, setDraft] as const
}

type FormProps = {
  label: string
  input: (end: keyof Range) => ReactNode
  unit?: string
  onSubmit: () => void
  children?: ReactNode
}

/** Two bounds and the button that applies them. */
function BoundsForm({ label, input, unit, onSubmit, children }: FormProps) {
  const t = useT()
  return (
    <form
      className={styles['bounds']}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {input('from')}
      <span aria-hidden>–</span>
      {input('to')}
      {unit}
      <Button type="submit">
        {t('确定')}
        <span className="visuallyHidden">{label}</span>
      </Button>
      {children}
    </form>
  )
}

/**
 * A typed amount in the unit of the filters, by the rule that all forms have for 万元 (AC-10). Empty for no amount, null for an
 * invalid one.
 */
const amountTyped = (typed: string, unit: string, language: Language): string | null =>
  moneyFault(typed) === null ? amountFromShown(moneyOf(typed), unit, language) : null

/** Own bounds of the price, in its unit. */
export function PriceBounds({ unit, from, to, onChange }: Props & { unit: string }) {
  const t = useT()
  const language = useLanguage()
  const name = t(shownUnit(unit, language))
  const id = useId()
  const [draft, setDraft] = useDraft(shownAmount(from, unit, language), shownAmount(to, unit, language))
  const amountAt = (end: keyof Range) => amountTyped(draft[end], unit, language)
  const [least, most] = [amountAt('from'), amountAt('to')]
  const [isTried, setTried] = useState(false)
  // The message covers what follows, so it goes away as soon as the amounts are valid.
  const isWrong = isTried && (least === null || most === null)
  const submit = () => {
    setTried(least === null || most === null)
    if (least !== null && most !== null) onChange({ from: least, to: most })
  }
  const labels = { from: t('最低价（{{unit}}）', { unit: name }), to: t('最高价（{{unit}}）', { unit: name }) }
  const input = (end: keyof Range) => (
    <input
      aria-label={labels[end]}
      className={`${fieldClass} ${styles['amount']} number`}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      value={draft[end]}
      aria-invalid={(isWrong && amountAt(end) === null) || undefined}
      aria-describedby={isWrong ? id : undefined}
      onChange={({ target }) => setDraft({ ...draft, [end]: target.value })}
      onKeyDown={holdImeEnter}
    />
  )
  return (
    <BoundsForm label={t('自定义价格')} input={input} unit={name} onSubmit={submit}>
      {isWrong && (
        <p id={id} role="alert" className={styles['wrong']}>
          {t('请输入以{{unit}}为单位的金额，整数不超过 12 位', { unit: name })}
        </p>
      )}
    </BoundsForm>
  )
}

/** Days between which an asset was listed, both included. */
export function DayBounds({ from, to, onChange }: Props) {
  const t = useT()
  const [draft, setDraft] = useDraft(from, to)
  const labels = { from: t('挂牌日期从'), to: t('挂牌日期到') }
  const input = (end: keyof Range) => (
    <DateInput
      aria-label={labels[end]}
      min="2000-01-01"
      max="2099-12-31"
      value={draft[end]}
      onChange={(day) => setDraft({ ...draft, [end]: day })}
    />
  )
  return <BoundsForm label={t('自定义挂牌日期')} input={input} onSubmit={() => onChange(draft)} />
}
