import { Link } from 'react-router-dom'
import { obstacleTo } from '#src/features/deposit/payment.ts'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import { type DepositDetail, depositState } from '#src/model/deposit/schema.ts'
import { compareMoney, isMoney } from '#src/model/money/money.ts'
import { linkTo } from '#src/model/paths.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { numbered } from '#src/shared/lib/text/numbered.ts'
import { safeLink } from '#src/shared/lib/navigation/safe-href.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { EmptyState } from '#src/shared/ui/query-states.tsx'
import { Card } from '#src/shared/ui/Card.tsx'
import styles from '../deposit.module.css'
import { GuaranteeFacts } from '../GuaranteeWay.tsx'
import { Head, Sums } from '../Head.tsx'
import { OpenOrder } from '../OpenOrder.tsx'
import { PoolPanel } from './PoolPanel.tsx'
import { Claims, Movements, Orders, Receipts } from '../Records.tsx'
import { RefundPanel } from './RefundPanel.tsx'

type Props = { deposit: DepositDetail }

function Account({ deposit: { subAccount, code, payerName, bidNo, frozen } }: Props) {
  const t = useT()
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [t('收款户名'), subAccount.name],
    [t('开户行'), subAccount.bank],
    [t('收款账号'), subAccount.account],
    [t('识别码'), code],
    [t('付款户名须为'), payerName],
    [t('竞买号'), bidNo],
  ]
  return (
    <dl className={styles['facts']}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang="zh-CN" className="number">
                {value}
              </dd>
            </div>
          ),
      )}
      {isMoney(frozen) && compareMoney(frozen, '0') > 0 && (
        <div>
          <dt>{t('已冻结')}</dt>
          <dd>
            <Yuan amount={frozen} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Ways({ deposit }: Props) {
  const t = useT()
  const { id, enrolId, assetsId, no, state } = deposit
  const canPay = obstacleTo(deposit, serverNow()) === null
  const mayBid = state === depositState.arrived || state === depositState.frozen
  return (
    <div className={styles['acts']}>
      {canPay && (
        <Link className={`${styles['way']} ${styles['first']}`} to={linkTo.cashier(enrolId)}>
          {t('去缴纳')}
        </Link>
      )}
      {mayBid && (
        <Link className={`${styles['way']} ${styles['first']}`} to={linkTo.quoteHall(assetsId)}>
          {t('进入报价大厅')}
        </Link>
      )}
      <Link className={styles['way']} to={linkTo.depositSlip(id)}>
        {t('打印入账通知单')}
      </Link>
      <Link className={styles['way']} to={linkTo.depositClaim(id)}>
        {t('补录付款信息')}
      </Link>
      <Link className={styles['way']} to={linkTo.enrolmentById(enrolId)}>
        {t('查看报名')}
      </Link>
      {state === depositState.forfeited && (
        <Link className={styles['way']} to={linkTo.appeal('other', no)}>
          {t('申诉')}
        </Link>
      )}
    </div>
  )
}

/** Letters of the exchange: looked at in a window of their own, from where they are printed, or kept. */
function Documents({ deposit: { documents } }: Props) {
  const t = useT()
  return (
    <Card title={t('单据下载')}>
      <div className={styles['body']}>
        {documents.length === 0 && <EmptyState />}
        <ul className={styles['docs']}>
          {numbered(documents).map(({ name: title, url, at, nth }) => {
            const address = safeLink(url)
            const name = nth === null ? title : `${title}（${nth}）`
            return (
              <li key={url}>
                <span lang="zh-CN">{name}</span>
                {at && <time className="number">{dateTime(at)}</time>}
                {address && (
                  <>
                    <a className={styles['link']} href={address} target="_blank" rel="noopener noreferrer">
                      {t('预览、打印')}
                      <span className="visuallyHidden">{name}</span>
                    </a>
                    <a className={styles['link']} href={`${address}?download=1`} download={title}>
                      {t('下载')}
                      <span className="visuallyHidden">{name}</span>
                    </a>
                  </>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </Card>
  )
}

/** Everything about one deposit (domain 6.14). */
export function DetailScreen({ deposit }: Props) {
  const t = useT()
  return (
    <div className={styles['stack']}>
      <Card title={t('保证金信息')}>
        <div className={styles['body']}>
          <Head deposit={deposit} />
          <Sums deposit={deposit} />
          <OpenOrder deposit={deposit} />
          <Account deposit={deposit} />
          <Ways deposit={deposit} />
        </div>
      </Card>
      <PoolPanel deposit={deposit} />
      <Receipts deposit={deposit} />
      <Movements deposit={deposit} />
      <Claims deposit={deposit} />
      <Orders deposit={deposit} />
      {deposit.guarantee && (
        <Card title={t('银行保函')}>
          <div className={styles['body']}>
            <GuaranteeFacts guarantee={deposit.guarantee} />
          </div>
        </Card>
      )}
      <RefundPanel deposit={deposit} />
      <Documents deposit={deposit} />
    </div>
  )
}
