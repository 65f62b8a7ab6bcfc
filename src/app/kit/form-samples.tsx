import { Form, Select as SearchedSelect } from 'antd'
import { useState } from 'react'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Checkbox } from '#src/shared/ui/form/Checkbox.tsx'
import { ChoiceCards } from '#src/shared/ui/form/ChoiceCards.tsx'
import {
  CheckboxField,
  ChoiceField,
  DateField,
  LongTextField,
  RadioField,
  TextField,
} from '#src/shared/ui/form/fields.tsx'
import { filled } from '#src/shared/ui/form/rule.ts'
import { DateInput } from '#src/shared/ui/form/DateInput.tsx'
import { FoldedFields, FormSection, wideField } from '#src/shared/ui/form/FormSection.tsx'
import { SearchForm } from '#src/shared/ui/form/SearchForm.tsx'
import { Select } from '#src/shared/ui/form/Select.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
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

function WholeForm() {
  const [form] = Form.useForm<Values>()
  const submission = useSubmit<Values>(() => Promise.resolve())
  return (
    <SubmitForm
      form={form}
      label="Form"
      submission={submission}
      submitLabel="Submit"
      buttons={
        <>
          <Button>Back</Button>
          <Button look="link">Something else</Button>
        </>
      }
    >
      <FormSection title="One line of each field" hint="What the section is about" columns={2}>
        <TextField name="name" label="TextField" required check={filled('Must be given')} />
        <Form.Item name="region" label="Searched select of antd">
          <SearchedSelect placeholder="Region" showSearch options={[{ value: '51', label: 'Sichuan' }]} />
        </Form.Item>
        <ChoiceField name="kind" label="ChoiceField" required check={filled('Must be given')} options={options} />
        <DateField name="day" label="DateField" required check={filled('Must be given')} />
        <RadioField name="way" label="RadioField" options={options.slice(0, 2)} />
        <CheckboxField name="isNew" label="CheckboxField">
          Beside the box
        </CheckboxField>
      </FormSection>
      <FormSection title="Three columns" columns={3}>
        {['first', 'second', 'third'].map((name) => (
          <TextField key={name} name={name} label={name} />
        ))}
        <LongTextField name="note" label="LongTextField" className={wideField} rows={2} maxLength={200} />
      </FormSection>
      <FoldedFields title="Optional fields">
        <TextField name="remark" label="Folded away" />
      </FoldedFields>
    </SubmitForm>
  )
}

function Choices() {
  const [kind, setKind] = useState('person')
  const choices = [
    { key: 'person', label: 'Person', hint: 'Takes part in their own name' },
    { key: 'organisation', label: 'Organisation' },
  ]
  return <ChoiceCards label="Kind of account" name="sample-kind" choices={choices} value={kind} onChange={setKind} />
}

export const formParts: readonly KitPart[] = [
  { name: 'Select, DateInput, Checkbox, SearchForm', Samples: Fields },
  { name: 'FormSection, SubmitForm, fields', Samples: WholeForm },
  { name: 'ChoiceCards', Samples: Choices },
]
