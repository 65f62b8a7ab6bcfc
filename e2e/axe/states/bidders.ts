import type { Page } from '@playwright/test'
import {
  assetsToEnrol,
  saveDraft,
  enrol,
  enrolAndPay,
  enrolAndAdmit,
  review,
  transfer,
} from '../../support/enrolment.ts'
import { expect } from '../../support/test.ts'
import { type State, click, box, dialog, wrongFields } from './state.ts'

/** The enrolment form of an asset, complete except for `without`; each state has an asset of its own. */
const stepOf = async (page: Page, index: number, without: object, heading: string, isPackage = false) => {
  const assetsId = (await assetsToEnrol(page, isPackage))[index]!
  await saveDraft(page, 'person', assetsId, without)
  await page.goto(`/${isPackage ? 'bidEnrollPkg' : 'bidEnrollNormal'}?assetsId=${assetsId}`)
  await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
}

const enrolment: readonly State[] = [
  {
    name: 'an enrolment without agreed texts',
    reach: async (page) => {
      const [assetsId] = await assetsToEnrol(page)
      await page.goto(`/bidEnrollNormal?assetsId=${assetsId}`)
      await click(page, '下一步')
      await expect(page.getByRole('alert').getByText('请阅读并同意全部文件')).toBeVisible()
    },
  },
  {
    name: 'an enrolment without answered conditions',
    isTypical: true,
    reach: async (page) => {
      await stepOf(page, 5, { offer: '', contact: '', answers: [] }, '填写意向信息')
      await click(page, '下一步')
      await expect(page.getByRole('button', { name: '请逐条响应资格条件' }).first()).toBeVisible()
    },
  },
  {
    name: 'a joint enrolment',
    reach: async (page) => {
      await stepOf(page, 6, { offer: '' }, '填写意向信息')
      await page.getByRole('radio', { name: /^联合/ }).check()
      await box(page, /我方.+比例$/).fill('60')
      await click(page, '下一步')
      await expect(page.getByRole('group', { name: '联合体成员 1' })).toBeVisible()
      await expect(wrongFields(page)).toBeVisible()
    },
  },
  {
    name: 'an enrolment without its files',
    reach: async (page) => {
      await stepOf(page, 7, { files: {} }, '上传材料')
      await click(page, '下一步')
      await expect(page.getByRole('button', { name: '请上传身份证明' })).toBeVisible()
    },
  },
  {
    name: 'an enrolment before its submission',
    reach: async (page) => {
      await stepOf(page, 8, {}, '确认提交')
      await click(page, '提交报名')
      await expect(page.getByText('提交后报名信息不可修改，确认提交吗？')).toBeVisible()
    },
  },
  {
    name: 'the enrolment for a package without a chosen asset',
    reach: async (page) => {
      await stepOf(page, 1, { lotIds: [] }, '填写意向信息', true)
      await click(page, '下一步')
      await expect(page.getByRole('button', { name: '请至少选择一个标的' })).toBeVisible()
    },
  },
]

const money: readonly State[] = [
  {
    name: 'a rejected enrolment at the cashier',
    reach: async (page) => {
      const { enrolId } = await enrol(page, 'person', (await assetsToEnrol(page))[0]!)
      await page.goto(`/enrollDetail?id=${enrolId}`)
      await review(page, enrolId, 'reject', '材料不符')
      await page.goto(`/cashierDesk?enrolId=${enrolId}`)
      await expect(page.getByText('您的资格审核未通过，无法交纳保证金')).toBeVisible()
    },
  },
  {
    name: 'a payment before it is confirmed',
    isTypical: true,
    reach: async (page) => {
      const { enrolId } = await enrolAndAdmit(page, 'person', (await assetsToEnrol(page))[1]!)
      await page.goto(`/cashierDesk?enrolId=${enrolId}&way=online`)
      await click(page, '去支付')
      await expect(dialog(page, '确认支付')).toBeVisible()
    },
  },
  {
    name: 'an empty guarantee form',
    reach: async (page) => {
      const { enrolId } = await enrolAndAdmit(page, 'person', (await assetsToEnrol(page))[2]!)
      await page.goto(`/cashierDesk?enrolId=${enrolId}&way=guarantee`)
      await click(page, '提交保函')
      await expect(wrongFields(page)).toBeVisible()
    },
  },
  {
    name: 'a claim of another payer’s transfer without a text',
    reach: async (page) => {
      const { deposit } = await enrolAndAdmit(page, 'person', (await assetsToEnrol(page))[3]!)
      await transfer(page, deposit, { payer: '蜀锦商贸有限公司', serial: 'SJ20260001' })
      await page.goto(`/cashierDesk?enrolId=${deposit.enrolId}`)
      await expect(page.getByText('收到付款户名与报名主体不一致的款项').first()).toBeVisible()
      await page.goto(`/depositAddPayInfo?id=${deposit.id}`)
      await click(page, '提交')
      await expect(page.getByText('有 7 项需要修改')).toBeVisible()
    },
  },
  {
    name: 'the slip of a deposit for the bank',
    reach: async (page) => {
      const { depositId } = await enrolAndPay(page, 'person', (await assetsToEnrol(page))[4]!)
      await page.goto(`/depositDetail?id=${depositId}&print=1`)
      await expect(page.getByRole('article')).toContainText('保证金入账通知单')
    },
  },
  {
    name: 'the pool of a package',
    reach: async (page) => {
      const { depositId } = await enrolAndPay(page, 'person', (await assetsToEnrol(page, true))[0]!)
      await page.goto(`/depositDetail?id=${depositId}`)
      await expect(page.getByRole('heading', { name: '资产包保证金池' })).toBeVisible()
    },
  },
  {
    name: 'own enrolments and rooms',
    reach: async (page) => {
      await page.goto('/myProject')
      await expect(page.getByRole('tab', { name: /^待缴费 [1-9]/ })).toBeVisible()
    },
  },
  {
    name: 'own rooms',
    reach: async (page) => {
      await page.goto('/myProject?list=2')
      await expect(page.getByRole('table', { name: '我的竞价室' })).toBeVisible()
    },
  },
  {
    name: 'own deposits',
    reach: async (page) => {
      await page.goto('/myDeposit')
      await expect(page.getByRole('table', { name: '我的保证金' })).toBeVisible()
    },
  },
]

export const ofBidder: readonly State[] = [...enrolment, ...money]
