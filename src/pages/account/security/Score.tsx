import type { AccountSafety } from '#src/model/account/schema.ts'
import { type Protection, securityScore } from '#src/model/account/score.ts'
import { levelLabels, protectionLabels } from '#src/model/account/labels.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import styles from './security.module.css'

/** Opened from this page. */
export type BindingDialog = 'email' | 'refund-account'

const screens: Record<Exclude<Protection, BindingDialog>, string> = {
  password: paths.updatePassWord,
  phone: paths.memberEditPhone,
  'real-name': paths.realNamePerson,
}

/** How well the account is protected, and what would raise the score. */
export function Score({ safety, onOpen }: { safety: AccountSafety; onOpen: (dialog: BindingDialog) => void }) {
  const t = useT()
  const { points, level, raise } = securityScore(safety)
  return (
    <div className={styles['score']}>
      <div>
        <p className="muted">{t('安全评分')}</p>
        <p className={styles['points']} data-level={level}>
          <strong>{points}</strong>
          <span>{t('/ 100，安全等级：{{level}}', { level: t(levelLabels[level].label) })}</span>
        </p>
      </div>
      {raise.length === 0 ? (
        <p>{t('评分所列的保护均已完成，请继续妥善保管密码。')}</p>
      ) : (
        <div>
          <p>{t('完成以下事项可提高评分')}</p>
          <ul className={styles['raise']}>
            {raise.map(({ protection, by }) => (
              <li key={protection}>
                <Tag tone="warning">
                  {protection === 'email' || protection === 'refund-account' ? (
                    <Button look="link" size="small" onClick={() => onOpen(protection)}>
                      {t(protectionLabels[protection])}
                    </Button>
                  ) : (
                    <Button look="link" size="small" to={screens[protection]}>
                      {t(protectionLabels[protection])}
                    </Button>
                  )}{' '}
                  +{by}
                </Tag>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
