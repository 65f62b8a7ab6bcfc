import { Link } from 'react-router-dom'
import { paths } from '#src/model/paths.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { LazyInView } from '#src/shared/ui/behaviour/LazyInView.tsx'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { QrCode } from '#src/shared/ui/qr/QrPanel.tsx'
import styles from './Footer.module.css'

/** The QR code is drawn when it comes into view; its space is reserved. */
function AccountCode() {
  const t = useT()
  return (
    <div className={styles['code']}>
      <LazyInView minHeight={120} margin={100}>
        <QrCode text={brand.officialAccountUrl} label={t('官方公众号二维码')} />
      </LazyInView>
      {t('官方公众号')}
    </div>
  )
}

function Columns() {
  const t = useT()
  const columns = [
    {
      title: t('帮助与指南'),
      links: [
        [t('帮助中心'), paths.helpCenter],
        [t('业务知识'), paths.knowledge],
        [t('浏览器帮助'), paths.helpBrowser],
        [t('下载中心'), paths.zlxz],
      ],
    },
    {
      title: t('信息与服务'),
      links: [
        [t('信息公开'), paths.xxgk],
        [t('政策法规'), paths.zcfg],
        [t('服务中心'), paths.serviceCenter],
        [t('采购'), paths.purchaseIndex],
      ],
    },
    {
      title: t('参与交易'),
      links: [
        [t('注册'), paths.register],
        [t('用户中心'), paths.usercenterIndex],
        [t('找回密码'), paths.findPassword],
        [t('党建动态'), paths.ddjs],
      ],
    },
  ] as const
  return columns.map(({ title, links }) => (
    <section key={title} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(([word, to]) => (
          <li key={to}>
            <Link to={to}>{word}</Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Contact() {
  const t = useT()
  return (
    <section className={styles['contact']} aria-label={t('联系我们')}>
      <h2>{t('联系我们')}</h2>
      <ul>
        {[{ label: t('服务热线'), number: brand.hotline }, ...brand.phones].map(({ label, number }) => (
          <li key={number}>
            <Icon name="phone" size={16} />
            <a href={`tel:${number}`}>
              {t(label)}&ensp;<span className="number">{number}</span>
            </a>
          </li>
        ))}
        <li>
          <Icon name="mail" size={16} />
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </li>
        <li>
          <Icon name="place" size={16} />
          <address lang="zh-CN">{brand.address}</address>
        </li>
      </ul>
    </section>
  )
}

/** Help, contact, address, official account and record number (HD-07). */
export function Footer() {
  const t = useT()
  return (
    <footer className={styles['footer']} data-dark>
      <div className={`content ${styles['main']}`}>
        <Columns />
        <Contact />
        <AccountCode />
      </div>
      <div className={styles['end']}>
        <div className="content">
          <span lang="zh-CN">
            © {brand.founded} {brand.operator}
          </span>
          <a href={brand.recordUrl} target="_blank" rel="noopener noreferrer" lang="zh-CN">
            {brand.recordNumber}
          </a>
          <span lang="zh-CN">{brand.policeRecordNumber}</span>
          <span>{t('公告、价格与倒计时以交易所服务器为准')}</span>
        </div>
      </div>
    </footer>
  )
}
