import { useState } from 'react'
import { askDesk } from '#src/features/customer-service/desk-state.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { brand } from '#src/shared/config/brand.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { copyText } from '#src/shared/ui/action/copy-text.ts'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { type CheckName, checkNames, type Sentence, summaryOf, type Verdict } from './checks.ts'
import { browserNames, checkLabels, checkStateLabels } from './labels.ts'
import { ownSignature } from './measure.ts'
import { useVerdicts } from './use-verdicts.ts'
import styles from './browser.module.css'

type Verdicts = ReturnType<typeof useVerdicts>

const isBrowserName = (name: unknown): name is string => Object.values<unknown>(browserNames).includes(name)

/** The name of a browser is a text of its own. */
function sentence(t: Translate, { text, values }: Sentence): string {
  const name = values?.['name']
  return t(text, isBrowserName(name) ? { ...values, name: t(name) } : values)
}

/** All results as lines, for a message to the staff. */
function reportOf(t: Translate, verdicts: Verdicts): string {
  const lines = checkNames.map((name) => {
    const { state, found } = verdicts[name]
    return `${t(checkLabels[name])}：${t(checkStateLabels[state].label)}，${sentence(t, found)}`
  })
  return [
    t('{{name}} 浏览器检测 {{time}}', { name: brand.productName, time: dateTimeSeconds(serverNow()) }),
    ...lines,
    ownSignature(),
  ].join('\n')
}

function Summary({ verdicts }: { verdicts: Verdicts }) {
  const t = useT()
  const { worst, failed, attention, pending } = summaryOf(verdicts)
  const texts = {
    failed: t('{{failed}} 项未通过，{{attention}} 项需要注意，请按下面的说明处理', { failed, attention }),
    attention: t('{{attention}} 项需要注意，其余不影响报价', { attention }),
    pending: t('正在检测，还有 {{pending}} 项', { pending }),
    passed: t('全部通过，您的浏览器可以正常报名和报价'),
  }
  return (
    <Callout tone={checkStateLabels[worst].tone} role="status">
      <strong>{texts[worst]}</strong>
    </Callout>
  )
}

function Check({ name, verdict: { state, found, advice } }: { name: CheckName; verdict: Verdict }) {
  const t = useT()
  return (
    <li className={styles['check']}>
      <StateTag labels={checkStateLabels} state={state} className={styles['state']} />
      <h2>{t(checkLabels[name])}</h2>
      <div>
        <p className={`number ${styles['found']}`}>{sentence(t, found)}</p>
        {advice && <p className={styles['advice']}>{sentence(t, advice)}</p>}
      </div>
    </li>
  )
}

function Run({ run, onAgain }: { run: number; onAgain: () => void }) {
  const t = useT()
  const verdicts = useVerdicts(run)
  return (
    <>
      <Card title={t('浏览器帮助')} level={1} body="stacked">
        <p>{t('本页检测您正在使用的浏览器能否正常报名、报价、查看和保存文件，结果只在本机显示。')}</p>
        <Summary verdicts={verdicts} />
        <Actions>
          <Button look="primary" onClick={onAgain}>
            {t('重新检测')}
          </Button>
          <Button onClick={() => void copyText(reportOf(t, verdicts), t('检测结果'))}>{t('复制检测结果')}</Button>
        </Actions>
      </Card>
      <Card label={t('检测结果')}>
        <ul>
          {checkNames.map((name) => (
            <Check key={name} name={name} verdict={verdicts[name]} />
          ))}
        </ul>
      </Card>
      <Card title={t('仍有问题？')} body="stacked">
        <p>{t('复制检测结果发给客服，或在工作时间拨打服务热线。')}</p>
        <Actions>
          <Button aria-haspopup="dialog" onClick={() => askDesk('')}>
            {t('在线客服')}
          </Button>
          <span>
            {t('服务热线')} <PhoneLink phone={brand.hotline} className="number" />
          </span>
        </Actions>
      </Card>
    </>
  )
}

/** Tests the reader's own browser, and says what to do (CT-04). */
export function HelpBrowserPage() {
  const [run, setRun] = useState(1)
  return (
    <div className={`content ${styles['page']}`}>
      <Run key={run} run={run} onAgain={() => setRun(run + 1)} />
    </div>
  )
}
