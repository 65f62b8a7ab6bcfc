import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { searchAddressOf } from '#src/model/procurement/saved.ts'
import { paths } from '#src/model/paths.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { normaliseQuery } from '#src/shared/lib/search-input.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { SearchForm } from '#src/shared/ui/form/SearchForm.tsx'
import styles from './home.module.css'

/** The search of projects, and the ways to all parts of the section. */
export function Entrance() {
  const t = useT()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const shortcuts = [
    { label: t('招标采购'), to: linkToPurchase.trade('1-0') },
    { label: t('非招标采购'), to: linkToPurchase.trade('0-0') },
    { label: t('综合查询'), to: paths.purchaseSearchNew },
    { label: t('可参与项目'), to: paths.purchaseProject },
    { label: t('采购公告'), to: paths.purchaseNoticeIndex },
    { label: t('竞价采购'), to: searchAddressOf({ method: 'auction' }) },
    { label: t('我的采购'), to: paths.userCenterPurchase },
    { label: t('采购帮助'), to: paths.purchaseHelp },
  ]
  return (
    <section className={styles['entrance']} data-dark aria-labelledby="purchase-home">
      <h1 id="purchase-home">{t('采购交易专区')}</h1>
      <SearchForm
        label={t('查找采购项目')}
        aria-label={t('项目名称、编号或采购人')}
        placeholder={t('项目名称、编号或采购人')}
        maxLength={100}
        look="primary"
        className={styles['search'] ?? ''}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onSubmit={() => void navigate(searchAddressOf({ keyName: normaliseQuery(typed) }))}
      />
      <nav aria-label={t('采购快捷入口')}>
        <ul className={styles['shortcuts']}>
          {shortcuts.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}
