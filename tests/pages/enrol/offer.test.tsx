import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from 'antd'
import { afterEach, expect, test } from 'vitest'
import type { EnrolValues } from '#src/features/enrolment/form.ts'
import { english } from '#src/locales/en.ts'
import type { EnrolSetup } from '#src/model/enrolment/schema.ts'
import { FormFacts } from '#src/pages/enrol/confirm/FormFacts.tsx'
import { emptyForm } from '#src/model/enrolment/rules.ts'
import { EnrolFormProvider } from '#src/pages/enrol/context.ts'
import { FillStep } from '#src/pages/enrol/fill/FillStep.tsx'
import { showLanguage } from '#src/shared/lib/text/i18n.ts'

const show = (language: 'zh' | 'en') => act(() => showLanguage(language, async () => english))

afterEach(async () => {
  cleanup()
  await show('zh')
})

const setupOf = (asset: object) =>
  ({
    asset: { assetsId: 'A1', assetsName: '商铺', projectType: 2, startPrice: '120', ...asset },
    isPackage: false,
    party: { kind: 'person', name: '周岷生', documentType: '居民身份证', documentNo: '510***********1237' },
    conditions: [],
    intents: [],
    lots: [],
    agreements: [],
    hasPriority: false,
    requirements: [],
  }) as unknown as EnrolSetup

function Step({ setup }: { setup: EnrolSetup }) {
  const [form] = Form.useForm<EnrolValues>()
  const offer = Form.useWatch('offer', form)
  return (
    <EnrolFormProvider value={{ setup, form }}>
      <Form form={form}>
        <FillStep values={offer === undefined ? {} : { offer }} />
      </Form>
    </EnrolFormProvider>
  )
}

/** The offer as the last step and the enrolment show it. */
function reviewed(asset: object, offer: string): string | undefined {
  const setup = setupOf({ priceType: 1, ...asset })
  const form = { ...emptyForm, refund: { name: '', bank: '', account: '' }, offer }
  render(<FormFacts {...setup} form={form} files={[]} />)
  const rows = screen.getAllByRole('term')
  return rows.find(({ textContent }) => /承诺报价|price offered/i.test(textContent))?.nextElementSibling?.textContent
}

const unitOf = (field: string) => screen.getByRole('textbox', { name: field }).parentElement!.textContent

test.each([
  [{ priceType: 1 }, '元', 'CNY'],
  [{ priceType: 2, priceUnitName: '元/平方米·月' }, '元/平方米·月', 'CNY per m² per month'],
])('[SE-10] the unit of the offer for %j is in the language of the page', async (asset, unit, text) => {
  render(<Step setup={setupOf(asset)} />)
  expect(unitOf('受让底价（承诺报价）')).toBe(unit)
  await show('en')
  expect(unitOf(english.texts['受让底价（承诺报价）']!)).toBe(text)
})

test.each([
  ['1', '受让底价（承诺报价）', '受让方式', '独立受让', '联合受让'],
  ['4', '投资底价（承诺报价）', '投资方式', '独立投资', '联合投资'],
  ['5', '合作底价（承诺报价）', '合作方式', '独立合作', '联合合作'],
  ['6', '租金底价（承诺报价）', '承租方式', '独立承租', '联合承租'],
])('[BD-01] the form of an asset of type %s reads %s, %s, %s and %s', (typeCode, offer, participation, sole, joint) => {
  const { container } = render(<Step setup={setupOf({ priceType: 1, typeCode })} />)
  expect(screen.getByRole('textbox', { name: offer })).toBeDefined()
  expect(screen.getByRole('radiogroup', { name: participation })).toBeDefined()
  expect(container.textContent).toContain(sole)
  expect(container.textContent).toContain(joint)
  if (typeCode !== '1') expect(container.textContent).not.toContain('受让')
})

test('[BD-01] people are not asked about state ownership, and the management question needs a target company', () => {
  const asked = (kind: string, typeCode: string) => {
    const { container } = render(
      <Step
        setup={
          { ...setupOf({ typeCode }), party: { kind, name: '周岷生', documentType: '', documentNo: '' } } as EnrolSetup
        }
      />,
    )
    const text = container.textContent
    cleanup()
    return [text.includes('国有及国有控股企业'), text.includes('标的企业的管理层')]
  }
  expect(asked('person', '1')).toEqual([false, true])
  expect(asked('organisation', '1')).toEqual([true, true])
  expect(asked('organisation', '6')).toEqual([true, false])
  expect(asked('person', '2')).toEqual([false, false])
})

test.each([
  ['v-shaped', /不是应价，也不是成交价/],
  ['dutch-auction', /不是应价，也不是成交价/],
  ['final', /^您在竞价中的报价不得低于承诺报价。$/],
])('[BD-04] in %s the form explains what the offer commits to', (mode, text) => {
  render(<Step setup={{ ...setupOf({}), mode }} />)
  expect(screen.getByText(text)).toBeDefined()
})

test('[BD-04] in an open room the form has no such explanation', () => {
  const { container } = render(<Step setup={{ ...setupOf({}), mode: 'ongoing' }} />)
  expect(container.textContent).not.toMatch(/不是应价|不得低于承诺报价/)
})

test('[F18] wrong digit groups in an offer have a message at the field and are not read as another number; right ones are read', async () => {
  render(<Step setup={setupOf({ priceType: 1 })} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '受让底价（承诺报价）' })
  const row = () => field.closest('.ant-form-item')!.textContent
  fireEvent.change(field, { target: { value: '1,5' } })
  expect(await screen.findByText('金额格式不正确，请只输入数字和小数点，千位分隔须每三位一个')).toBeDefined()
  expect(field.value).toBe('1,5')
  expect(row()).not.toContain('请填写承诺报价')
  fireEvent.change(field, { target: { value: '1,500' } })
  await act(() => Promise.resolve())
  expect(field.value).toBe('1,500')
})

test('[BD-01] an offer is reviewed in the unit in which it was typed, with its amount in words', async () => {
  expect(reviewed({}, '8740000')).toBe('8,740,000.00 元捌佰柒拾肆万元整')
  cleanup()
  expect(reviewed({ priceType: 2, priceUnitName: '元/平方米·月' }, '120.5')).toBe(
    '120.500 元/平方米·月壹佰贰拾元伍角整/平方米·月',
  )
  cleanup()
  expect(reviewed({}, '')).toBe('—')
  cleanup()
  await show('en')
  expect(reviewed({}, '8740000')).toBe('CNY 8,740,000.00Eight million seven hundred forty thousand yuan')
})

test('[BD-01] [AC-10] the thousands of an offer are grouped while typing, and the amount in words follows', async () => {
  render(<Step setup={setupOf({ priceType: 1 })} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '受让底价（承诺报价）' })
  await userEvent.type(field, '8740000.5')
  expect(field.value).toBe('8,740,000.5')
  expect(await screen.findByText('捌佰柒拾肆万元伍角整')).toBeDefined()
  fireEvent.change(field, { target: { value: '8,7401,000.5', selectionStart: 6, selectionEnd: 6 } })
  await waitFor(() => expect([field.value, field.selectionStart]).toEqual(['87,401,000.5', 6]))
})
