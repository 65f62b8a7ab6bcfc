import { paths } from '#src/model/paths.ts'
import { claimNumberLabels } from '#src/model/kyc/labels.ts'
import type { ClaimDraft, ClaimNumber, KycDetail } from '#src/model/kyc/schema.ts'
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

/** Numbers that had been entered before; the exchange shows no one the whole of them. */
export function HiddenNumbers({ masked }: { masked: ClaimDraft['masked'] }) {
  const t = useT()
  const entries = Object.entries(masked ?? {}) as [ClaimNumber, string][]
  if (entries.length === 0) return null
  return (
    <Callout role="status">
      <p>{t('为保护您的信息，上次填写的以下号码不再完整显示，请核对或重新填写：')}</p>
      <ul>
        {entries.map(([field, shown]) => (
          <li key={field}>
            {t(claimNumberLabels[field] ?? field)} <span className="number">{shown}</span>
          </li>
        ))}
      </ul>
    </Callout>
  )
}
