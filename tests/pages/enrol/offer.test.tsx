import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Form } from 'antd'
import { afterEach, expect, test } from 'vitest'
import type { EnrolValues } from '#src/features/enrolment/form.ts'
import core from '#src/locales/en/core.json'
import enrol from '#src/locales/en/enrol.json'
import type { EnrolSheet } from '#src/model/enrolment/schema.ts'
import { EnrollingProvider } from '#src/pages/enrol/parts/context.ts'
import { FillStep } from '#src/pages/enrol/parts/FillStep.tsx'
import { showLanguage } from '#src/shared/lib/i18n.ts'

const english = async () => ({ texts: { ...core, ...enrol }, said: () => null })

afterEach(async () => {
  cleanup()
  await act(() => showLanguage('zh', english))
})

const sheetOf = (asset: object) =>
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
  }) as unknown as EnrolSheet

function Step({ sheet }: { sheet: EnrolSheet }) {
  const [form] = Form.useForm<EnrolValues>()
  return (
    <EnrollingProvider value={{ sheet, form }}>
      <Form form={form}>
        <FillStep values={{}} />
      </Form>
    </EnrollingProvider>
  )
}

const unitOf = (field: string) => screen.getByRole('textbox', { name: field }).parentElement!.textContent

test.each([
  [{ priceType: 1 }, '元', 'CNY'],
  [{ priceType: 2, priceUnitName: '元/平方米·月' }, '元/平方米·月', 'CNY/m²/month'],
])('[SE-10] the unit of what is offered for %j is said in the language of the page', async (asset, unit, said) => {
  render(<Step sheet={sheetOf(asset)} />)
  expect(unitOf('受让底价（承诺报价）')).toBe(unit)
  await act(() => showLanguage('en', english))
  expect(unitOf((enrol as Record<string, string>)['受让底价（承诺报价）']!)).toBe(said)
})

test('[F18] an offer in groups that are none is told so at its field, and is not another number; in whole groups it is read', async () => {
  render(<Step sheet={sheetOf({ priceType: 1 })} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '受让底价（承诺报价）' })
  const row = () => field.closest('.ant-form-item')!.textContent
  fireEvent.change(field, { target: { value: '1,5' } })
  expect(await screen.findByText('金额格式不正确，请只输入数字和小数点，千位分隔须每三位一个')).toBeDefined()
  expect(field.value).toBe('1,5')
  expect(row()).not.toContain('请填写受让底价')
  fireEvent.change(field, { target: { value: '1,500' } })
  await act(() => Promise.resolve())
  expect(field.value).toBe('1,500')
})
