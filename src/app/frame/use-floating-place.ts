import { type CSSProperties, useEffect, useState } from 'react'
import { useSettings } from '#src/shared/lib/storage/settings.ts'
import { floatingOffset, overhangAtBreakpoint, wideBody } from '#src/model/floating-offset.ts'

const bodyWidth = () => document.body.clientWidth

/** The width of the body, measured again whenever it changes. */
function useBodyWidth(): number {
  const [width, setWidth] = useState(bodyWidth)
  useEffect(() => {
    const measure = () => setWidth(bodyWidth())
    addEventListener('resize', measure)
    measure()
    return () => removeEventListener('resize', measure)
  }, [])
  return width
}

/**
 * Where the floating window stands (FW-04). Just above the breakpoint the formula puts it over the edge by up to 20 px, so
 * as much of it is left empty there, and nothing of what it shows is cut off. In large type it needs all of its reach, and is
 * folded where the margin is narrower than that (shell.css).
 */
export function useFloatingPlace(): CSSProperties {
  const width = useBodyWidth()
  const isElder = useSettings(({ elder }) => elder)
  return { right: floatingOffset(width), paddingRight: width > wideBody && !isElder ? overhangAtBreakpoint : 0 }
}
