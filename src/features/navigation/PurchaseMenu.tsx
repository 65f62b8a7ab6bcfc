import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { linkTo, paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Icon } from '#src/shared/ui/display/Icon.tsx'

type Entry = { word: string; to: string }

/** A second level that unfolds on hover, on a click and by the arrow key; Esc folds it again. */
function Branch({ word, entries, active }: { word: string; entries: readonly Entry[]; active: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  const close = () => setOpen(false)

  // What is hidden keeps no focus, and another list of the same screen takes none.
  const closeAndStay = () => {
    close()
    button.current?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) closeAndStay()
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
    const links = Array.from(list.current?.querySelectorAll('a') ?? [])
    const at = links.findIndex((link) => link === document.activeElement)
    const next = event.key === 'ArrowDown' ? (at + 1) % links.length : Math.max(at, 0) - 1
    // The list is shown with the next render, and only what is shown takes the focus.
    requestAnimationFrame(() => links.at(next)?.focus())
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the button and links inside
    <li
      className="pop"
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={close}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
    >
      <button
        ref={button}
        type="button"
        className="bare"
        aria-expanded={isOpen}
        aria-controls={id}
        {...(active ? { 'aria-current': 'true' as const } : {})}
        onClick={() => setOpen(true)}
      >
        {word}
        <Icon name="down" size={14} />
      </button>
      <ul ref={list} id={id} className="menu-second" hidden={!isOpen}>
        {entries.map(({ word: text, to }) => (
          <li key={to}>
            <Link to={to} onClick={closeAndStay}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** The menu of the procurement section, with its second level (HD-06). */
export function PurchaseMenu() {
  const t = useT()
  const { pathname } = useLocation()
  const isHome = pathname === paths.purchaseIndex
  const isTrade = pathname === paths.purchaseTrade || pathname === paths.purchaseSearchNew
  const trade = [
    { word: t('招标采购'), to: linkTo.purchaseTrade('1-0') },
    { word: t('非招标采购'), to: linkTo.purchaseTrade('0-0') },
    { word: t('综合查询'), to: paths.purchaseSearchNew },
  ]
  return (
    <nav className="menu" data-dark data-open aria-label={t('采购菜单')}>
      <div className="content">
        <ul>
          <li>
            <Link to={paths.purchaseIndex} {...(isHome ? { 'aria-current': 'page' as const } : {})}>
              {t('首页')}
            </Link>
          </li>
          <Branch word={t('交易信息')} entries={trade} active={isTrade} />
        </ul>
      </div>
    </nav>
  )
}
