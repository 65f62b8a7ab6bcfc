import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './TabLine.module.css'

/** Marks the sides on which tabs are out of view. */
function markEnds(line: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth, parentElement } = line
  // Positions are rounded.
  parentElement?.toggleAttribute('data-before', scrollLeft > 1)
  parentElement?.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1)
}

/** Tabs that are one line on small screens: it scrolls, shows that it does, and has the chosen tab in view. */
export function TabLine({ active, children }: { active: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<string>(null)
  // After every render: numbers that come later make the line longer.
  useLayoutEffect(() => {
    const line = place.current
    if (!line) return
    const chosen = line.querySelector<HTMLElement>('[aria-selected=true]')
    if (chosen && shown.current !== active)
      line.scrollLeft = chosen.offsetLeft - (line.clientWidth - chosen.offsetWidth) / 2
    shown.current = active
    const mark = () => markEnds(line)
    mark()
    addEventListener('resize', mark)
    return () => removeEventListener('resize', mark)
  })
  return (
    <div className={styles['tabs']}>
      <div ref={place} onScroll={({ currentTarget }) => markEnds(currentTarget)}>
        {children}
      </div>
    </div>
  )
}
