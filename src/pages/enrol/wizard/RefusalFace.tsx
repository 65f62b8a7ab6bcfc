import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { refusalLabels } from '#src/features/enrolment/labels.ts'
import { CountdownText } from '#src/features/listing/CountdownText.tsx'
import { listingAddress } from '#src/features/listing/ListingLink.tsx'
import { useSession } from '#src/features/session/store.ts'
import { realNameAddress } from '#src/features/user-centre/menu.ts'
import { enrolRefusal } from '#src/model/enrolment/schema.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { sellerLabel } from '#src/model/parties/labels.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { refusalHints } from '../labels.ts'
import styles from '../enrol.module.css'

type Props = { code: number; message: string; asset: AssetDetail }

function Way({ to, isFirst = false, children }: { to: string; isFirst?: boolean; children: string }) {
  return (
    <Link to={to} className={isFirst ? styles['primary'] : styles['second']}>
      {children}
    </Link>
  )
}

/** What can be done about each refusal. */
function Ways({ code, asset }: Omit<Props, 'message'>) {
  const t = useT()
  const authStatus = useSession(({ userInfo }) => userInfo?.authStatus)
  const isChecked = authStatus === 1
  switch (code) {
    case enrolRefusal.notVerified:
      return (
        <Way isFirst to={realNameAddress(authStatus)}>
          {isChecked ? t('查看认证进度') : t('去实名认证')}
        </Way>
      )
    case enrolRefusal.documentExpired:
      return (
        <Way isFirst to={authStatus === 4 ? linkTo.changeRealNameOrg() : linkTo.changeRealNamePerson()}>
          {t('更新证件')}
        </Way>
      )
    case enrolRefusal.already:
    case enrolRefusal.jointAlready:
      return (
        <Way isFirst to={linkTo.enrolment(asset.assetsId)}>
          {t('查看我的报名')}
        </Way>
      )
    case enrolRefusal.overdue:
      return (
        <Way isFirst to={linkTo.myProject({ tab: 'won' })}>
          {t('查看我的报名')}
        </Way>
      )
    case enrolRefusal.blacklisted:
      return (
        <Way isFirst to={linkTo.appeal('review-result')}>
          {t('提出申诉')}
        </Way>
      )
    case enrolRefusal.over:
      return (
        <Way isFirst to={paths.project}>
          {t('看看其他项目')}
        </Way>
      )
    default:
      return null
  }
}

/** What there is to know about it. */
function Hint({ code, asset }: Omit<Props, 'message'>): ReactNode {
  const t = useT()
  const authStatus = useSession(({ userInfo }) => userInfo?.authStatus)
  switch (code) {
    case enrolRefusal.notVerified:
      return authStatus === 1
        ? t('您的实名认证正在审核中，通过后即可报名。')
        : t('报名、缴纳保证金和签约都以实名认证的主体进行。')
    case enrolRefusal.notYet:
      return (
        <>
          {t('报名将于 {{time}} 开始', { time: exactTime(asset.enrolFrom) })}
          <CountdownText deadline={asset.enrolFrom} />
        </>
      )
    case enrolRefusal.over:
      return t('报名已于 {{time}} 截止', { time: exactTime(Math.min(asset.enrolUntil, asset.bidUntil)) })
    case enrolRefusal.sellerSide:
      return t('为保证公平，{{seller}}及其关联方不能参与自己项目的竞买。', { seller: t(sellerLabel(asset.typeCode)) })
    default:
      return t(refusalHints[code] ?? '')
  }
}

/** Why this person cannot enrol for this asset now, and what to do next (domain 6.3); never a toast (SE-05). */
export function RefusalFace({ code, message, asset }: Props) {
  const t = useT()
  return (
    <div className={styles['refusal']} role="alert">
      <h2>{t(refusalLabels[code] ?? message)}</h2>
      <p>
        <Hint code={code} asset={asset} />
      </p>
      <div className={styles['buttons']}>
        <Ways code={code} asset={asset} />
        <Way to={listingAddress(asset)}>{t('返回项目')}</Way>
      </div>
    </div>
  )
}
