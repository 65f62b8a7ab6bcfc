import type { ComponentType } from 'react'

export type HeaderKind = 'standard' | 'simple' | 'purchase' | 'none'

/** What the shell puts around a page (RT-08). */
type Frame = { header: HeaderKind; footer: boolean; floatingWindow: boolean }

export const frames = {
  standard: { header: 'standard', footer: true, floatingWindow: true },
  simple: { header: 'simple', footer: true, floatingWindow: false },
  purchase: { header: 'purchase', footer: true, floatingWindow: false },
  bare: { header: 'none', footer: false, floatingWindow: false },
} as const satisfies Record<string, Frame>

/**
 * Everything the portal knows of an address. Title, breadcrumb, header, footer, floating window, guard,
 * active menu item and page view are all read from here; no page sets them itself.
 */
export type PortalRoute = {
  path: string
  page: () => Promise<{ default: ComponentType }>
  /** One level, or two split on `>`; also the document title, after the product name (RT-02, RT-03). */
  title: string
  /** Where the first level of a two-level title leads. */
  section?: string
  frame: Frame
  requiresLogin?: true
  /** Its item of the main menu, null for none; without one a public page belongs to the section the person came from. */
  menuFlag?: string | null
  /** Its screen is still to come; what offers ways to go on leaves it out. */
  isComing?: true
}
