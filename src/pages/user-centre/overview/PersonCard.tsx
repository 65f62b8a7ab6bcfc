import { Link } from 'react-router-dom'
import { useDisplayName, useSession } from '#src/features/session/store.ts'
import { VerifyLink } from '#src/features/user-centre/VerifyLink.tsx'
import { hasScreen } from '#src/features/user-centre/screens.ts'
import { levelLabels, authStatusLabels } from '#src/model/account/labels.ts'
import type { Overview } from '#src/model/overview/schema.ts'
import { paths } from '#src/model/paths.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import styles from './PersonCard.module.css'

function Protection({ protection }: Pick<Overview, 'protection'>) {
  const t = useT()
  if (!protection) return null
  const { points, level } = protection
  return (
    <p className={styles['fact']}>
      <span className={styles['label']}>{t('安全等级')}</span>
      <meter className={styles['meter']} min={0} max={100} value={points} aria-label={t('安全等级')} data-level={level}>
        {points}
      </meter>
      <b className={styles[level]}>{t(levelLabels[level])}</b>
      {level !== 'high' && hasScreen(paths.accountSafe) && (
        <Link className={styles['way']} to={paths.accountSafe}>
          {t('去提升')}
        </Link>
      )}
    </p>
  )
}

/** Who is here, how well the account is protected, and when it was used before; the name does not wait for the rest. */
export function PersonCard({ overview }: { overview: Overview | undefined }) {
  const t = useT()
  const name = useDisplayName()
  const info = useSession(({ userInfo }) => userInfo)
  return (
    <section className={styles['card']} aria-label={t('账户信息')}>
      <Picture src={info?.headImg} alt="" width={72} height={72} className={styles['portrait']} eager />
      <div className={styles['who']}>
        <p className={styles['name']}>
          <b lang="zh-CN">{name}</b>
          <StateTag labels={authStatusLabels} state={info?.authStatus} hidesUnknown />
          <VerifyLink authStatus={info?.authStatus} />
        </p>
        <p className={styles['fact']}>
          <span className={styles['label']}>{t('上次登录')}</span>
          <span className="number">
            {overview && (overview.lastSignInAt ? dateTime(overview.lastSignInAt) : t('首次登录'))}
          </span>
        </p>
        <Protection protection={overview?.protection} />
      </div>
    </section>
  )
}
