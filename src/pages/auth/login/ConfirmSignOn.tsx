import type { PendingSignIn } from '#src/features/session/tokens/pending-sign-in.ts'
import { useDisplayName, useSignedIn } from '#src/features/session/store.ts'
import { paths } from '#src/model/paths.ts'
import { parseUrl } from '#src/shared/lib/navigation/parse-url.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Result } from '#src/shared/ui/feedback/Result.tsx'
import styles from './single.module.css'

/** The site that sent the browser here, as far as the browser tells. */
function sourceSite(): string | null {
  const referrer = parseUrl(document.referrer)
  return referrer === null || referrer.origin === location.origin ? null : referrer.host
}

/** A code of another person would put what the reader does next on that person's account (login CSRF). */
function ForeignNote() {
  const t = useT()
  const site = sourceSite()
  return (
    <>
      <p>{t('这次登录不是从本页面发起的。如果这不是您的账户，或不是您本人的操作，请取消。')}</p>
      <p>{site === null ? t('来源网站：浏览器没有告知') : t('来源网站：{{site}}', { site })}</p>
    </>
  )
}

function Account({ name }: { name: string | null }) {
  const t = useT()
  if (name === null) return <p>{t('您将以外部网站给出的账户登录。确认后先显示该账户，再由您决定是否登录。')}</p>
  return (
    <>
      <p>{t('您将以下面的账户登录：')}</p>
      <p className={styles['name']} translate="no">
        {name}
      </p>
      <p>{t('登录后的报名、缴款和报价都由该账户承担。')}</p>
    </>
  )
}

function CurrentAccount() {
  const t = useT()
  const current = useDisplayName()
  return <p>{current ? t('当前已登录的账户 {{name}} 将退出。', { name: current }) : t('当前已登录的账户将退出。')}</p>
}

type Props = { pending: PendingSignIn; isForeign: boolean; onConfirm: () => void }

/** Shows whose account it is and what follows: a link of another person may carry that person's code (RFC 9700 4.7). */
export function ConfirmSignOn({ pending: { name }, isForeign, onConfirm }: Props) {
  const t = useT()
  const signedIn = useSignedIn()
  const confirmLabel = signedIn ? t('切换账户') : t('确认登录')
  const cancel = signedIn
    ? { to: paths.index, label: t('继续使用当前账户') }
    : { to: paths.login, label: t('非本人操作，取消') }
  return (
    <Result
      level={1}
      title={t('确认登录账户')}
      takesFocus
      actions={
        <>
          {/* The second click of a double click on 继续 must not confirm the name that appears after the first. */}
          <Button look="primary" onClick={({ detail }) => detail <= 1 && onConfirm()}>
            {name === null ? t('继续') : confirmLabel}
          </Button>
          <Button look={signedIn ? 'default' : 'text'} to={cancel.to}>
            {cancel.label}
          </Button>
        </>
      }
    >
      <Account name={name} />
      {isForeign && <ForeignNote />}
      {signedIn && <CurrentAccount />}
    </Result>
  )
}
