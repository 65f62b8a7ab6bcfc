import { Form, Radio } from 'antd'
import type { EnrolValues } from '#src/features/enrolment/form.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { judge, useEnrolling } from '../context.ts'
import styles from '../enrol.module.css'
import { Line } from './Fields.tsx'
import { Group } from './Group.tsx'

type Answers = EnrolValues['answers']

function Condition({ text, index, answer }: { text: string; index: number; answer: Answers[number] }) {
  const t = useT()
  const enrolling = useEnrolling()
  const field = `answers.${index}`
  const isAnswered = typeof answer?.meets === 'boolean'
  return (
    <div className={styles['condition']}>
      <p lang="zh-CN" id={`condition-${index}`}>
        {index + 1}. {text}
      </p>
      <Form.Item name={['answers', index, 'meets']} rules={[judge(enrolling, field, () => !isAnswered)]}>
        <Radio.Group
          aria-labelledby={`condition-${index}`}
          options={[
            { value: true, label: t('符合') },
            { value: false, label: t('不符合') },
          ]}
        />
      </Form.Item>
      {answer?.meets === false && (
        <Line field={`${field}.note`} label={t('情况说明')} required rules={[judge(enrolling, field)]} />
      )}
    </div>
  )
}

/** Every condition of the notice is answered by itself (domain 6.3). */
export function Conditions({ answers }: { answers: Answers }) {
  const t = useT()
  const { sheet } = useEnrolling()
  if (sheet.conditions.length === 0) return null
  return (
    <Group title={t('资格条件响应')}>
      {sheet.conditions.map((text, index) => (
        <Condition key={text} text={text} index={index} answer={answers[index]} />
      ))}
    </Group>
  )
}
