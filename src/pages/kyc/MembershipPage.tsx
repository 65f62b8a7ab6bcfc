import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { identityQuery, memberQuery } from '#src/features/kyc/queries.ts'
import { realNameAddress } from '#src/features/user-centre/menu.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { paths } from '#src/model/paths.ts'
import type { MemberProfile } from '#src/model/kyc/schema.ts'
import { kindLabels } from '#src/model/kyc/labels.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, Skeleton } from '#src/shared/ui/query-states.tsx'
import { useFocusOn } from '#src/shared/ui/focus.ts'
import { Picture } from '#src/shared/ui/Picture.tsx'
import { authStatusLabels } from '#src/model/account/labels.ts'
import { StateTag } from '#src/shared/ui/Tag.tsx'
import { ContactForm } from './claim/ContactForm.tsx'
import { FactList } from './review/FactList.tsx'
import { RefusedNote } from './review/RefusedNote.tsx'
import styles from './kyc.module.css'

/** Where a change of verified data stands. */
function ChangeNote() {
  const t = useT()
  const { data } = useQuery(identityQuery)
  if (!data?.identity) return null
  const { claim, refusal } = data
  if (claim)
    return (
      <p className={styles['warned']} role="status">
        {t('实名信息变更审核中，原认证信息继续有效。')}
        <Link className={styles['link']} to={paths.realNamePersonInfo}>
          {t('查看认证信息')}
        </Link>
      </p>
    )
  if (!refusal) return null
  return <RefusedNote refusal={refusal} text={t('最近一次变更未通过，原认证信息继续有效。')} />
}

/** What is next for the real name. */
function claimWord(authStatus: number, t: Translate): string {
  if (authStatus >= 3) return t('变更申请')
  return authStatus === 1 ? t('查看认证进度') : t('去实名认证')
}

function Who({ profile }: { profile: MemberProfile }) {
  const t = useT()
  const { name, loginName, headImg, authStatus, level, memberNo, kind, telPhone } = profile
  const kindWord = kind === 'person' || kind === 'organisation' ? t(kindLabels[kind]) : ''
  return (
    <section className={styles['part']} aria-label={t('会员资料')}>
      <div className={styles['who']}>
        <Link to={paths.memberEditHead} aria-label={t('修改头像')}>
          <Picture src={headImg} alt="" width={72} height={72} className={styles['portrait']} />
        </Link>
        <div>
          <p className={styles['name']} lang="zh-CN">
            {name ?? loginName}
          </p>
          <p>
            <StateTag labels={authStatusLabels} state={authStatus} /> <span>{t(level)}</span>
          </p>
        </div>
      </div>
      <FactList
        facts={[
          { label: t('会员编号'), value: memberNo },
          { label: t('会员类型'), value: kindWord },
          { label: t('登录账号'), value: loginName },
          { label: t('绑定手机'), value: telPhone },
        ]}
      />
      <p className={styles['links']}>
        <Link className={styles['link']} to={realNameAddress(authStatus)}>
          {claimWord(authStatus, t)}
        </Link>
        <Link className={styles['link']} to={paths.memberEditPhone}>
          {t('修改手机')}
        </Link>
      </p>
    </section>
  )
}

function Contact({ profile: { contact, regionName } }: { profile: MemberProfile }) {
  const t = useT()
  const [isEditing, setEditing] = useState(false)
  const opener = useFocusOn<HTMLButtonElement>(isEditing)
  return (
    <section className={styles['part']} aria-label={t('联系信息')}>
      <h2>{t('联系信息')}</h2>
      {isEditing ? (
        <ContactForm contact={contact} onDone={() => setEditing(false)} />
      ) : (
        <>
          <FactList
            facts={[
              { label: t('联系人'), value: contact.contact },
              { label: t('联系手机'), value: contact.telPhone && maskedPhone(contact.telPhone) },
              { label: t('邮箱'), value: contact.email },
              { label: t('邮编'), value: contact.postcode },
              { label: t('所在地区'), value: regionName ?? '' },
              { label: t('联系地址'), value: contact.address },
            ]}
          />
          <Button ref={opener} onClick={() => setEditing(true)}>
            {t('编辑联系信息')}
          </Button>
        </>
      )}
    </section>
  )
}

/** /membership (AC-12, domain 6.16): what is verified is changed by a claim, how to be reached at once. */
export default function MembershipPage() {
  const t = useT()
  const query = useQuery(memberQuery)
  return (
    <UserCentre title={t('会员信息')}>
      <div className={styles['panel']}>
        <QueryBoundary query={query} minHeight={420} loading={<Skeleton height={420} />}>
          {(profile) => (
            <>
              <ChangeNote />
              <Who profile={profile} />
              <Contact profile={profile} />
            </>
          )}
        </QueryBoundary>
      </div>
    </UserCentre>
  )
}
