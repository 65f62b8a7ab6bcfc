import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Form } from 'antd'
import { afterEach, expect, test } from 'vitest'
import type { EnrolValues } from '#src/features/enrolment/form.ts'
import { english } from '#src/locales/en.ts'
import type { EnrolSetup } from '#src/model/enrolment/schema.ts'
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
  return (
    <EnrolFormProvider value={{ setup, form }}>
      <Form form={form}>
        <FillStep values={{}} />
      </Form>
    </EnrolFormProvider>
  )
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
