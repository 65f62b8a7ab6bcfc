import { useQuery } from '@tanstack/react-query'
import { Form, type FormInstance } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { confirmationMethods, type ConfirmationMethod, type FactorChallenge } from '#src/model/account/factors.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { useDialogs } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { AntdRoot } from '#src/shared/ui/antd/AntdRoot.tsx'
import { unsupportedLabels } from './labels.ts'
import { MethodForm, type MethodValues } from './MethodForm.tsx'
import { challengeQuery } from './queries.ts'
import styles from './step-up.module.css'
import { passkeySupport } from './support.ts'

type Props = { onConfirmed: () => void; onClose: () => void }

/** The methods of the account that this browser can use, in the order of the exchange. */
const usableOf = ({ methods }: FactorChallenge): ConfirmationMethod[] =>
  methods.flatMap((name) => {
    const method = confirmationMethods.find((known) => known === name)
    return method && (method !== 'passkey' || passkeySupport() === 'yes') ? [method] : []
  })

/** The account has nothing to confirm with. */
function NoMethod({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Callout tone="warning">
      <p>{t('您的账户还没有可用的安全验证方式。请先到账户安全添加通行密钥或验证器，再办理这项操作。')}</p>
      <Button look="link" to={paths.accountSafe} onClick={onClose}>
        {t('去账户安全')}
      </Button>
    </Callout>
  )
}

type MethodsProps = Props & { challenge: FactorChallenge; form: FormInstance<MethodValues> }

function Methods({ challenge, form, onConfirmed, onClose }: MethodsProps) {
  const t = useT()
  const methods = usableOf(challenge)
  const support = passkeySupport()
  const lacksPasskey = support !== 'yes' && challenge.methods.includes('passkey')
  const [first] = methods
  return (
    <>
      <div className={styles['why']}>
        {first && (
          <Callout>{t('这项操作涉及您的资金或账户权益，请先在这台设备上完成安全验证。验证后操作自动继续。')}</Callout>
        )}
        {lacksPasskey && <p className="muted">{t(unsupportedLabels[support])}</p>}
      </div>
      {first ? (
        <MethodForm form={form} methods={[first, ...methods.slice(1)]} onConfirmed={onConfirmed} />
      ) : (
        <NoMethod onClose={onClose} />
      )}
    </>
  )
}

/** A page that is left takes its question along. */
function useCloseOnLeave(onClose: () => void): void {
  const { pathname } = useLocation()
  const [opened] = useState(pathname)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (pathname !== opened) close()
  }, [pathname, opened])
}

/** Asks for a second factor, above whatever is open: what was typed there stays, and its call goes on afterwards. */
export function StepUpDialog({ onConfirmed, onClose }: Props) {
  const t = useT()
  const query = useQuery(challengeQuery)
  // Here and not in the form, so that what was typed stays while a question is shown.
  const [form] = Form.useForm<MethodValues>()
  // A question would be covered by this dialog, which is above everything.
  const isCovered = useDialogs(({ question }) => question !== null)
  useCloseOnLeave(onClose)
  if (isCovered) return null
  return (
    <AntdRoot>
      <Dialog title={t('安全验证')} size="small" onClose={onClose}>
        <QueryBoundary query={query} minHeight={200} loading={<Skeleton height={200} />}>
          {(challenge) => <Methods challenge={challenge} form={form} onConfirmed={onConfirmed} onClose={onClose} />}
        </QueryBoundary>
      </Dialog>
    </AntdRoot>
  )
}
