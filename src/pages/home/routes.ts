import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'
import { pause } from '#src/shared/lib/time/pause.ts'

/** Loads the page, and caches the answers of its first screen that were sent with the document. */
const homePage = async () => {
  const page = await import('./HomePage.tsx')
  await pause()
  await page.prefetchFirstScreen()
  return page
}

export const homeRoutes: readonly PortalRoute[] = [
  { path: paths.index, page: homePage, title: '首页', frame: frames.standard, menuFlag: 'index' },
]
