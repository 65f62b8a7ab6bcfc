import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#src/model/paths.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Icon } from '#src/shared/ui/display/Icon.tsx'

type Entry = { label: string; to: string; isHere: boolean }

/** A second level that opens under a mouse, by the button and by an arrow key; the button and Esc close it. */
function Branch({ label, entries, active }: { label: string; entries: readonly Entry[]; active: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const isHovered = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  const close = () => setOpen(false)

  // The hidden link loses the focus, and navigation within the same screen does not move it.
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
    // The list becomes visible with the next render, and a hidden link cannot take the focus.
    requestAnimationFrame(() => links.at(next)?.focus())
  }
  // A finger enters and leaves with every tap, which is the click of the button.
  const handlePointer = ({ type, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    isHovered.current = type === 'pointerenter'
    setOpen(isHovered.current)
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the button and links inside
    <li
      className="menu-branch"
      onPointerEnter={handlePointer}
      onPointerLeave={handlePointer}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        {...(active ? { 'aria-current': 'true' as const } : {})}
        onClick={() => setOpen(isHovered.current || !isOpen)}
      >
        {label}
        <Icon name="down" size={14} />
      </button>
      <ul ref={list} id={id} className="menu-second" hidden={!isOpen}>
        {entries.map(({ label: text, to, isHere }) => (
          <li key={to}>
            <Link to={to} {...(isHere ? { 'aria-current': 'page' as const } : {})} onClick={closeAndStay}>
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
  const { pathname, search } = useLocation()
  const isHome = pathname === paths.purchaseIndex
  const isTrade = pathname === paths.purchaseTrade || pathname === paths.purchaseSearchNew
  const isOthers = new URLSearchParams(search).get('activeIndex') === '0-0'
  const trade = [
    { label: t('招标采购'), to: linkToPurchase.trade('1-0'), isHere: pathname === paths.purchaseTrade && !isOthers },
    { label: t('非招标采购'), to: linkToPurchase.trade('0-0'), isHere: pathname === paths.purchaseTrade && isOthers },
    { label: t('综合查询'), to: paths.purchaseSearchNew, isHere: pathname === paths.purchaseSearchNew },
  ]
  return (
    <nav className="menu" data-dark aria-label={t('采购菜单')}>
      <div className="content">
        <ul>
          <li>
            <Link to={paths.purchaseIndex} {...(isHome ? { 'aria-current': 'page' as const } : {})}>
              {t('首页')}
            </Link>
          </li>
          <Branch label={t('交易信息')} entries={trade} active={isTrade} />
        </ul>
      </div>
    </nav>
  )
}
