import { Form, Input } from 'antd'
import { capitals } from '#src/model/money/capitals.ts'
import { typedYuan } from '#src/model/money/typed.ts'
import { type Check, rule } from '#src/shared/ui/form/rule.ts'

/** An amount in 元 with its capitals below. */
export function YuanField({ name, label, check }: { name: string; label: string; check: Check }) {
  const form = Form.useFormInstance()
  const typed = Form.useWatch<string | undefined>(name, form) ?? ''
  return (
    <Form.Item
      name={name}
      label={label}
      required
      rules={[rule(check)]}
      extra={<span lang="zh-CN">{capitals(typedYuan(typed))}</span>}
    >
      <Input inputMode="decimal" autoComplete="off" />
    </Form.Item>
  )
}
