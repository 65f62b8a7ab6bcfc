import { Checkbox, Form } from 'antd'
import { useEffect, useState } from 'react'
import type { EnrolSetup } from '#src/model/enrolment/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useSeenEnd } from '#src/shared/lib/hooks/use-seen-end.ts'
import { ScrollBox } from '#src/shared/ui/behaviour/ScrollBox.tsx'
import { formRule, useEnrolForm } from '../context.ts'
import styles from '../enrol.module.css'

type Agreement = EnrolSetup['agreements'][number]

/** Delay in ms between reading the promise to its end and its checkbox (domain 6.3: 3-10 s). */
const promiseWaitMs = 3_000

function useWaited(isRunning: boolean, ms: number): boolean {
  const [isOver, setOver] = useState(ms === 0)
  useEffect(() => {
    if (!isRunning || isOver) return undefined
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [isRunning, isOver, ms])
  return isRunning && isOver
}

type TextProps = { agreement: Agreement; isAgreed: boolean; onAgree: (isAgreed: boolean) => void }

function AgreementText({ agreement: { id, title, paragraphs }, isAgreed, onAgree }: TextProps) {
  const t = useT()
  const { end, seen } = useSeenEnd(isAgreed)
  const waited = useWaited(seen, id === 'promise' && !isAgreed ? promiseWaitMs : 0)
  return (
    <section className={styles['agreement']} aria-label={title}>
      <h3 lang="zh-CN">{title}</h3>
      <ScrollBox end={end} className={styles['scroll']} label={t('{{title}}全文', { title })} lang="zh-CN">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </ScrollBox>
      <div className={styles['consent']}>
        <Checkbox checked={isAgreed} disabled={!waited} onChange={({ target }) => onAgree(target.checked)}>
          {t('我已阅读并同意《{{title}}》', { title })}
        </Checkbox>
        <span className="muted" aria-live="polite">
          {!seen && t('请先阅读至末尾')}
          {seen && !waited && t('请仔细阅读，3 秒后可勾选')}
        </span>
      </div>
    </section>
  )
}

type ControlProps = { value?: readonly string[]; onChange?: (agreed: readonly string[]) => void }

function Agreements({ value = [], onChange }: ControlProps) {
  const { setup } = useEnrolForm()
  const agree = (id: string, isAgreed: boolean) =>
    onChange?.(isAgreed ? [...value, id] : value.filter((known) => known !== id))
  return (
    <div>
      {setup.agreements.map((agreement) => (
        <AgreementText
          key={agreement.id}
          agreement={agreement}
          isAgreed={value.includes(agreement.id)}
          onAgree={(isAgreed) => agree(agreement.id, isAgreed)}
        />
      ))}
    </div>
  )
}

/** Each text can be agreed to once it has been read to its end (domain 6.3, step 1). */
export function AgreeStep() {
  const enrolForm = useEnrolForm()
  return (
    <Form.Item name="agreed" rules={[formRule(enrolForm, 'agreed')]}>
      <Agreements />
    </Form.Item>
  )
}
