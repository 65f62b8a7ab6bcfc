import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { KitPage } from '#src/app/kit/KitPage.tsx'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { AskOutlet } from '#src/shared/ui/dialog/AskOutlet.tsx'
import { ToastOutlet } from '#src/shared/ui/feedback/ToastOutlet.tsx'
import { createRoot } from '../create-root.ts'
import { followSettings } from '../effects/appearance.ts'
import { DisplayControls } from '../frame/DisplayControls.tsx'

/** The page of the kit, with what a reader can change of the look and without the rest of the portal (`main.tsx`, `/__kit`). */
export async function showKit(): Promise<void> {
  await followSettings()
  createRoot(document.getElementById('root')!).render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <header className="strip">
          <div className="content">
            <ul>
              <DisplayControls />
            </ul>
          </div>
        </header>
        <KitPage />
        <AskOutlet />
        <ToastOutlet />
      </BrowserRouter>
    </QueryClientProvider>,
  )
}
