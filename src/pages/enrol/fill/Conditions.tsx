import { Form, Radio } from 'antd'
import type { EnrolValues } from '#src/features/enrolment/form.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { FormSection } from '#src/shared/ui/form/FormSection.tsx'
import { formRule, useEnrolForm } from '../context.ts'
import styles from '../enrol.module.css'
import { EnrolTextField } from './Fields.tsx'

type Answers = EnrolValues['answers']

function Condition({ text, index, answer }: { text: string; index: number; answer: Answers[number] }) {
  const t = useT()
  const enrolForm = useEnrolForm()
  const field = `answers.${index}`
  const isAnswered = typeof answer?.meets === 'boolean'
  return (
    <div className={styles['condition']}>
      <p lang="zh-CN" id={`condition-${index}`}>
        {index + 1}. {text}
      </p>
      <Form.Item name={['answers', index, 'meets']} rules={[formRule(enrolForm, field, () => !isAnswered)]}>
        <Radio.Group
          aria-labelledby={`condition-${index}`}
          options={[
            { value: true, label: t('符合') },
            { value: false, label: t('不符合') },
          ]}
        />
      </Form.Item>
      {answer?.meets === false && (
        <EnrolTextField field={`${field}.note`} label={t('情况说明')} required rules={[formRule(enrolForm, field)]} />
      )}
    </div>
  )
}

/** Each condition of the notice has its own answer (domain 6.3). */
export function Conditions({ answers }: { answers: Answers }) {
  const t = useT()
  const { setup } = useEnrolForm()
  if (setup.conditions.length === 0) return null
  return (
    <FormSection title={t('资格条件响应')}>
      {setup.conditions.map((text, index) => (
        <Condition key={text} text={text} index={index} answer={answers[index]} />
      ))}
    </FormSection>
  )
}
