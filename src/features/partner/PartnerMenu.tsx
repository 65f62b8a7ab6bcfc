import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Partner, PositionType } from '#src/model/content/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { safeHref } from '#src/shared/lib/navigation/safe-href.ts'
import { OuterLink } from '#src/shared/ui/action/OuterLink.tsx'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from './PartnerMenu.module.css'
import { partnersQuery } from './queries.ts'
import { partnerLabels } from './labels.ts'

const Names = ({ partners }: { partners: readonly Partner[] }) => (
  <ul lang="zh-CN">
    {partners.map(({ id, name, url }) => (
      <li key={id}>
        <OuterLink href={safeHref(url)}>{name}</OuterLink>
      </li>
    ))}
  </ul>
)

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
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      if (menu.current?.contains(document.activeElement)) menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('focusin', away)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('keydown', escape)
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('focusin', away)
    }
  }, [isOpen])
  return (
    <details
      ref={menu}
      className={styles['menu']}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {t(partnerLabels[positionType])}
        <Icon name="down" size={16} />
      </summary>
      <div className={styles['list']}>
        <QueryBoundary query={query} loading={<Skeleton height={120} />}>
          {(partners) => <Names partners={partners} />}
        </QueryBoundary>
      </div>
    </details>
  )
}
