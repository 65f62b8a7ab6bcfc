import type { HTMLAttributes, Ref } from 'react'

type Props = Omit<HTMLAttributes<HTMLElement>, 'tabIndex' | 'aria-label'> & {
  as?: 'div' | 'section' | 'ul' | 'ol'
  /** What it holds, for whoever comes to it by the Tab key. */
  label: string
  ref?: Ref<HTMLElement>
}

/** A box whose content scrolls within it. The Tab key stops at it, since the arrow keys scroll what has the focus. */
export function ScrollBox({ as: Box = 'section', label, ref, ...rest }: Props) {
  // One type for four tags: what differs between them is nothing that is set here.
  return <Box {...rest} ref={ref as Ref<never>} aria-label={label} tabIndex={0} />
}
