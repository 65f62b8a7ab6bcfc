import { paths } from '#src/model/paths.ts'
import type { KycDetail } from '#src/model/kyc/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'

type Props = { refusal: NonNullable<KycDetail['refusal']>; text: string }

/** A refused claim with its reasons, and a link to the details of the refusal. */
export function RefusedNote({ refusal: { reasons }, text }: Props) {
  const t = useT()
  return (
    <Callout tone="warning" role="status">
      <p>
        {text}{' '}
        <Button look="link" to={paths.membershipReason}>
          {t('查看原因')}
        </Button>
      </p>
      <ul lang="zh-CN">
        {reasons.map(({ text: reason, fix }) => (
          <li key={reason}>{fix ? `${reason}；${fix}` : reason}</li>
        ))}
      </ul>
    </Callout>
  )
}
