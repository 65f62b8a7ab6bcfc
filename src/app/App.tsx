import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { paths } from '#src/model/paths.ts'
import { queryClient } from '#src/shared/lib/queries.ts'
import { routes } from './routes.ts'

const screens = routes.map((route) => ({ route, Page: lazy(route.page) }))

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Suspense>
          <Routes>
            {screens.map(({ route, Page }) => (
              <Route key={route.path} path={route.path} element={<Page />} />
            ))}
            <Route path="*" element={<Navigate to={paths.index} replace />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </QueryClientProvider>
  )
}
