import { Form, Input } from 'antd'
import { yuanInput, yuanOf } from '#src/features/deposit/checks.ts'
import { capitals } from '#src/model/money/capitals.ts'
import { type Check, rule } from '#src/shared/ui/form/rule.ts'

const asYuan = (typed: unknown) => yuanInput(typeof typed === 'string' ? typed : '')

/** An amount in 元 with its capitals below. */
export function YuanField({ name, label, check }: { name: string; label: string; check: Check }) {
  const form = Form.useFormInstance()
  const typed = Form.useWatch<string | undefined>(name, form) ?? ''
  return (
    <Form.Item
      name={name}
      label={label}
      required
      normalize={asYuan}
      rules={[rule(check)]}
      extra={<span lang="zh-CN">{typed ? capitals(yuanOf(typed)) : null}</span>}
    >
      <Input inputMode="decimal" autoComplete="off" />
    </Form.Item>
  )
}
