import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { Link } from 'react-router-dom'
import { PurchaseMenu } from '#src/features/navigation/PurchaseMenu.tsx'
import { headOfficeOptions } from '#src/features/navigation/head-office.ts'
import { SearchBox } from '#src/features/search/SearchBox.tsx'
import { paths } from '#src/model/paths.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { DisplayControls } from './DisplayControls.tsx'
import { Header } from './Header.tsx'
import { SiteLogo } from './SiteLogo.tsx'
import { Hotline } from './StandardHeader.tsx'
import { AccountLinks } from './TopStrip.tsx'
import './purchase-face.css'

/** While the header is shown, the whole document has the colours of the procurement section. */
function useProcurementFace() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['face'] = 'procurement'
    return () => void delete dataset['face']
  }, [])
}

/** The header of the procurement section (HD-06). */
export default function PurchaseHeader() {
  const t = useT()
  useProcurementFace()
  const { data: office } = useQuery(headOfficeOptions)
  const hotline = office?.phone || brand.hotline
  return (
    <Header
      strip={
        <div className="strip">
          <div className="content">
            <AccountLinks registers={false} />
            <ul className="strip-more">
              <li>
                <Link to={paths.index}>{t('返回主站')}</Link>
              </li>
              <li>
                <Link to={paths.purchaseHelp}>{t('采购帮助')}</Link>
              </li>
              <DisplayControls />
            </ul>
          </div>
        </div>
      }
      head={
        <>
          <SiteLogo to={paths.purchaseIndex} subtitle={t('采购交易专区')} />
          <SearchBox hints={false} />
          <Hotline number={hotline} />
        </>
      }
      menu={<PurchaseMenu />}
      hasSearch
    />
  )
}
