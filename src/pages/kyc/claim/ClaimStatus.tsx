import { linkToOwn } from '#src/model/own-links.ts'
import { paths } from '#src/model/paths.ts'
import type { KycDetail } from '#src/model/kyc/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { pageStateLabels } from '../labels.ts'
import type { PageState } from './page-state.ts'

/** Why the page shows no form, and where to go instead. */
export function ClaimStatus({ state, detail }: { state: Exclude<PageState, 'form'>; detail: KycDetail }) {
  const t = useT()
  const { identity, blockedBy } = detail
  return (
    <>
      <p>{t(pageStateLabels[state])}</p>
      <Actions>
        {state !== 'blocked' && <Button to={paths.realNamePersonInfo}>{t('查看认证信息')}</Button>}
        {state === 'verified' && identity && (
          <Button to={linkToOwn.claimForm(identity.kind, true)}>{t('变更信息')}</Button>
        )}
        {state === 'blocked' &&
          blockedBy.map(({ text, link }) => (
            <Button key={text} look="link" href={link}>
              <span lang="zh-CN">{text}</span>
            </Button>
          ))}
      </Actions>
    </>
  )
}
