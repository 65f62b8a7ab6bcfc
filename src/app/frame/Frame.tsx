import { type ReactNode, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { frames, type HeaderKind, type PortalRoute } from '#src/model/route.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { lazyComponent, useLazyComponent } from '#src/shared/lib/hooks/use-lazy-component.ts'
import { Afterwards } from '#src/shared/ui/feedback/Afterwards.tsx'
import { Breadcrumb } from '#src/shared/ui/navigation/Breadcrumb.tsx'
import { FrameTools } from '#src/shared/ui/navigation/frame-tools.ts'
import { Boundary } from '../errors/Boundary.tsx'
import { isLoading, onLoading } from '../routes.ts'
import { DisplayControls } from './DisplayControls.tsx'
import { FloatingWindow } from './floating/FloatingWindow.tsx'
import { Footer } from './Footer.tsx'
import { SimpleHeader, StandardHeader } from './StandardHeader.tsx'
import { AccountLinks } from './TopStrip.tsx'

const loadPurchase = lazyComponent(() => import('./PurchaseHeader.tsx'))

/** The header of the procurement section is loaded with its first screen; its space is reserved meanwhile. */
function LazyPurchaseHeader() {
  const header = useLazyComponent(loadPurchase, true, () => undefined, {})
  return header ?? <header className="head-space" />
}

const headers: Record<HeaderKind, () => ReactNode> = {
  standard: StandardHeader,
  simple: SimpleHeader,
  purchase: LazyPurchaseHeader,
  none: () => null,
}

/** A thin line while the screen of the address is loading. */
function LoadingLine() {
  const loading = useSyncExternalStore(onLoading, isLoading)
  return loading && <div className="loading" aria-hidden />
}

type Props = { route: PortalRoute | null; levels: readonly string[]; children: ReactNode }

/** Header, footer and floating window around a page, as its record says (RT-08). An error in one leaves the others. */
export function Frame({ route, levels, children }: Props) {
  const t = useT()
  const { search } = useLocation()
  const frame = route?.frameOf?.(search) ?? route?.frame
  const { header, footer, floatingWindow } = frame ?? frames.standard
  const Header = headers[header]
  const skip = () => document.querySelector('main')?.focus()
  return (
    <div className="page">
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          skip()
        }}
      >
        {t('跳到主要内容')}
      </a>
      <LoadingLine />
      <Boundary level="part" resetKey={header}>
        <Header />
      </Boundary>
      <main id="main" tabIndex={-1}>
        {header !== 'none' && <Breadcrumb levels={levels} section={route?.section} />}
        <FrameTools
          value={
            header === 'none' && (
              <>
                <AccountLinks />
                <ul>
                  <DisplayControls />
                </ul>
              </>
            )
          }
        >
          {children}
        </FrameTools>
      </main>
      <Afterwards>
        {footer && (
          <Boundary level="part">
            <Footer />
          </Boundary>
        )}
        {floatingWindow && (
          <Boundary level="part">
            <FloatingWindow />
          </Boundary>
        )}
      </Afterwards>
    </div>
  )
}
