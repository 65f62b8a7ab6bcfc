import { Link } from 'react-router-dom'
import { useDisplayName, useSession } from '#src/features/session/store.ts'
import { paths } from '#src/model/paths.ts'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { authStatusLabels } from '#src/model/account/labels.ts'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { VerifyLink } from '../VerifyLink.tsx'
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
          <StateTag labels={authStatusLabels} state={info?.authStatus} hidesUnknown />
          <VerifyLink authStatus={info?.authStatus} />
        </p>
      </div>
    </div>
  )
}
