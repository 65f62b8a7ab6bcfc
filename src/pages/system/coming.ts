import { type PathName, paths, privatePaths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'
import { comingAreas, comingNames, comingLabel } from './labels.ts'

/** Sections of the main menu; the exchange calls them as the address is called. */
const inMenu: ReadonlySet<string> = new Set(['zxdt', 'zcfg', 'rzfw', 'helpCenter'])
/** Section 2.2: these have no footer. */
const footless: ReadonlySet<PathName> = new Set(['purchaseProject', 'purchaseProjectDetail', 'purchaseNewsDetail'])

const isPurchase = (name: PathName): boolean => name.startsWith('purchase')

/** What is around the section, by the rules of its neighbours that have a screen. */
function placeOf(name: PathName): Pick<PortalRoute, 'title' | 'frame' | 'section' | 'requiresLogin' | 'menuFlag'> {
  const word = comingNames[name] ?? comingLabel
  if (isPurchase(name)) {
    const frame = { ...frames.purchase, footer: !footless.has(name) }
    if (name === 'purchaseIndex') return { title: word, frame }
    return { title: `${comingAreas.purchase}>${word}`, section: paths.purchaseIndex, frame }
  }
  const frame = frames.standard
  // What is read in a section is called after it: `newsDetailZxdt`, `helpCenterDetail`.
  const section = name.replace(/^newsDetail(.)|Detail$/, (_, first = '') => String(first).toLowerCase())
  if (!privatePaths.has(paths[name]))
    return inMenu.has(section) ? { title: word, frame, menuFlag: section } : { title: word, frame }
  return { title: `${comingAreas.userCentre}>${word}`, section: paths.usercenterIndex, frame, requiresLogin: true }
}

/** Records for the addresses that have no screen yet: each says which section is to come, where it will be. */
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
