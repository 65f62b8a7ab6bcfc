import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#src/features/session/labels.ts'
import { isPasskeyError } from '#src/features/factor/passkey-error.ts'
import { signInByPasskey, signInChallenge } from '#src/features/factor/sign-in.ts'
import { passkeySupport } from '#src/features/factor/support.ts'
import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'

/** Whether the exchange knows passkeys: asked once for each page, with a challenge that is not used. */
const offerQuery = {
  queryKey: ['passkey-offer'],
  queryFn: async () => {
    await signInChallenge()
    return true
  },
  staleTime: Infinity,
  retry: false,
}

/** A person who closes the browser's dialog knows that nothing has happened. */
const isQuiet = (failure: unknown): boolean => isPasskeyError(failure) && failure.trouble === 'cancelled'

function Trouble({ failure }: { failure: unknown }) {
  const t = useT()
  if (failure === null || isQuiet(failure)) return null
  const text = t(isPasskeyError(failure) ? failure.message : messageOf(failure))
  return (
    <Callout tone="danger">
      <span lang={langOf(text)}>{text}</span>
    </Callout>
  )
}

/** Signing in with a passkey, where both the browser and the exchange can. */
export default function PasskeySignIn() {
  const t = useT()
  const { data: isOffered } = useQuery({ ...offerQuery, enabled: passkeySupport() === 'yes' })
  const { busy, failure, attempt } = useAttempt()
  if (!isOffered) return null
  return (
    <div>
      <Button size="large" isWide isBusy={busy} onClick={() => void attempt(signInByPasskey)}>
        {busy ? t('正在登录…') : t('使用通行密钥登录')}
      </Button>
      <div role="alert">
        <Trouble failure={failure} />
      </div>
    </div>
  )
}
