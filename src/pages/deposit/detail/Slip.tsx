import { Overpaid } from '#src/features/deposit/Overpaid.tsx'
import { notices, slipPlaces, depositStateLabels } from '#src/features/deposit/labels.ts'
import { yuan } from '#src/features/deposit/Yuan.tsx'
import type { DepositDetail } from '#src/model/deposit/schema.ts'
import { capitals } from '#src/model/money/capitals.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTime, dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { QrCode } from '#src/shared/ui/qr/QrPanel.tsx'
import { labelOf } from '#src/shared/ui/display/tone.ts'
import styles from './slip.module.css'

type Props = { deposit: DepositDetail }

/** The amount as banks print it: a box for each digit, right-aligned. */
function DigitBoxes({ amount }: { amount: string }) {
  const t = useT()
  const places = [...t(slipPlaces)]
  const [whole = '', fraction = ''] = amount.split('.')
  const figures = `${whole}${fraction.padEnd(2, '0').slice(0, 2)}`
  if (figures.length > places.length) return <span className="number">¥ {yuan(amount)}</span>
  const shown = `¥${figures}`.padStart(places.length).slice(-places.length)
  return (
    <table className={styles['boxes']} aria-label={t('金额（小写）')}>
      <thead aria-hidden>
        <tr>
          {places.map((place, index) => (
            <th key={`${places.length - index}`}>{place}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {[...shown].map((figure, index) => (
            <td key={`${places.length - index}`}>{figure}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

function Parties({ deposit }: Props) {
  const t = useT()
  const { payerName, subAccount, code } = deposit
  return (
    <>
      <tr>
        <th rowSpan={3}>{t('付款人')}</th>
        <th>{t('户名')}</th>
        <td lang="zh-CN">{payerName}</td>
        <th rowSpan={3}>{t('收款人')}</th>
        <th>{t('户名')}</th>
        <td lang="zh-CN">{subAccount.name}</td>
      </tr>
      <tr>
        <th>{t('账号')}</th>
        <td className={styles['blank']}>{t('由付款人填写')}</td>
        <th>{t('账号')}</th>
        <td className="number">{subAccount.account}</td>
      </tr>
      <tr>
        <th>{t('开户行')}</th>
        <td className={styles['blank']}>{t('由付款人填写')}</td>
        <th>{t('开户行')}</th>
        <td lang="zh-CN">{subAccount.bank}</td>
      </tr>
      <tr>
        <th colSpan={2}>{t('识别码（附言）')}</th>
        <td colSpan={4} className={`${styles['code']} number`}>
          {code}
        </td>
      </tr>
    </>
  )
}

function Arrived({ deposit }: Props) {
  const t = useT()
  const counted = deposit.receipts.filter(({ match }) => match === 'matched')
  return (
    <tr>
      <th colSpan={2}>{t('入账记录')}</th>
      <td colSpan={4}>
        {counted.length === 0
          ? t('暂无入账记录')
          : counted.map(({ serial, amount, at }) => (
              <p key={serial} className="number">
                {dateTimeSeconds(at)}　{serial}　¥ {yuan(amount)}
              </p>
            ))}
        <Overpaid deposit={deposit} />
      </td>
    </tr>
  )
}

/** The document for the bank: payer, payee, amount in digits and capitals, deadline (domain 6.24). */
function SlipDocument({ deposit }: Props) {
  const t = useT()
  const { no, assetsName, projectNo, due, deadline, state, bankPhone } = deposit
  return (
    <article className={styles['document']}>
      <header className={styles['top']}>
        <div>
          <p lang="zh-CN">{brand.operator}</p>
          <h2>{t('保证金入账通知单')}</h2>
          <p className="number">
            {t('缴款单号')} {no}
          </p>
        </div>
        <span className={styles['qr']}>
          <QrCode text={new URL(linkToOwn.deposit(deposit.id), location.origin).href} label={t('本单的二维码')} />
        </span>
      </header>
      <table className={styles['slip']}>
        <caption className="visuallyHidden">{t('保证金入账通知单')}</caption>
        <colgroup>
          <col className={styles['colSide'] ?? ''} />
          <col className={styles['colLabel'] ?? ''} />
          <col />
          <col className={styles['colSide'] ?? ''} />
          <col className={styles['colLabel'] ?? ''} />
          <col />
        </colgroup>
        <tbody>
          <tr>
            <th colSpan={2}>{t('项目名称')}</th>
            <td colSpan={4} lang="zh-CN">
              {assetsName}（{projectNo}）
            </td>
          </tr>
          <Parties deposit={deposit} />
          <tr>
            <th colSpan={2}>{t('金额（大写）')}</th>
            <td colSpan={2} lang="zh-CN" className={styles['capitals']}>
              {capitals(due)}
            </td>
            <td colSpan={2}>
              <DigitBoxes amount={due} />
            </td>
          </tr>
          <tr>
            <th colSpan={2}>{t('交纳截止时间')}</th>
            <td colSpan={2} className="number">
              {exactTime(deadline)}
            </td>
            <th>{t('状态')}</th>
            <td>{t(labelOf(depositStateLabels, state).label)}</td>
          </tr>
          <Arrived deposit={deposit} />
        </tbody>
      </table>
      <ol className={styles['notes']}>
        {notices.map((notice) => (
          <li key={notice}>{t(notice)}</li>
        ))}
      </ol>
      <footer className={styles['foot']}>
        <span>
          {t('银行联系电话')} {bankPhone}
        </span>
        <PrintedAt />
      </footer>
    </article>
  )
}

function PrintedAt() {
  const t = useT()
  return <span className="number">{t('打印时间 {{time}}', { time: dateTime(useNow()) })}</span>
}

/** The slip with its buttons; only the slip is printed. */
export function Slip({ deposit }: Props) {
  const t = useT()
  return (
    <>
      <Actions align="end">
        <Button to={linkToOwn.cashier(deposit.enrolId)}>{t('返回收银台')}</Button>
        <Button to={linkToOwn.deposit(deposit.id)}>{t('查看保证金')}</Button>
        <Button look="primary" onClick={() => print()}>
          {t('打印')}
        </Button>
      </Actions>
      <SlipDocument deposit={deposit} />
    </>
  )
}
