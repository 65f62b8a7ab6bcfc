import type { ReactNode } from 'react'
import type { BranchDetail } from '#src/model/branch/detail.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { useScheme } from '#src/shared/lib/storage/scheme.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { Link } from 'react-router-dom'
import { linkToArticles } from '../addresses.ts'
import { branchKindLabels } from '../labels.ts'
import styles from './BranchFrame.module.css'
import { branchTheme } from './theme.ts'

type Section = 'home' | 'notices' | 'news'

/** The links between the screens of one branch. */
function Sections({ branch: { id, code }, current }: { branch: BranchDetail; current: Section }) {
  const t = useT()
  const links: readonly [Section, string, string][] = [
    ['home', linkTo.branch(id, code ?? undefined), t('机构首页')],
    ['notices', linkToArticles(id, 'notices'), t('公告')],
    ['news', linkToArticles(id, 'news'), t('动态')],
  ]
  return (
    <nav className={`noPrint ${styles['sections']}`} aria-label={t('机构栏目')}>
      {links.map(([section, to, label]) => (
        <Link key={section} to={to} aria-current={section === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
      <Link to={paths.branchIndex} className={styles['all']}>
        {t('全部分支机构')}
      </Link>
    </nav>
  )
}

type Props = { branch: BranchDetail; current: Section; children: ReactNode }

/** The screens of one branch: its banner with logo and links, in its colours. */
export function BranchFrame({ branch, current, children }: Props) {
  const { name, kind, logo, imgSrc, phone, themeColour } = branch
  return (
    <div className={styles['frame']} style={branchTheme(themeColour, useScheme())}>
      <header className={styles['banner']}>
        <div className={styles['text']}>
          {logo && <Picture src={logo} alt="" width={72} height={72} className={styles['logo']} eager />}
          <div className={styles['name']}>
            <h1 lang="zh-CN">{name}</h1>
            <p className={styles['facts']}>
              <StateTag labels={branchKindLabels} state={kind} hidesUnknown />
              {phone && <PhoneLink phone={phone} className="number" />}
            </p>
          </div>
        </div>
        {imgSrc && <Picture src={imgSrc} alt="" width={320} height={180} className={styles['picture']} eager />}
        <Sections branch={branch} current={current} />
      </header>
      {children}
    </div>
  )
}
