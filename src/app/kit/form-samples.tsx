import { Form, Input, Select as SearchedSelect } from 'antd'
import { useState } from 'react'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Checkbox } from '#src/shared/ui/form/Checkbox.tsx'
import { DateInput } from '#src/shared/ui/form/DateInput.tsx'
import { FormActions } from '#src/shared/ui/form/FormActions.tsx'
import { FoldedFields, FormSection, wideField } from '#src/shared/ui/form/FormSection.tsx'
import { PortalForm } from '#src/shared/ui/form/PortalForm.tsx'
import { SearchForm } from '#src/shared/ui/form/SearchForm.tsx'
import { Select } from '#src/shared/ui/form/Select.tsx'
import { Line } from './Line.tsx'
import type { KitPart } from './kit-part.ts'

const options = [
  { value: 1, label: 'Transfer of state-owned equity' },
  { value: 2, label: 'Lease' },
  { value: 3, label: 'Cannot be chosen', isDisabled: true },
]

function Fields() {
  const [kind, setKind] = useState<number | undefined>()
  const [day, setDay] = useState('')
  return (
    <Line>
      <Select
        aria-label="Kind"
        options={options}
        value={kind}
        onChange={setKind}
        placeholder="Every kind"
        isClearable
      />
      <Select aria-label="Kind, disabled" options={options} value={1} disabled />
      <DateInput aria-label="Day" value={day} onChange={setDay} />
      <DateInput aria-label="Day, disabled" value="2026-03-01" disabled />
      <Checkbox defaultChecked>Checkbox</Checkbox>
      <SearchForm label="Search" aria-label="Name" placeholder="Name" onSubmit={() => undefined} />
    </Line>
  )
}

type Values = { name: string; region: string; kind: number; day: string }
const mustBeGiven = [{ required: true, message: 'Must be given' }]

function WholeForm({ isDisabled = false }: { isDisabled?: boolean }) {
  const [form] = Form.useForm<Values>()
  return (
    <PortalForm
      form={form}
      label={isDisabled ? 'Disabled form' : 'Form'}
      disabled={isDisabled}
      onSubmit={() => undefined}
      actions={
        <FormActions busy={isDisabled} failure={null} word="Submit">
          <Button>Back</Button>
          <Button look="link">Something else</Button>
        </FormActions>
      }
    >
      <FormSection title="One line of each field" hint="What the section is about" columns={2}>
        <Form.Item name="name" label="Input of antd" rules={mustBeGiven}>
          <Input />
        </Form.Item>
        <Form.Item name="region" label="Searched select of antd">
          <SearchedSelect placeholder="Region" showSearch options={[{ value: '51', label: 'Sichuan' }]} />
        </Form.Item>
        <Form.Item name="kind" label="Select" rules={mustBeGiven}>
          <Select options={options} placeholder="Choose one" />
        </Form.Item>
        <Form.Item name="day" label="DateInput" rules={mustBeGiven}>
          <DateInput />
        </Form.Item>
      </FormSection>
      <FormSection title="Three columns" columns={3}>
        {['first', 'second', 'third'].map((name) => (
          <Form.Item key={name} name={name} label={name}>
            <Input />
          </Form.Item>
        ))}
        <Form.Item name="note" label="Wide field" className={wideField}>
          <Input.TextArea />
        </Form.Item>
      </FormSection>
      <FoldedFields title="Optional fields">
        <Form.Item name="remark" label="Folded away">
          <Input />
        </Form.Item>
      </FoldedFields>
    </PortalForm>
  )
}

const Forms = () => (
  <>
    <WholeForm />
    <WholeForm isDisabled />
  </>
)

export const formParts: readonly KitPart[] = [
  { name: 'Select, DateInput, Checkbox, SearchForm', Samples: Fields },
  { name: 'FormSection, FormActions', Samples: Forms },
]
