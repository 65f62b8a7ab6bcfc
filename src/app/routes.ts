import type { PortalRoute } from '#src/model/route.ts'
import { homeRoutes } from '#src/pages/home/routes.ts'

/** Every screen of the portal; each area brings its own records. An address that is not here leads home (RT-09). */
export const routes: readonly PortalRoute[] = [...homeRoutes]
