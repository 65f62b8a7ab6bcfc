import type { ComponentType } from 'react'
import { paths } from './paths.ts'

/** `none`: the screen is alone, and may show the account and the display controls itself. */
export type HeaderKind = 'standard' | 'simple' | 'purchase' | 'none'

/** The frame around a page (RT-08). */
type Frame = { header: HeaderKind; footer: boolean; floatingWindow: boolean }

export const frames = {
  standard: { header: 'standard', footer: true, floatingWindow: true },
  simple: { header: 'simple', footer: true, floatingWindow: false },
  purchase: { header: 'purchase', footer: true, floatingWindow: false },
  bare: { header: 'none', footer: false, floatingWindow: false },
} as const satisfies Record<string, Frame>

/**
 * The route record of an address. Title, breadcrumb, header, footer, floating window, guard, active menu item and page view
 * are read from here; pages do not set them.
 */
export type PortalRoute = {
  path: string
  page: () => Promise<{ default: ComponentType }>
  /** One level, or two split on `>`; also the document title, after the product name (RT-02, RT-03). */
  title: string
  /** Link of the first level of a two-level title. */
  section?: string
  frame: Frame
  /** The frame where the query opens another screen at the same address. */
  frameOf?: (search: string) => Frame
  requiresLogin?: true
  /** Its main menu item, null for none; a public page without one belongs to the section the person came from. */
  menuFlag?: string | null
}

/** What the private screens of the user centre have in common. */
export const userCentreRoute = {
  frame: frames.standard,
  section: paths.usercenterIndex,
  requiresLogin: true,
} as const
