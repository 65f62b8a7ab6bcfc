import type { ReactNode } from 'react'
import { linkTo, paths } from '#src/model/paths.ts'
import type { KycDetail } from '#src/model/kyc/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { ButtonRow } from '#src/shared/ui/action/ButtonRow.tsx'
import type { PageState } from './page-state.ts'

function Status({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <p>{text}</p>
      <ButtonRow>{children}</ButtonRow>
    </>
  )
}

/** Why the page shows no form, and where to go instead. */
export function ClaimStatus({ state, detail }: { state: Exclude<PageState, 'form'>; detail: KycDetail }) {
  const t = useT()
  const toInfo = <Button to={paths.realNamePersonInfo}>{t('查看认证信息')}</Button>
  if (state === 'checking') return <Status text={t('您的实名认证正在审核中，审核期间不能修改。')}>{toInfo}</Status>
  if (state === 'other-kind')
    return (
      <Status text={t('本账户已完成另一类认证；一个账户只能对应一个认证主体，请用另一账户办理。')}>{toInfo}</Status>
    )
  if (state === 'verified') {
    const { changeRealNameOrg, changeRealNamePerson } = linkTo
    return (
      <Status text={t('您已完成实名认证。')}>
        {toInfo}
        <Button to={detail.identity?.kind === 'organisation' ? changeRealNameOrg() : changeRealNamePerson()}>
          {t('变更信息')}
        </Button>
      </Status>
    )
  }
  return (
    <Status text={t('您有未完结的交易，暂不能变更实名信息：')}>
      {detail.blockedBy.map(({ text, link }) => (
        <Button key={text} look="link" href={link}>
          <span lang="zh-CN">{text}</span>
        </Button>
      ))}
    </Status>
  )
}
