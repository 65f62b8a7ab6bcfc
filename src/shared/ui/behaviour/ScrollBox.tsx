import type { HTMLAttributes, Ref } from 'react'

type Props = Omit<HTMLAttributes<HTMLElement>, 'tabIndex' | 'aria-label'> & {
  as?: 'div' | 'section' | 'ul' | 'ol'
  /** What it holds, for whoever comes to it by the Tab key. */
  label: string
  ref?: Ref<HTMLElement>
  /** Marks the end of the content, for `useSeenEnd`. */
  end?: Ref<HTMLSpanElement>
}

/** A box whose content scrolls within it. The Tab key stops at it, since the arrow keys scroll what has the focus. */
export function ScrollBox({ as: Box = 'section', label, ref, end, children, ...rest }: Props) {
  // One type for four tags: what differs between them is nothing that is set here.
  return (
    <Box {...rest} ref={ref as Ref<never>} aria-label={label} tabIndex={0}>
      {children}
      {end && <span ref={end} aria-hidden style={{ display: 'block', height: 1 }} />}
    </Box>
  )
}
