import { MainMenu } from '#src/features/navigation/MainMenu.tsx'
import { SearchBox } from '#src/features/search/SearchBox.tsx'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { Header } from './Header.tsx'
import { SiteLogo } from './SiteLogo.tsx'
import { TopStrip } from './TopStrip.tsx'

/** The service hotline as a telephone link. */
export function Hotline({ number }: { number: string }) {
  const t = useT()
  return (
    <a className="hotline" href={`tel:${number}`}>
      <Icon name="phone" size={28} />
      <span>
        {t('服务热线')}
        <b className="number">{number}</b>
      </span>
    </a>
  )
}

/** Top links, search and the main menu (HD-01 to HD-04). */
export function StandardHeader() {
  return (
    <Header
      strip={<TopStrip />}
      head={
        <>
          <SiteLogo />
          <SearchBox />
          <Hotline number={brand.hotline} />
        </>
      }
      menu={<MainMenu />}
      hasSearch
      hasServices
    />
  )
}

/** The top links and the logo alone: for screens with one thing to do (HD-05). */
export function SimpleHeader() {
  return (
    <Header
      strip={<TopStrip />}
      head={
        <>
          <SiteLogo />
          <Hotline number={brand.hotline} />
        </>
      }
    />
  )
}
