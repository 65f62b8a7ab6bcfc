import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { rovingSteps } from '../behaviour/roving.ts'
import { Card } from '../display/Card.tsx'
import styles from './Tabs.module.css'

export type Tab<K extends string> = {
  key: K
  label: ReactNode
  /** Number of items; null while unknown: its space is reserved, so that no tab moves under the pointer. */
  count?: number | null
}

type Props<K extends string> = {
  tabs: readonly Tab<K>[]
  active: K
  onChange: (key: K) => void
  label: string
  size?: 'normal' | 'large'
  /** Connects the tabs to their `TabPanel`. */
  id: string
  /** The pointer or the focus is on a tab: prefetch its content. */
  onIntent?: (key: K) => void
}

/** ARIA tabs: one stop of the Tab key, arrow keys between them. On paper the chosen one is a heading of the content. */
export function Tabs<K extends string>({ tabs, active, onChange, label, size = 'normal', id, onIntent }: Props<K>) {
  const list = useRef<HTMLDivElement>(null)
  // From the focused tab: if the tab is a parameter of the address, the chosen one renders a moment later.
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const next = rovingSteps[event.key]?.(index, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onChange(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next!]?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={`${styles['list']} ${size === 'large' ? styles['large'] : ''}`}
    >
      {tabs.map(({ key, label: text, count }, index) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`${id}-tab-${key}`}
          aria-controls={`${id}-panel`}
          aria-selected={key === active}
          tabIndex={key === active ? 0 : -1}
          className={`${styles['tab']} ${key === active ? '' : 'noPrint'}`}
          onClick={() => onChange(key)}
          onKeyDown={(event) => handleKeyDown(event, index)}
          onPointerEnter={() => onIntent?.(key)}
        >
          {text}
          {count !== undefined && <span className={styles['count']}> {count}</span>}
        </button>
      ))}
    </div>
  )
}

/** The content of the active tab. */
export function TabPanel({
  id,
  active,
  children,
  className,
}: {
  id: string
  active: string
  children: ReactNode
  className?: string
}) {
  return (
    <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${active}`} className={className}>
      {children}
    </div>
  )
}

export const useTabsId = (): string => useId().replaceAll(':', '')

type TabbedCardProps<K extends string> = Omit<Props<K>, 'id'> &
  Pick<ComponentProps<typeof Card>, 'actions' | 'body' | 'className' | 'children'> & {
    panelClass?: string | undefined
  }

/** A card with tabs in place of its title, which shows the content of the active one. */
export function TabbedCard<K extends string>(props: TabbedCardProps<K>) {
  const { actions, body, className, panelClass = '', children, ...tabs } = props
  const id = useTabsId()
  return (
    <Card {...{ actions, body, className }} label={tabs.label} tabs={<Tabs {...tabs} id={id} />}>
      <TabPanel id={id} active={tabs.active} className={panelClass}>
        {children}
      </TabPanel>
    </Card>
  )
}
