import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import type { NavigationItem } from '#src/model/content/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { isHere } from './is-here.ts'
import { MenuItem } from './MenuItem.tsx'
import { defaultMenu, purchaseMenuOptions } from './purchase-menu.ts'

const keyOf = ({ navigationName, navigationUrl }: NavigationItem) => `${navigationName} ${navigationUrl}`

type BranchProps = { name: string; entries: readonly NavigationItem[]; place: Location }

/** A second level that opens under a mouse, by the button and by an arrow key; the button and Esc close it. */
function Branch({ name, entries, place }: BranchProps) {
  const t = useT()
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
        aria-current={entries.some((entry) => isHere(entry, place)) ? 'true' : undefined}
        onClick={() => setOpen(isHovered.current || !isOpen)}
      >
        {t(name)}
        <Icon name="down" size={14} />
      </button>
      <ul ref={list} id={id} className="menu-second" hidden={!isOpen}>
        {entries.map((entry) => (
          <li key={keyOf(entry)}>
            <MenuItem item={entry} current={isHere(entry, place) ? 'page' : undefined} onFollow={closeAndStay} />
          </li>
        ))}
      </ul>
    </li>
  )
}

/** The menu of the procurement section, with its second level (HD-06). */
export function PurchaseMenu() {
  const t = useT()
  const place = useLocation()
  const { data } = useQuery(purchaseMenuOptions)
  const items = data?.length ? data : defaultMenu
  return (
    <nav className="menu" data-dark aria-label={t('采购菜单')}>
      <div className="content">
        <ul>
          {items.map(({ children, ...item }) =>
            children?.length ? (
              <Branch key={keyOf(item)} name={item.navigationName} entries={children} place={place} />
            ) : (
              <li key={keyOf(item)}>
                <MenuItem item={item} current={isHere(item, place) ? 'page' : undefined} />
              </li>
            ),
          )}
        </ul>
      </div>
    </nav>
  )
}
