import type { ReactNode } from 'react'
import { refusalLabels } from '#src/features/enrolment/labels.ts'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { listingAddress } from '#src/features/listing/ListingLink.tsx'
import { useSession } from '#src/features/session/store.ts'
import { kycAddress } from '#src/features/user-centre/menu.ts'
import { enrolRefusal } from '#src/model/enrolment/schema.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { sellerLabel } from '#src/model/asset-kind/parties/labels.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { paths } from '#src/model/paths.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Result } from '#src/shared/ui/feedback/Result.tsx'
import { refusalHints } from '../labels.ts'
import styles from '../enrol.module.css'

type Case = { asset: AssetDetail; authStatus: number | null | undefined; t: Translate }
/** Details of a refusal, and the label and address of what can be done about it. */
type Remedy = { hint?: ReactNode; next?: readonly [label: string, to: string] }

const ownEnrolment = ({ asset, t }: Case): Remedy => ({
  next: [t('查看我的报名'), linkToOwn.enrolment(asset.assetsId)],
})

const remedies: Readonly<Record<number, (given: Case) => Remedy>> = {
  [enrolRefusal.notVerified]: ({ authStatus, t }) => ({
    hint:
      authStatus === 1
        ? t('您的实名认证正在审核中，通过后即可报名。')
        : t('报名、交纳保证金和签约都以实名认证的主体进行。'),
    next: [authStatus === 1 ? t('查看认证进度') : t('去实名认证'), kycAddress(authStatus)],
  }),
  [enrolRefusal.documentExpired]: ({ authStatus, t }) => ({
    next: [t('更新证件'), linkToOwn.claimForm(authStatus === 4 ? 'organisation' : 'person', true)],
  }),
  [enrolRefusal.already]: ownEnrolment,
  [enrolRefusal.jointAlready]: ownEnrolment,
  [enrolRefusal.overdue]: ({ t }) => ({ next: [t('查看我的报名'), linkToOwn.myProject({ tab: 'won' })] }),
  [enrolRefusal.blacklisted]: ({ t }) => ({ next: [t('提出申诉'), linkToOwn.appeal('review-result')] }),
  [enrolRefusal.notYet]: ({ asset: { enrolFrom }, t }) => ({
    hint: (
      <>
        {t('报名将于 {{time}} 开始', { time: exactTime(enrolFrom) })}
        <TimeLeft deadline={enrolFrom} />
      </>
    ),
  }),
  [enrolRefusal.over]: ({ asset: { enrolUntil, bidUntil }, t }) => ({
    hint: t('报名已于 {{time}} 截止', { time: exactTime(Math.min(enrolUntil, bidUntil)) }),
    next: [t('查看其他项目'), paths.project],
  }),
  [enrolRefusal.sellerSide]: ({ asset: { typeCode }, t }) => ({
    hint: t('为保证公平，{{seller}}及其关联方不能参与自己项目的竞买。', { seller: t(sellerLabel(typeCode)) }),
  }),
}

type Props = { code: number; message: string; asset: AssetDetail }

/** Why this person cannot enrol for this asset now, and what to do next (domain 6.3); never a toast (SE-05). */
export function RefusalResult({ code, message, asset }: Props) {
  const t = useT()
  const authStatus = useSession(({ userInfo }) => userInfo?.authStatus)
  const { hint = t(refusalHints[code] ?? ''), next } = remedies[code]?.({ asset, authStatus, t }) ?? {}
  return (
    <Result
      title={t(refusalLabels[code] ?? message)}
      role="alert"
      actions={
        <>
          {next && (
            <Button look="primary" to={next[1]}>
              {next[0]}
            </Button>
          )}
          <Button to={listingAddress(asset)}>{t('返回项目')}</Button>
        </>
      }
    >
      <p className={styles['meta']}>{hint}</p>
    </Result>
  )
}
