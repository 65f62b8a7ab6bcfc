import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { meantAmount, shownAmount, shownUnit } from '#src/features/asset-search/prices.ts'
import { moneyFault, moneyOf } from '#src/model/validation/money-input.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { isImeKey } from '#src/shared/lib/search-input.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import styles from './Bounds.module.css'

type Range = { from: string; to: string }
type Props = Range & { onChange: (range: Range) => void }

/** What the person writes, following the address when that changes elsewhere. */
function useDraft(from: string, to: string) {
  const [draft, setDraft] = useState({ from, to })
  const [before, setBefore] = useState({ from, to })
  if (before.from !== from || before.to !== to) {
    setBefore({ from, to })
    setDraft({ from, to })
  }
  return [draft, setDraft] as const
}

const holdImeEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && isImeKey(event)) event.preventDefault()
}

/**
 * An amount as it was typed, in the unit of the filters, by the rule of all forms for one in 万元 (AC-10). Empty for none, null
 * for what is no amount.
 */
const amountTyped = (typed: string, unit: string): string | null =>
  moneyFault(typed) === null ? meantAmount(moneyOf(typed), unit) : null

/** Bounds of the price that the person sets, in its unit. */
export function PriceBounds({ unit, from, to, onChange }: Props & { unit: string }) {
  const t = useT()
  const name = t(shownUnit(unit))
  const id = useId()
  const [draft, setDraft] = useDraft(shownAmount(from, unit), shownAmount(to, unit))
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const range = { from: amountTyped(draft.from, unit), to: amountTyped(draft.to, unit) }
    const { from: least, to: most } = range
    setWrong(least === null || most === null)
    if (least !== null && most !== null) onChange({ from: least, to: most })
  }
  const input = (end: keyof Range, label: string) => (
    <input
      aria-label={label}
      className={styles['amount']}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      value={draft[end]}
      aria-invalid={(isWrong && amountTyped(draft[end], unit) === null) || undefined}
      aria-describedby={isWrong ? id : undefined}
      onChange={({ target }) => setDraft({ ...draft, [end]: target.value })}
      onKeyDown={holdImeEnter}
    />
  )
  return (
    <form className={styles['bounds']} aria-label={t('自定义价格')} onSubmit={submit}>
      {input('from', t('最低价（{{unit}}）', { unit: name }))}
      <span aria-hidden>–</span>
      {input('to', t('最高价（{{unit}}）', { unit: name }))}
      <span className={styles['unit']}>{name}</span>
      <Button type="submit" className={styles['go']}>
        {t('确定')}
        <span className="visuallyHidden">{t('自定义价格')}</span>
      </Button>
      {isWrong && (
        <p id={id} role="alert" className={styles['wrong']}>
          {t('请输入以{{unit}}为单位的金额，整数不超过 12 位', { unit: name })}
        </p>
      )}
    </form>
  )
}

/** Days between which an asset was listed, both included. */
export function DayBounds({ from, to, onChange }: Props) {
  const t = useT()
  const [draft, setDraft] = useDraft(from, to)
  const input = (end: keyof Range, label: string) => (
    <input
      type="date"
      aria-label={label}
      className={styles['day']}
      min="2000-01-01"
      max="2099-12-31"
      value={draft[end]}
      onChange={({ target }) => setDraft({ ...draft, [end]: target.value })}
    />
  )
  return (
    <form
      className={styles['bounds']}
      aria-label={t('自定义挂牌日期')}
      onSubmit={(event) => {
        event.preventDefault()
        onChange(draft)
      }}
    >
      {input('from', t('挂牌日期从'))}
      <span aria-hidden>–</span>
      {input('to', t('挂牌日期到'))}
      <Button type="submit" className={styles['go']}>
        {t('确定')}
        <span className="visuallyHidden">{t('自定义挂牌日期')}</span>
      </Button>
    </form>
  )
}
