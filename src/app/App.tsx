import { QueryClientProvider } from '@tanstack/react-query'
import { createElement, Suspense, use, useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useRoutes } from 'react-router-dom'
import { IdleWarningOutlet } from '#src/features/session/IdleWarningOutlet.tsx'
import { storeReturnPath } from '#src/features/session/screen-lock/screen-lock.ts'
import { SignedInOnly } from '#src/features/session/SignedInOnly.tsx'
import { paths } from '#src/model/paths.ts'
import type { PortalRoute } from '#src/model/route.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { provideNavigate } from '#src/shared/lib/navigation/navigation.ts'
import { titleLevels } from '#src/shared/lib/navigation/page-title.ts'
import { releaseScreenQueries } from '#src/shared/lib/query/screen-query.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { AskOutlet } from '#src/shared/ui/dialog/AskOutlet.tsx'
import { ToastOutlet } from '#src/shared/ui/feedback/ToastOutlet.tsx'
import { redirectFrom, isUnknownAddress, showUnknownAddressToast } from './route-guard.ts'
import { ScreenEffects } from './effects/ScreenEffects.tsx'
import { Boundary } from './errors/Boundary.tsx'
import { Frame } from './frame/Frame.tsx'
import { PortalRouter } from './PortalRouter.tsx'
import { forgetLostScreens, routeAt, routes, screenOf } from './routes.ts'

/** The page of a record; suspends until it is here. */
function Screen({ route }: { route: PortalRoute }) {
  const screen = screenOf(route)
  useEffect(
    () => () => {
      globalThis.portalEarly?.abort()
      releaseScreenQueries()
    },
    [],
  )
  return createElement(screen instanceof Promise ? use(screen) : screen)
}

/** What the router matches for each record: matching against all records would delay the first screen. */
const elements = new Map(
  routes.map((route) => {
    const screen = <Screen key={route.path} route={route} />
    const element = route.requiresLogin ? <SignedInOnly>{screen}</SignedInOnly> : screen
    return [route, [{ path: route.path, element }]]
  }),
)
/** Keeps the router from warning about an address without a record, which is redirected (RT-09). */
const unknown = [{ path: '*', element: null }]

/** Lets lower layers navigate. */
function Navigator() {
  const navigate = useNavigate()
  useEffect(() => provideNavigate((to, options) => void navigate(to, options)), [navigate])
  return null
}

const forgetFailures = () => {
  forgetLostScreens()
  // A cached answer may be what broke the screen.
  void queryClient.invalidateQueries({ refetchType: 'none' })
}

/** An address behind the lock is opened when the lock opens (RT-15); an unknown one is reported in a toast (RT-09). */
function Redirect({ to, requested }: { to: string; requested: string }) {
  useEffect(() => {
    if (to === paths.lock) storeReturnPath(requested)
    if (isUnknownAddress(requested, to)) showUnknownAddressToast()
  }, [to, requested])
  return <Navigate to={to} replace />
}

function Portal() {
  const t = useT()
  const { pathname, search, hash } = useLocation()
  const redirect = redirectFrom(pathname, search)
  const route = redirect === null ? routeAt(pathname) : null
  const levels = route ? titleLevels(route.title).map((level) => t(level)) : []
  const screen = useRoutes((route && elements.get(route)) ?? unknown)
  return (
    <>
      <Navigator />
      <Frame route={route} levels={levels}>
        <Boundary level="panel" resetKey={pathname} onReset={forgetFailures}>
          {/* As high as a screen, so that the footer does not flash. */}
          <Suspense fallback={<div className="coming" />}>
            {redirect === null ? screen : <Redirect to={redirect} requested={pathname + search + hash} />}
          </Suspense>
        </Boundary>
      </Frame>
      <ScreenEffects route={route} levels={levels} />
      <IdleWarningOutlet />
      <AskOutlet />
      <ToastOutlet />
    </>
  )
}

/** The whole portal. The outer boundary is drawn where not even the frame could be. */
export function App() {
  return (
    <Boundary level="page" onReset={forgetFailures}>
      <QueryClientProvider client={queryClient}>
        <PortalRouter>
          <Portal />
        </PortalRouter>
      </QueryClientProvider>
    </Boundary>
  )
}
