import { type FormEvent, type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import { pageCount, pagesAround } from '../../lib/query/pages.ts'
import { holdImeEnter } from '../../lib/search-input.ts'
import { Button } from '../action/Button.tsx'
import { fieldClass } from '../form/field-class.ts'
import { Select } from '../form/Select.tsx'
import styles from './Pager.module.css'

type Props = {
  page: number
  size: number
  total: number
  onPage: (page: number) => void
  /** If each page has an address, the numbers are links. */
  addressOf?: ((page: number) => string) | undefined
  /** The pointer or the focus is on a page number: prefetch the page. */
  onIntent?: ((page: number) => void) | undefined
  /** Choices of rows per page. */
  sizes?: readonly number[]
  onSize?: (size: number) => void
  label?: string
}

type StepProps = Pick<Props, 'onPage' | 'addressOf' | 'onIntent'> & {
  to: number
  isOff?: boolean
  isCurrent?: boolean
  /** Not shown on a phone. */
  isWideOnly?: boolean
  name: string
  children: ReactNode
}

/** A page number: a link if it has an address, else a button. A link that leads nowhere stays a link and keeps the focus. */
function Step({ to, isOff = false, isCurrent = false, isWideOnly = false, name, children, ...pages }: StepProps) {
  const { onPage, addressOf, onIntent } = pages
  const common = {
    className: `${styles['step']} ${isWideOnly ? styles['wideOnly'] : ''} number`,
    look: isCurrent ? ('primary' as const) : ('default' as const),
    'aria-label': name,
    ...(isCurrent ? { 'aria-current': 'page' as const } : {}),
    ...(isOff
      ? { 'aria-disabled': true, 'data-off': '' }
      : { onPointerEnter: () => onIntent?.(to), onFocus: () => onIntent?.(to) }),
  }
  if (!addressOf)
    return (
      <Button {...common} onClick={() => !isOff && !isCurrent && onPage(to)}>
        {children}
      </Button>
    )
  return (
    <Button
      {...common}
      to={addressOf(to)}
      onClick={(event: SyntheticEvent) => (isOff || isCurrent) && event.preventDefault()}
    >
      {children}
    </Button>
  )
}

/** Goes to a page by its number; past the end, to the last. */
function Jump({ last, onPage }: { last: number; onPage: (page: number) => void }) {
  const t = useT()
  const id = useId()
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Full-width digits are digits; any other text is no page number.
    const number = /^[\d０-９]+$/.test(typed.trim()) ? Number(typed.normalize('NFKC')) : 0
    setTyped('')
    if (number > 0) onPage(Math.min(number, last))
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
        placeholder={t('页码')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={holdImeEnter}
      />
      <Button type="submit">{t('确定')}</Button>
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

/** The foot of a list: first, previous, numbers, next, last, and a box for a number. On a phone it is one line with the page and their count. */
export function Pager({ page, size, total, onPage, addressOf, onIntent, sizes, onSize, label }: Props) {
  const t = useT()
  const last = pageCount(total, size)
  const navigation = { onPage, addressOf, onIntent }
  const isFirst = page <= 1
  const isLast = page >= last
  // Keys of the gaps: at most one on each side.
  const numbers = pagesAround(page, last).map((number, index) => ({ number, key: number ?? `gap-${index > 2}` }))
  return (
    <nav className={`noPrint ${styles['pager']}`} aria-label={label ?? t('分页')}>
      <Step {...navigation} to={1} isOff={isFirst} isWideOnly name={t('第一页')}>
        {t('第一页')}
      </Step>
      <Step {...navigation} to={Math.max(1, page - 1)} isOff={isFirst} name={t('上一页')}>
        {t('上一页')}
      </Step>
      <ol className={`${styles['numbers']} ${styles['wideOnly']}`}>
        {numbers.map(({ number, key }) => (
          <li key={key}>
            {number === null ? (
              <span aria-hidden>…</span>
            ) : (
              <Step
                {...navigation}
                to={number}
                isCurrent={number === page}
                name={t('第 {{page}} 页', { page: number })}
              >
                {number}
              </Step>
            )}
          </li>
        ))}
      </ol>
      <span className={`number ${styles['narrowOnly']}`}>
        {page} / {last}
      </span>
      <Step {...navigation} to={Math.min(last, page + 1)} isOff={isLast} name={t('下一页')}>
        {t('下一页')}
      </Step>
      <Step {...navigation} to={last} isOff={isLast} isWideOnly name={t('最后一页')}>
        {t('最后一页')}
      </Step>
      {sizes && onSize && <Sizes size={size} sizes={sizes} onSize={onSize} />}
      {last > 5 && <Jump last={last} onPage={onPage} />}
    </nav>
  )
}
