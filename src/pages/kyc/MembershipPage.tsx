import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { identityQuery, memberQuery } from '#src/features/kyc/queries.ts'
import { kycAddress } from '#src/features/user-centre/menu.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { authStatusLabels } from '#src/model/account/labels.ts'
import { kindLabels } from '#src/model/kyc/labels.ts'
import type { MemberProfile } from '#src/model/kyc/schema.ts'
import { paths } from '#src/model/paths.ts'
import { maskedName } from '#src/model/kyc/masked.ts'
import { maskedEmail } from '#src/model/validation/addresses.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { useFocusOn } from '#src/shared/ui/behaviour/focus.ts'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { ContactForm } from './claim/ContactForm.tsx'
import { Masked } from '#src/shared/ui/value/Masked.tsx'
import styles from './kyc.module.css'
import { RefusedNote } from './review/RefusedNote.tsx'

/** State of a change of verified data. */
function ChangeNote() {
  const t = useT()
  const { data } = useQuery(identityQuery)
  if (!data?.identity) return null
  const { claim, refusal } = data
  if (claim)
    return (
      <Callout tone="warning" role="status">
        {t('实名信息变更审核中，原认证信息继续有效。')}{' '}
        <Button look="link" to={paths.realNamePersonInfo}>
          {t('查看认证信息')}
        </Button>
      </Callout>
    )
  if (!refusal) return null
  return <RefusedNote refusal={refusal} text={t('最近一次变更未通过，原认证信息继续有效。')} />
}

function claimLinkText(authStatus: number, t: Translate): string {
  if (authStatus >= 3) return t('变更申请')
  return authStatus === 1 ? t('查看认证进度') : t('去实名认证')
}

function Profile({ profile }: { profile: MemberProfile }) {
  const t = useT()
  const { name, loginName, headImg, authStatus, level, memberNo, kind, telPhone } = profile
  const kindText = kind === 'person' || kind === 'organisation' ? t(kindLabels[kind]) : ''
  return (
    <Card label={t('会员资料')} body="stacked">
      <div className={styles['profile']}>
        <Link to={paths.memberEditHead} aria-label={t('修改头像')}>
          <Picture src={headImg} alt="" width={72} height={72} className={styles['portrait']} />
        </Link>
        <div>
          <p className={styles['name']} lang="zh-CN">
            {name ?? loginName}
          </p>
          <p>
            <StateTag labels={authStatusLabels} state={authStatus} hidesUnknown /> <span>{t(level)}</span>
          </p>
        </div>
      </div>
      <Facts
        layout="columns"
        items={[
          { label: t('会员编号'), value: memberNo },
          { label: t('会员类型'), value: kindText },
          { label: t('登录账号'), value: loginName, lang: 'zh-CN' },
          { label: t('绑定手机'), value: telPhone },
        ]}
      />
      <Actions>
        <Button to={kycAddress(authStatus)}>{claimLinkText(authStatus, t)}</Button>
        <Button to={paths.memberEditPhone}>{t('修改手机')}</Button>
      </Actions>
    </Card>
  )
}

const hidden = (label: string, value: string | null | undefined, mask: (value: string) => string) =>
  value && <Masked label={label} value={value} masked={mask(value)} />

function Contact({ profile: { contact, regionName } }: { profile: MemberProfile }) {
  const t = useT()
  const [isEditing, setEditing] = useState(false)
  const opener = useFocusOn<HTMLButtonElement>(isEditing)
  return (
    <Card title={t('联系信息')} body="stacked">
      {isEditing ? (
        <ContactForm contact={contact} onDone={() => setEditing(false)} />
      ) : (
        <>
          <Facts
            layout="columns"
            items={[
              { label: t('联系人'), value: hidden(t('联系人'), contact.contact, maskedName), lang: 'zh-CN' },
              { label: t('联系手机'), value: hidden(t('联系手机'), contact.telPhone, maskedPhone) },
              { label: t('邮箱'), value: hidden(t('邮箱'), contact.email, maskedEmail) },
              { label: t('邮编'), value: contact.postcode },
              { label: t('所在地区'), value: regionName, lang: 'zh-CN' },
              { label: t('联系地址'), value: contact.address, lang: 'zh-CN' },
            ]}
          />
          <Actions>
            <Button ref={opener} onClick={() => setEditing(true)}>
              {t('编辑联系信息')}
            </Button>
          </Actions>
        </>
      )}
    </Card>
  )
}

/** /membership (AC-12, domain 6.16): verified data changes by a claim, contact data at once. */
export default function MembershipPage() {
  const t = useT()
  const query = useQuery(memberQuery)
  return (
    <UserCentre title={t('会员信息')}>
      <QueryBoundary query={query} minHeight={420} loading={<Skeleton height={420} />}>
        {(profile) => (
          <>
            <ChangeNote />
            <Profile profile={profile} />
            <Contact profile={profile} />
          </>
        )}
      </QueryBoundary>
    </UserCentre>
  )
}
