import { Button } from 'antd'
import { Link } from 'react-router-dom'
import { useDesk } from '#src/features/customer-service/desk-state.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import type { KycDetail } from '#src/model/kyc/schema.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { EmptyState } from '#src/shared/ui/query-states.tsx'
import styles from '../kyc.module.css'

const formOf = (kind: string, isChange: boolean): string => {
  if (kind === 'organisation') return isChange ? linkTo.changeRealNameOrg() : paths.realNameOrg
  return isChange ? linkTo.changeRealNamePerson() : paths.realNamePerson
}

/** Why the last claim was not passed, and what to do (domain 6.2). */
export function Reasons({ detail: { refusal } }: { detail: KycDetail }) {
  const t = useT()
  if (!refusal)
    return (
      <EmptyState
        text={t('没有未通过的实名认证申请。')}
        hint={
          <Link className={styles['link']} to={paths.realNamePersonInfo}>
            {t('查看认证信息')}
          </Link>
        }
      />
    )
  const { reasons, reviewer, at, kind, isChange } = refusal
  return (
    <>
      <p className={styles['note']}>
        {t('审核人：')}
        <span lang="zh-CN">{reviewer}</span> · {t('审核时间：')}
        <span className="number">{dateTime(at)}</span>
      </p>
      <h2 className={styles['sub']}>{t('未通过原因')}</h2>
      <ol className={styles['reasons']}>
        {reasons.map(({ text, fix }) => (
          <li key={text} lang="zh-CN">
            <p>{text}</p>
            {fix && <p className={styles['note']}>{fix}</p>}
          </li>
        ))}
      </ol>
      <div className={styles['buttons']}>
        <Link className={styles['primary']} to={formOf(kind, isChange)}>
          {t('修改后重新提交')}
        </Link>
        <Link className={styles['second']} to={linkTo.appeal('review-result')}>
          {t('申诉')}
        </Link>
        <Button onClick={() => useDesk.setState({ isOpen: true })}>{t('联系客服')}</Button>
        <span className={styles['note']}>{brand.hotline}</span>
      </div>
    </>
  )
}
