import { brand } from '#src/shared/config/brand.ts'
import { SiteLogo } from './SiteLogo.tsx'
import { Hotline } from './StandardHeader.tsx'
import { TopStrip } from './TopStrip.tsx'

/** The top links and the logo alone: for screens with one thing to do (HD-05). */
export function SimpleHeader() {
  return (
    <header>
      <TopStrip />
      <div className="head head-simple">
        <div className="content">
          <SiteLogo />
          <Hotline number={brand.hotline} />
        </div>
      </div>
    </header>
  )
}
