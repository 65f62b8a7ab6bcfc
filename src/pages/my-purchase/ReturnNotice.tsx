import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { forgetHandover, isOwnReturn } from '#src/features/procurement/supplier/handover.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'

type Return = { project: string; isOwn: boolean }

/** A return from the procurement system: its `state` must be the one with which this tab has left. */
export function ReturnNotice() {
  const t = useT()
  const [query, setQuery] = useSearchParams()
  const [returned] = useState<Return | null>(() => {
    const [project, state] = [query.get('project'), query.get('state')]
    return project && state ? { project, isOwn: isOwnReturn(project, state) } : null
  })
  const clean = useEffectEvent(() => {
    forgetHandover()
    const rest = new URLSearchParams(query)
    rest.delete('project')
    rest.delete('state')
    setQuery(rest, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (returned) clean()
  }, [returned])
  if (!returned) return null
  if (!returned.isOwn)
    return (
      <Callout tone="danger" role="alert">
        {t(
          '返回信息与本页发起的跳转不一致，请勿据此操作。如非本人发起，请尽快修改密码；响应文件的状态以本页显示为准。',
        )}
      </Callout>
    )
  return (
    <Callout
      tone="success"
      role="status"
      actions={
        <Button look="link" to={linkToPurchase.detail(returned.project)}>
          {t('返回采购项目')}
        </Button>
      }
    >
      {t('已从采购系统返回，响应文件的递交情况见下表。')}
    </Callout>
  )
}
