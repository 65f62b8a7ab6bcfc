import { consentLabels } from '#src/features/enrolment/labels.ts'
import type { EnrolDetail } from '#src/model/enrolment/schema.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import styles from '../enrol.module.css'

/** The invited members of a joint bid and their answers, which may arrive while the page is open. */
export function Consents({ consents }: { consents: EnrolDetail['consents'] }) {
  const t = useT()
  if (consents.length === 0) return null
  return (
    <section className={`${styles['part']} ${styles['consents']}`} aria-label={t('联合体成员确认情况')}>
      <h3>{t('联合体成员确认情况')}</h3>
      <ul aria-live="polite">
        {consents.map(({ name, telPhone, share, state, account, at, termsVersion }, index) => (
          // A member does not see the numbers of the others: only the index distinguishes them.
          <li key={index}>
            <span lang="zh-CN">{name}</span>
            {telPhone && <span className="number">{telPhone}</span>}
            <span className="number">{share}%</span>
            <StateTag labels={consentLabels} state={state} />
            {state === 'agreed' && at && (
              <span className="number">
                {account && t('账户 {{account}}', { account })} {dateTimeSeconds(at)}{' '}
                {termsVersion && t('文本版本 {{version}}', { version: termsVersion })}
              </span>
            )}
            {state === 'mismatched' && <span>{t('名称或证件号码与该手机号的实名信息不一致，未发出邀请，请核对')}</span>}
          </li>
        ))}
      </ul>
      <p className="muted">
        {t(
          '成员须在交易所注册并完成实名认证，登录后在消息中同意；全部同意后才能提交报名；成员、份额、报价或文本变更后须重新同意。',
        )}
      </p>
    </section>
  )
}
