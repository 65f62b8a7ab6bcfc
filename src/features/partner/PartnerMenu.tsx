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

/** A menu of one group of partners, requested when it is first opened. Esc, a click elsewhere and moving the focus out close it. */
export function PartnerMenu({ positionType }: { positionType: PositionType }) {
  const t = useT()
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const query = useQuery({ ...partnersQuery(positionType), enabled: isOpen })
  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpen(false)
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      if (menu.current?.contains(document.activeElement)) menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
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
