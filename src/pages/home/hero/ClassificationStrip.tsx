import { Link } from 'react-router-dom'
import { type KindCode, kindCodes, kindName } from '#src/model/asset-kind/labels.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './ClassificationStrip.module.css'

/** Paths on a grid of 20 × 20. */
const icons: Record<KindCode, string> = {
  '1': 'M3 17h14M5 17V8l5-4 5 4v9M8.5 17v-4h3v4',
  '4': 'M3 17h14M5 14v-3M10 14V8M15 14V4M12.5 6 15 3.5 17.5 6',
  '2': 'M4 7h11l-3-3M16 13H5l3 3',
  '6': 'M12.5 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 10l-6 6v1h3v-2h2',
  '5': 'M7 6a3 3 0 1 0 0 8 4 4 0 0 0 3-4 4 4 0 0 1 3-4 3 3 0 1 1 0 8',
}

const TypeIcon = ({ path }: { path: string }) => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden className={`icon ${styles['icon']}`}>
    <path d={path} />
  </svg>
)

/** Kinds of business (HM-03); state equity of financial enterprises is not traded here yet. */
export function ClassificationStrip() {
  const t = useT()
  return (
    <nav aria-label={t('项目分类')}>
      <ul className={styles['list']}>
        {kindCodes.map((code) => (
          <li key={code}>
            <Link to={linkTo.project({ typeCode: code })} className={styles['link']}>
              <TypeIcon path={icons[code]} />
              {t(kindName(code))}
            </Link>
          </li>
        ))}
        <li>
          <span
            // An anchor without an address is not a link
            role="link"
            aria-disabled="true"
            aria-describedby="finance-equity-reason"
            // So that keyboard users learn why it is disabled
            tabIndex={0}
            className={`${styles['link']} ${styles['disabled']}`}
            title={t('该类业务暂未开放，开放时间以公告为准')}
          >
            <TypeIcon path="M4 8h12M5 8v7M8.5 8v7M11.5 8v7M15 8v7M3 16.5h14M3.5 7 10 3.5 16.5 7" />
            {t('金融企业国有股权')}
          </span>
          <span id="finance-equity-reason" className="visuallyHidden">
            {t('该类业务暂未开放，开放时间以公告为准')}
          </span>
        </li>
      </ul>
    </nav>
  )
}
