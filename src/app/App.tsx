import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useRoutes } from 'react-router-dom'
import { IdleWarningOutlet } from '#src/features/session/IdleWarningOutlet.tsx'
import { keepWayBack } from '#src/features/session/screen-lock/screen-lock.ts'
import { SignedInOnly } from '#src/features/session/SignedInOnly.tsx'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { provideNavigate } from '#src/shared/lib/navigation/navigation.ts'
import { titleLevels } from '#src/shared/lib/navigation/page-title.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { AskOutlet } from '#src/shared/ui/dialog/AskOutlet.tsx'
import { ToastOutlet } from '#src/shared/ui/ToastOutlet.tsx'
import { redirectFrom, isLost, showLostToast } from './route-guard.ts'
import { ScreenEffects } from './effects/ScreenEffects.tsx'
import { Boundary } from './errors/Boundary.tsx'
import { Frame } from './frame/Frame.tsx'
import { PortalRouter } from './PortalRouter.tsx'
import { forgetLostScreens, routeAt, routes } from './routes.ts'
import { Screen } from './Screen.tsx'

/** For each record what the router matches: all of them would cost a program that has just begun too much. */
const matched = new Map(
  routes.map((route) => {
    const screen = <Screen key={route.path} route={route} />
    const element = route.requiresLogin ? <SignedInOnly>{screen}</SignedInOnly> : screen
    return [route, [{ path: route.path, element }]]
  }),
)
/** Spares the router its complaint; a detour leads on from there (RT-09). */
const unknown = [{ path: '*', element: null }]

/** Lets the lower floors go to an address. */
function Navigator() {
  const navigate = useNavigate()
  useEffect(() => provideNavigate((to, options) => void navigate(to, options)), [navigate])
  return null
}

const forgetFailures = () => {
  forgetLostScreens()
  // What was answered may be what broke the screen.
  void queryClient.invalidateQueries({ refetchType: 'none' })
}

/** Whoever asks for an address behind the lock comes to it when the lock opens (RT-15); one that is none is told so (RT-09). */
function Detour({ to, asked }: { to: string; asked: string }) {
  useEffect(() => {
    if (to === paths.lock) keepWayBack(asked)
    if (isLost(asked, to)) showLostToast()
  }, [to, asked])
  return <Navigate to={to} replace />
}

function Portal() {
  const t = useT()
  const { pathname, search, hash } = useLocation()
  const detour = redirectFrom(pathname, search)
  const route = detour === null ? routeAt(pathname) : null
  const levels = route ? titleLevels(route.title).map((level) => t(level)) : []
  const screen = useRoutes((route && matched.get(route)) ?? unknown)
  return (
    <>
      <Navigator />
      <Frame route={route} levels={levels}>
        <Boundary level="panel" resetKey={pathname} onReset={forgetFailures}>
          {/* As high as a screen, so that the footer does not come and go. */}
          <Suspense fallback={<div className="coming" />}>
            {detour === null ? screen : <Detour to={detour} asked={pathname + search + hash} />}
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

/** The whole portal. The outer boundary stands where not even the frame could be drawn. */
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
