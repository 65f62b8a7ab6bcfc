import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Partner, PositionType } from '#src/model/content/schema.ts'
import { useT } from '#src/shared/lib/i18n.ts'
import { safeHref } from '#src/shared/lib/safe-href.ts'
import { Block, Skeleton } from '#src/shared/ui/faces.tsx'
import styles from './PartnerMenu.module.css'
import { partnersQuery } from './queries.ts'
import { partnerWords } from './words.ts'

function Names({ partners }: { partners: readonly Partner[] }) {
  return (
    <ul lang="zh-CN">
      {partners.map(({ id, name, url }) => {
        const href = safeHref(url)
        return (
          <li key={id}>
            {href ? (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            ) : (
              <span>{name}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** One group of partners behind its name; asked for when it is first opened. Escape, a click elsewhere and leaving it close it. */
export function PartnerMenu({ positionType }: { positionType: PositionType }) {
  const t = useT()
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const query = useQuery({ ...partnersQuery(positionType), enabled: isOpen })
  useEffect(() => {
    if (!isOpen) return undefined
    const away = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('focusin', away)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('focusin', away)
    }
  }, [isOpen])
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    menu.current?.querySelector('summary')?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is heard for the links inside; <details> is interactive by itself
    <details
      ref={menu}
      className={styles['menu']}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={closeByEscape}
    >
      <summary>{t(partnerWords[positionType])}</summary>
      <div className={styles['list']}>
        <Block query={query} loading={<Skeleton height={120} />} isEmpty={(partners) => partners.length === 0}>
          {(partners) => <Names partners={partners} />}
        </Block>
      </div>
    </details>
  )
}
