import * as z from 'zod/mini'
import { fact, figure, firstOf, identifier, orElse, readAs } from '../lenient.ts'

export const ad = z.object({
  id: identifier,
  name: fact(z.string()),
  url: fact(z.string()),
  imgSrc: z.string(),
  /** Of other proportions, for viewports below 640 px; without it they show `imgSrc`. */
  phoneImgSrc: fact(z.string()),
})
export type Ad = z.output<typeof ad>

/** Codes of the advertisement slots. */
export const adCode = {
  opening: 'index_kp_1',
  top: 'index_top_1',
  banner: 'index_banner_1',
  middle: 'index_middle_1',
  popular: 'index_popular_1',
  projectPanel: 'index_project_1',
} as const

/** Position types of the partners block (spec 9). */
export const positionTypes = [0, 11, 12, 13, 14, 15] as const
export type PositionType = (typeof positionTypes)[number]

export const partner = z.object({
  id: identifier,
  name: z.string(),
  url: fact(z.string()),
  imgSrc: fact(z.string()),
})
export type Partner = z.output<typeof partner>

export const navigationItem = z.object({
  navigationName: z.string(),
  navigationUrl: z.string(),
  /** 1: an address of this site; if absent, decided from the address. */
  inStation: fact(figure),
  /** 1: opens a new tab. */
  openPage: orElse(figure, 0),
  menuFlag: fact(identifier),
})
export type NavigationItem = z.output<typeof navigationItem>

/** The specification names `id`, `parentId`, `typeName`, `nickName` and `source` for a category (spec 3). */
function fromCategory(written: unknown): unknown {
  if (typeof written !== 'object' || !written) return written
  const given = written as Record<string, unknown>
  const { id, name, operationId, nickName, typeName } = given
  return { ...given, name: firstOf(name, nickName, typeName), operationId: firstOf(operationId, id) }
}

/** A recommended investment category on the home page (spec 7, hot-investments). */
export const hotInvestment = /* @__PURE__ */ readAs(
  fromCategory,
  z.object({
    id: identifier,
    /** The displayed name. */
    name: z.string(),
    parentId: fact(identifier),
    operationId: identifier,
    source: fact(z.string()),
  }),
)
export type HotInvestment = z.output<typeof hotInvestment>
