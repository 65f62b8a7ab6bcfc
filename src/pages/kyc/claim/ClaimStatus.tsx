import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { linkTo, paths } from '#src/model/paths.ts'
import type { KycDetail } from '#src/model/kyc/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { OuterLink } from '#src/shared/ui/OuterLink.tsx'
import type { Place } from './place.ts'
import styles from '../kyc.module.css'

function Told({ text, children }: { text: string; children: ReactNode }) {
  return (
    <section className={styles['told']}>
      <p>{text}</p>
      <p className={styles['links']}>{children}</p>
    </section>
  )
}

/** Why there is no form here, and where to go instead. */
export function ClaimStatus({ place, detail }: { place: Exclude<Place, 'form'>; detail: KycDetail }) {
  const t = useT()
  const toInfo = (
    <Link className={styles['link']} to={paths.realNamePersonInfo}>
      {t('查看认证信息')}
    </Link>
  )
  if (place === 'checking') return <Told text={t('您的实名认证正在审核中，审核期间不能修改。')}>{toInfo}</Told>
  if (place === 'other-kind')
    return <Told text={t('本账户已完成另一类认证；一个账户只能对应一个认证主体，请用另一账户办理。')}>{toInfo}</Told>
  if (place === 'verified')
    return (
      <Told text={t('您已完成实名认证。')}>
        {toInfo}
        <Link
          className={styles['link']}
          to={detail.identity?.kind === 'organisation' ? linkTo.changeRealNameOrg() : linkTo.changeRealNamePerson()}
        >
          {t('变更信息')}
        </Link>
      </Told>
    )
  return (
    <Told text={t('您有未完结的交易，暂不能变更实名信息：')}>
      {detail.blockedBy.map(({ text, link }) => (
        <OuterLink key={text} href={link} className={styles['link']}>
          <span lang="zh-CN">{text}</span>
        </OuterLink>
      ))}
    </Told>
  )
}
