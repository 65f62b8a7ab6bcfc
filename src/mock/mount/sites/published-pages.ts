import type { Plate } from '#src/model/news/schema.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { detailPage } from '#src/model/listing/rules.ts'
import { projectType } from '#src/model/listing/schema.ts'
import type { Exchange } from '../../worlds.ts'
import type { Listing, News, Notice } from '../../exchange/tables.ts'

/** Sections with a page of articles: its list, and the page that shows one. */
export const newsSections = {
  zxdt: { list: paths.zxdt, detail: paths.newsDetailZxdt },
  zcfg: { list: paths.zcfg, detail: paths.newsDetailZcfg },
  rzfw: { list: paths.rzfw, detail: paths.newsDetailRzfw },
  zlxz: { list: paths.zlxz, detail: paths.newsDetailZlxz },
  ddjs: { list: paths.ddjs, detail: paths.newsDetailDdjs },
  xxgk: { list: paths.xxgk, detail: paths.newsDetailXxgk },
  help: { list: paths.helpCenter, detail: paths.helpCenterDetail },
} as const

export type NewsSection = keyof typeof newsSections
export const isNewsSection = (name: string): name is NewsSection => Object.hasOwn(newsSections, name)

/** A plate and all below it. */
export function platesFrom({ tables }: Exchange, top: Plate): Plate[] {
  const found = new Set([top])
  // The set grows during the iteration, so that all descendants are reached.
  for (const { id } of found) for (const plate of tables.plates) if (plate.parentId === id) found.add(plate)
  return [...found]
}

export const sectionPlates = (exchange: Exchange, section: NewsSection): Plate[] => {
  const top = exchange.tables.plates.find(({ plateCode }) => plateCode === section)
  return top ? platesFrom(exchange, top) : []
}

const articlePath = (section: NewsSection, newsId: string): string =>
  `${newsSections[section].detail}?${new URLSearchParams({ newsId }).toString()}`

/** The page of the portal that shows it; of a link to another site that address. */
export const newsPath = (section: NewsSection, { id, isOuterLink, outerLinkUrl }: News): string =>
  isOuterLink === 1 && outerLinkUrl ? outerLinkUrl : articlePath(section, id)

export const noticePath = ({ id }: Notice): string => articlePath('zxdt', id)

export const listingPath = ({ assetsId, isPackage, projectNature }: Listing): string => {
  const type = isPackage ? projectType.package : projectType.single
  return detailPage({ projectType: type, projectNature }) === 'package'
    ? linkTo.packageDetail(assetsId)
    : linkTo.listingDetail(assetsId)
}
