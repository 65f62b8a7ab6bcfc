import { Link } from 'react-router-dom'
import type { AccountSafety } from '#src/model/account/schema.ts'
import { type Protection, securityScore } from '#src/model/account/score.ts'
import { levelLabels, protectionLabels } from '#src/model/account/labels.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from '../account.module.css'

export type Asked = 'email' | 'refund-account'

const places: Record<Exclude<Protection, Asked>, string> = {
  password: paths.updatePassWord,
  phone: paths.memberEditPhone,
  'real-name': paths.realNamePerson,
}

/** How well the account is protected, and what would protect it better. */
export function Score({ safety, onAsk }: { safety: AccountSafety; onAsk: (what: Asked) => void }) {
  const t = useT()
  const { points, level, raise } = securityScore(safety)
  return (
    <div className={`${styles['body']} ${styles['score']}`}>
      <div>
        <p className={styles['hint']}>{t('安全评分')}</p>
        <p className={styles['points']} data-level={level}>
          <strong>{points}</strong>
          <span>{t('/ 100，安全等级：{{level}}', { level: t(levelLabels[level]) })}</span>
        </p>
      </div>
      {raise.length === 0 ? (
        <p>{t('您的账户保护完善，请继续妥善保管密码。')}</p>
      ) : (
        <div>
          <p>{t('完成以下事项可提高评分')}</p>
          <ul className={styles['raise']}>
            {raise.map(({ protection, by }) => (
              <li key={protection}>
                {protection === 'email' || protection === 'refund-account' ? (
                  <button type="button" onClick={() => onAsk(protection)}>
                    {t(protectionLabels[protection])}
                  </button>
                ) : (
                  <Link to={places[protection]}>{t(protectionLabels[protection])}</Link>
                )}{' '}
                +{by}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
