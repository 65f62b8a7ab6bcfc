import { Link } from 'react-router-dom'
import { paths } from '#src/model/paths.ts'
import type { KycDetail } from '#src/model/kyc/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from '../kyc.module.css'

type Props = { refusal: NonNullable<KycDetail['refusal']>; text: string }

/** That a claim was not passed, why, and the way to everything that was said of it. */
export function RefusedNote({ refusal: { reasons }, text }: Props) {
  const t = useT()
  return (
    <div className={styles['warned']} role="status">
      <p>
        {text}
        <Link className={styles['link']} to={paths.membershipReason}>
          {t('查看原因')}
        </Link>
      </p>
      <ul lang="zh-CN">
        {reasons.map(({ text: reason, fix }) => (
          <li key={reason}>{fix ? `${reason}；${fix}` : reason}</li>
        ))}
      </ul>
    </div>
  )
}
