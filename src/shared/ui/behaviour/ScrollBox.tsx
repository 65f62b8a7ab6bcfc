import type { HTMLAttributes, Ref } from 'react'

type Props = Omit<HTMLAttributes<HTMLElement>, 'tabIndex' | 'aria-label'> & {
  as?: 'div' | 'section' | 'ul' | 'ol'
  /** Names its content for readers who reach it by the Tab key. */
  label: string
  ref?: Ref<HTMLElement>
  /** Marks the end of the content, for `useSeenEnd`. */
  end?: Ref<HTMLSpanElement>
}

/** A box that scrolls its content. The Tab key stops at it, because the arrow keys scroll the focused element. */
export function ScrollBox({ as: Box = 'section', label, ref, end, children, ...rest }: Props) {
  // One ref type for four tags: nothing set here differs between them.
  return (
    <Box {...rest} ref={ref as Ref<never>} aria-label={label} tabIndex={0}>
      {children}
      {end && <span ref={end} aria-hidden style={{ display: 'block', height: 1 }} />}
    </Box>
  )
}
