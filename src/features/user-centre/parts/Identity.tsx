import { Link } from 'react-router-dom'
import { useDisplayName, useSession } from '#src/features/session/store.ts'
import { paths } from '#src/model/paths.ts'
import { Picture } from '#src/shared/ui/Picture.tsx'
import { AuthBadge, VerifyLink } from '../AuthBadge.tsx'
import styles from './Identity.module.css'

/** Who is here: picture, name, how far the real name has been checked. */
export function Identity() {
  const name = useDisplayName()
  const info = useSession(({ userInfo }) => userInfo)
  return (
    <div className={styles['identity']}>
      <Picture src={info?.headImg} alt="" width={48} height={48} className={styles['portrait']} eager />
      <div className={styles['who']}>
        <Link className={styles['name']} to={paths.usercenterIndex} title={name ?? undefined} lang="zh-CN">
          {name}
        </Link>
        <p className={styles['state']}>
          <AuthBadge authStatus={info?.authStatus} />
          <VerifyLink authStatus={info?.authStatus} />
        </p>
      </div>
    </div>
  )
}
