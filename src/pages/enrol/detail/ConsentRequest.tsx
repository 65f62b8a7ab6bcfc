import { answerConsent } from '#src/features/enrolment/commands.ts'
import { consentLabels } from '#src/features/enrolment/labels.ts'
import { useSession } from '#src/features/session/store.ts'
import { kycAddress } from '#src/features/user-centre/menu.ts'
import type { EnrolDetail } from '#src/model/enrolment/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { FocusGroup } from '#src/shared/ui/behaviour/FocusGroup.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { useConfirmed } from '#src/shared/ui/dialog/use-confirmed.ts'

const over: ReadonlySet<string> = new Set([
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
  'DISQUALIFIED',
  'WON',
  'LOST',
  'DEFAULT',
])

function Answer({ detail }: { detail: EnrolDetail }) {
  const t = useT()
  const { busy, ask } = useConfirmed()
  const answer = (agree: boolean) =>
    ask({
      title: agree ? t('同意联合竞买') : t('拒绝联合竞买'),
      message: agree
        ? t(
            '您将以账户 {{account}} 同意按上述比例与牵头人联合竞买（文本版本 {{version}}），并对签约和付款承担相应责任；该项目不能再单独报名。',
            { account: detail.ownAccount ?? '—', version: detail.termsVersion ?? '—' },
          )
        : t('拒绝后牵头人将无法以您为联合体成员提交报名。'),
      confirm: agree ? t('同意') : t('拒绝'),
      run: () => answerConsent(detail.id, agree, detail.jointVersion),
      done: agree ? t('已同意联合竞买') : t('已拒绝联合竞买'),
    })
  return (
    <Actions>
      <Button look="primary" isOff={busy} onClick={() => answer(true)}>
        {t('同意')}
      </Button>
      <Button isOff={busy} onClick={() => answer(false)}>
        {t('拒绝')}
      </Button>
    </Actions>
  )
}

/** For an invited member of a joint bid: who invites, with which share, and the answer. */
export function ConsentRequest({ detail }: { detail: EnrolDetail }) {
  const t = useT()
  const authStatus = useSession(({ userInfo }) => userInfo?.authStatus)
  const own = detail.consents.find(({ isMe }) => isMe)
  if (!own) return null
  const isOpen = own.state === 'asked' && !over.has(detail.state)
  const isVerified = (authStatus ?? 0) >= 3
  return (
    <Card title={t('联合竞买邀请')} body="padded">
      <FocusGroup label={t('联合竞买邀请')}>
        <p>
          {t('{{name}}邀请您以 {{share}}% 的份额联合竞买本项目。', { name: detail.party.name, share: own.share })}{' '}
          <StateTag labels={consentLabels} state={own.state} />
        </p>
        {isOpen && isVerified && <Answer detail={detail} />}
        {isOpen && !isVerified && (
          <Actions>
            <Button look="primary" to={kycAddress(authStatus)}>
              {t('先完成实名认证')}
            </Button>
          </Actions>
        )}
      </FocusGroup>
    </Card>
  )
}
