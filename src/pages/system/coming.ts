import { type PathName, paths, privatePaths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'
import { comingAreas, comingNames, comingLabel } from './labels.ts'

/** Section 2.2: these have no footer. */
const footless: ReadonlySet<PathName> = new Set(['purchaseProject', 'purchaseProjectDetail', 'purchaseNewsDetail'])

const isPurchase = (name: PathName): boolean => name.startsWith('purchase')

/** Title and frame of a section, like those of neighbouring sections with a screen. */
function placeOf(name: PathName): Pick<PortalRoute, 'title' | 'frame' | 'section' | 'requiresLogin'> {
  const label = comingNames[name] ?? comingLabel
  if (isPurchase(name)) {
    const frame = { ...frames.purchase, footer: !footless.has(name) }
    if (name === 'purchaseIndex') return { title: label, frame }
    return { title: `${comingAreas.purchase}>${label}`, section: paths.purchaseIndex, frame }
  }
  const frame = frames.standard
  if (!privatePaths.has(paths[name])) return { title: label, frame }
  return { title: `${comingAreas.userCentre}>${label}`, section: paths.usercenterIndex, frame, requiresLogin: true }
}

/** Records of the addresses without a screen; each page names the section that will be there. */
export const comingRoutes = (built: readonly PortalRoute[]): PortalRoute[] => {
  const taken = new Set(built.map(({ path }) => path))
  const names = (Object.keys(paths) as PathName[]).filter((name) => !taken.has(paths[name]))
  return names.map((name) => ({
    ...placeOf(name),
    path: paths[name],
    isComing: true,
    page: async () => (await import('./ComingPage.tsx')).comingPage(comingNames[name]),
  }))
}
