import { useT } from '../../lib/text/i18n.ts'
import { Actions } from '../action/Actions.tsx'
import { Button } from '../action/Button.tsx'
import { Callout } from '../feedback/Callout.tsx'
import type { Draft } from './use-draft.ts'

const timeOf = (at: number): string =>
  new Intl.DateTimeFormat('zh-CN', {
    timeZone: 'Asia/Shanghai',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(at)

/** Reports that a draft was restored, or that another window has changed the same form. */
export function DraftNotice({ draft }: { draft: Draft }) {
  const t = useT()
  const { state } = draft
  return (
    <div role="status">
      {state.kind === 'restored' && (
        <Callout
          actions={
            <Button look="link" onClick={draft.drop}>
              {t('清空重填')}
            </Button>
          }
        >
          {t('已恢复您 {{time}} 填写但未提交的内容', { time: timeOf(state.at) })}
        </Callout>
      )}
      {state.kind === 'elsewhere' && (
        <Callout
          tone="warning"
          actions={
            <Actions>
              <Button look="link" onClick={draft.takeOther}>
                {t('改用那份内容')}
              </Button>
              <Button look="link" onClick={draft.keepOwn}>
                {t('保留本窗口的内容')}
              </Button>
            </Actions>
          }
        >
          {t('另一个窗口在 {{time}} 修改了这份表单，本窗口的内容暂未保存', { time: timeOf(state.theirs.at) })}
        </Callout>
      )}
    </div>
  )
}
