import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '../../lib/text/i18n.ts'
import { pageCount, pagesAround } from '../../lib/query/pages.ts'
import { holdImeEnter } from '../../lib/search-input.ts'
import { fieldClass } from '../form/field-class.ts'
import { Select } from '../form/Select.tsx'
import styles from './Pager.module.css'

type Props = {
  page: number
  size: number
  total: number
  onPage: (page: number) => void
  /** Where each page has an address of its own, the numbers are links to it. */
  addressOf?: ((page: number) => string) | undefined
  /** The pointer or the focus rests on a page: time to fetch it. */
  onIntent?: ((page: number) => void) | undefined
  /** Numbers of rows to choose from. */
  sizes?: readonly number[]
  onSize?: (size: number) => void
  label?: string
}

type StepProps = Pick<Props, 'onPage' | 'addressOf' | 'onIntent'> & {
  to: number
  isOff?: boolean
  isCurrent?: boolean
  name: string
  className?: string | undefined
  children: ReactNode
}

/** One page to go to: a link where it has an address, else a button. It stays what it is, so that it keeps the focus. */
function Step({
  to,
  isOff = false,
  isCurrent = false,
  name,
  onPage,
  addressOf,
  onIntent,
  className = '',
  children,
}: StepProps) {
  const common = {
    className: `${styles['step']} ${className}`,
    'aria-label': name,
    ...(isCurrent ? { 'aria-current': 'page' as const } : {}),
    ...(isOff ? { 'aria-disabled': true } : { onPointerEnter: () => onIntent?.(to), onFocus: () => onIntent?.(to) }),
  }
  if (!addressOf)
    return (
      <button type="button" {...common} onClick={() => !isOff && !isCurrent && onPage(to)}>
        {children}
      </button>
    )
  return (
    <Link {...common} to={addressOf(to)} onClick={(event) => (isOff || isCurrent) && event.preventDefault()}>
      {children}
    </Link>
  )
}

/** Goes to a page by its number; one beyond the last is the last. */
function Jump({ last, onPage }: { last: number; onPage: (page: number) => void }) {
  const t = useT()
  const id = useId()
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Full-width digits are digits; whatever else was typed is no page, and never the number of another.
    const wanted = /^[\d０-９]+$/.test(typed.trim()) ? Number(typed.normalize('NFKC')) : 0
    setTyped('')
    if (wanted > 0) onPage(Math.min(wanted, last))
  }
  return (
    <form className={styles['jump']} onSubmit={submit}>
      <label htmlFor={id}>{t('跳至页码')}</label>
      <input
        id={id}
        className={fieldClass}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={holdImeEnter}
      />
      <button type="submit" className={styles['step']}>
        {t('确定')}
      </button>
    </form>
  )
}

function Sizes({ size, sizes, onSize }: { size: number; sizes: readonly number[]; onSize: (size: number) => void }) {
  const t = useT()
  return (
    <label className={styles['sizes']}>
      {t('每页')}
      <Select
        value={size}
        options={sizes.map((known) => ({ value: known, label: t('{{count}} 条', { count: known }) }))}
        onChange={(chosen = size) => onSize(chosen)}
      />
    </label>
  )
}

/** The foot of a list: first, previous, numbers, next, last, and a box for a number. */
export function Pager({ page, size, total, onPage, addressOf, onIntent, sizes, onSize, label }: Props) {
  const t = useT()
  const last = pageCount(total, size)
  const ways = { onPage, addressOf, onIntent }
  const isFirst = page <= 1
  const isLast = page >= last
  // Keys of the gaps: at most one on each side.
  const numbers = pagesAround(page, last).map((number, index) => ({ number, key: number ?? `gap-${index > 2}` }))
  return (
    <nav className={styles['pager']} aria-label={label ?? t('分页')}>
      <Step {...ways} to={1} isOff={isFirst} name={t('第一页')}>
        {t('第一页')}
      </Step>
      <Step {...ways} to={Math.max(1, page - 1)} isOff={isFirst} name={t('上一页')}>
        {t('上一页')}
      </Step>
      <ol className={styles['numbers']}>
        {numbers.map(({ number, key }) => (
          <li key={key}>
            {number === null ? (
              <span aria-hidden>…</span>
            ) : (
              <Step
                {...ways}
                to={number}
                isCurrent={number === page}
                name={t('第 {{page}} 页', { page: number })}
                className={styles['number']}
              >
                {number}
              </Step>
            )}
          </li>
        ))}
      </ol>
      <Step {...ways} to={Math.min(last, page + 1)} isOff={isLast} name={t('下一页')}>
        {t('下一页')}
      </Step>
      <Step {...ways} to={last} isOff={isLast} name={t('最后一页')}>
        {t('最后一页')}
      </Step>
      {sizes && onSize && <Sizes size={size} sizes={sizes} onSize={onSize} />}
      {last > 5 && <Jump last={last} onPage={onPage} />}
    </nav>
  )
}
