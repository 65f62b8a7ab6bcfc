import { strengthLabels } from '#src/features/session/labels.ts'
import type { AccountSafety } from '#src/model/account/schema.ts'
import { paths } from '#src/model/paths.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { authStatusLabels } from '#src/model/account/labels.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { realNameLabels } from '../labels.ts'
import type { BindingDialog } from './Score.tsx'
import { Row, Rows } from './Rows.tsx'

const realNameLink: Record<number, readonly [string, string]> = {
  0: [paths.realNamePerson, realNameLabels.begin],
  2: [paths.membershipReason, realNameLabels.reason],
}

type Props = { safety: AccountSafety; onOpen: (dialog: BindingDialog) => void }

/** Password, phone and mailbox, each with its actions. */
function Credentials({ safety, onOpen }: Props) {
  const t = useT()
  const { telPhone, email, passwordStrength, passwordChangedAt } = safety
  const strength = t('强度：{{word}}', { word: t(strengthLabels[passwordStrength] ?? '') })
  const changed = passwordChangedAt ? t('上次修改：{{time}}', { time: dateTime(passwordChangedAt) }) : t('尚未修改过')
  return (
    <>
      <Row
        title={t('登录密码')}
        text={strength}
        hint={changed}
        actions={
          <Button look="link" to={paths.updatePassWord}>
            {t('修改密码')}
          </Button>
        }
      />
      <Row
        title={t('手机')}
        text={telPhone ?? t('未绑定')}
        hint={t('用于短信登录、找回密码和重要通知')}
        actions={
          <Button look="link" to={paths.memberEditPhone}>
            {telPhone ? t('更换或解绑手机') : t('绑定手机')}
          </Button>
        }
      />
      <Row
        title={t('邮箱')}
        text={email ?? t('未绑定')}
        hint={t('用于接收公告变更等邮件')}
        actions={<Button onClick={() => onOpen('email')}>{email ? t('更换邮箱') : t('绑定邮箱')}</Button>}
      />
    </>
  )
}

/** What protects the account: credentials, verification and the refund account. */
export function Protections({ safety, onOpen }: Props) {
  const t = useT()
  const { authStatus, name, refundAccount, enrolledAccount } = safety
  const account = refundAccount ?? enrolledAccount
  const isVerified = authStatus >= 3
  const [realNameTo, realNameText] = realNameLink[authStatus] ?? [paths.realNamePersonInfo, realNameLabels.look]
  const boundHint = isVerified ? t('保证金退还到本人同名账户') : t('完成实名认证后可绑定同名账户')
  const isTaken = !refundAccount && Boolean(enrolledAccount)
  const refundHint = isTaken ? t('未绑定，取自最近一次报名；绑定后，新的报名填入绑定的账户') : boundHint
  return (
    <Rows>
      <Credentials safety={safety} onOpen={onOpen} />
      <Row
        title={t('实名认证')}
        text={
          <>
            <StateTag labels={authStatusLabels} state={authStatus} hidesUnknown />{' '}
            {name && <span lang="zh-CN">{name}</span>}
          </>
        }
        actions={
          <Button look="link" to={realNameTo}>
            {t(realNameText)}
          </Button>
        }
      />
      <Row
        title={t('支付/退款账户')}
        text={account ? `${account.bankName} ${account.cardNo}` : t('未绑定')}
        hint={refundHint}
        actions={
          isVerified && (
            <Button onClick={() => onOpen('refund-account')}>{refundAccount ? t('更换账户') : t('绑定账户')}</Button>
          )
        }
      />
    </Rows>
  )
}
