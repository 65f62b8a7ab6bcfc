import type { ReactNode } from 'react'
import { refusalLabels } from '#src/features/enrolment/labels.ts'
import { CountdownText } from '#src/features/listing/CountdownText.tsx'
import { listingAddress } from '#src/features/listing/ListingLink.tsx'
import { useSession } from '#src/features/session/store.ts'
import { kycAddress } from '#src/features/user-centre/menu.ts'
import { enrolRefusal } from '#src/model/enrolment/schema.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { sellerLabel } from '#src/model/parties/labels.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Result } from '#src/shared/ui/feedback/Result.tsx'
import { refusalHints } from '../labels.ts'
import styles from '../enrol.module.css'

type Props = { code: number; message: string; asset: AssetDetail }

/** The label and address of what can be done about each refusal. */
function useRemedy({ code, asset }: Omit<Props, 'message'>): readonly [label: string, to: string] | null {
  const t = useT()
  const authStatus = useSession(({ userInfo }) => userInfo?.authStatus)
  switch (code) {
    case enrolRefusal.notVerified:
      return [authStatus === 1 ? t('查看认证进度') : t('去实名认证'), kycAddress(authStatus)]
    case enrolRefusal.documentExpired:
      return [t('更新证件'), authStatus === 4 ? linkTo.changeRealNameOrg() : linkTo.changeRealNamePerson()]
    case enrolRefusal.already:
    case enrolRefusal.jointAlready:
      return [t('查看我的报名'), linkTo.enrolment(asset.assetsId)]
    case enrolRefusal.overdue:
      return [t('查看我的报名'), linkTo.myProject({ tab: 'won' })]
    case enrolRefusal.blacklisted:
      return [t('提出申诉'), linkTo.appeal('review-result')]
    case enrolRefusal.over:
      return [t('看看其他项目'), paths.project]
    default:
      return null
  }
}

/** Details of the refusal: what it is based on, or from when it no longer holds. */
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
export function RefusalResult({ code, message, asset }: Props) {
  const t = useT()
  const remedy = useRemedy({ code, asset })
  return (
    <Result
      title={t(refusalLabels[code] ?? message)}
      role="alert"
      actions={
        <>
          {remedy && (
            <Button look="primary" to={remedy[1]}>
              {remedy[0]}
            </Button>
          )}
          <Button to={listingAddress(asset)}>{t('返回项目')}</Button>
        </>
      }
    >
      <p className={styles['meta']}>
        <Hint code={code} asset={asset} />
      </p>
    </Result>
  )
}
