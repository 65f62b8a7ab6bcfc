import { type PathName, paths, privatePaths } from '#src/model/paths.ts'
import { frames, type PortalRoute, userCentreRoute } from '#src/model/route.ts'
import { comingAreas, comingNames } from './labels.ts'

/** Section 2.2: these have no footer. */
const footless: ReadonlySet<string> = new Set(['purchaseProject', 'purchaseProjectDetail', 'purchaseNewsDetail'])

/** Title and frame of a section, like those of neighbouring sections with a screen. */
function placeOf(name: PathName, label: string): Pick<PortalRoute, 'title' | 'frame' | 'section' | 'requiresLogin'> {
  if (name.startsWith('purchase')) {
    const frame = { ...frames.purchase, footer: !footless.has(name) }
    if (name === 'purchaseIndex') return { title: label, frame }
    return { title: `${comingAreas.purchase}>${label}`, section: paths.purchaseIndex, frame }
  }
  if (!privatePaths.has(paths[name])) return { title: label, frame: frames.standard }
  return { ...userCentreRoute, title: `${comingAreas.userCentre}>${label}` }
}

/** Records of the addresses without a screen; each page names the section that will be there. */
export const comingRoutes = (built: readonly PortalRoute[]): PortalRoute[] =>
  (Object.entries(comingNames) as [PathName, string][])
    .filter(([name]) => !built.some(({ path }) => path === paths[name]))
    .map(([name, label]) => ({
      ...placeOf(name, label),
      path: paths[name],
      isComing: true,
      page: async () => (await import('./ComingPage.tsx')).comingPage(label),
    }))
