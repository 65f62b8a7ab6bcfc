import type { ReactNode } from 'react'
import { useId } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import { OuterLink } from '../action/OuterLink.tsx'
import styles from './Card.module.css'

type Props = {
  as?: 'section' | 'article'
  title?: ReactNode
  /** Level of the heading: 1 where the card is the whole screen. */
  level?: 1 | 2 | 3
  /** On the line of the title: tabs, instead of the title or beside it. */
  tabs?: ReactNode
  /** At the end of that line: a short fact about the content. */
  note?: ReactNode
  /** Behind it: search, 更多; not printed. */
  actions?: ReactNode
  /** Names a card that has no title. */
  label?: string
  /** `padded`: with the card's padding; `stacked`: also with a gap between its blocks. */
  body?: 'flush' | 'padded' | 'stacked'
  /** Id by which buttons of the page scroll to the card and focus it. */
  anchor?: string
  className?: string | undefined
  children: ReactNode
}

type HeadProps = Pick<Props, 'title' | 'level' | 'tabs' | 'note' | 'actions'> & { id: string }

function Head({ title, level = 2, tabs, note, actions, id }: HeadProps) {
  const Heading = `h${level}` as const
  if (!title && !tabs && !note && !actions) return null
  return (
    <div className={styles['head']}>
      {title && (
        <Heading id={id} className={styles['title']}>
          {title}
        </Heading>
      )}
      {tabs}
      {note && <span className={styles['note']}>{note}</span>}
      {actions && <div className={`noPrint ${styles['actions']}`}>{actions}</div>}
    </div>
  )
}

/** One block of a page: a title with a short rule, its tabs on the same line, actions at the right. */
export function Card({ as: Box = 'section', label, body = 'flush', anchor, className, children, ...head }: Props) {
  const id = useId()
  return (
    <Box
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      className={[styles['card'], className].filter(Boolean).join(' ')}
      {...(head.title ? { 'aria-labelledby': id } : { 'aria-label': label })}
    >
      <Head {...head} id={id} />
      {body === 'flush' ? (
        children
      ) : (
        <div className={body === 'stacked' ? `${styles['body']} ${styles['stacked']}` : styles['body']}>{children}</div>
      )}
    </Box>
  )
}

/** A link to the rest of what a card shows, among its actions: 更多 where it has no text of its own. */
export function MoreLink({ href, label, children }: { href: string; label?: string; children?: ReactNode }) {
  const t = useT()
  return (
    <OuterLink href={href} className={styles['more']} aria-label={label}>
      {children ?? `${t('更多')} ›`}
    </OuterLink>
  )
}
