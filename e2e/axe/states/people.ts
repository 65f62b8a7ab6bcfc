import type { Page } from '@playwright/test'
import { account as demoAccount, captchaPicture, codeSentTo, requestCode, sendCode } from '../../session/sign-in.ts'
import { apiClientOf, assetsToEnrol } from '../../support/enrolment.ts'
import { expect } from '../../support/test.ts'
import { type State, main, button, click, box, dialog, wrongFields, mockControl, emptyForm } from './state.ts'

const messages: readonly State[] = [
  {
    name: 'the message settings',
    reach: async (page) => {
      await page.goto('/myMessage')
      await click(page, '消息设置')
      await expect(page.getByRole('switch').first()).toBeVisible()
    },
  },
  {
    name: 'favourites',
    reach: async (page) => {
      const asker = await apiClientOf(page, 'person')
      for (const assetsId of ['A20000', 'A10003', 'R06-0']) {
        const stored = await asker.call('/dscq-user/collect/add', { assetsId })
        expect(stored, stored.msg ?? '').toMatchObject({ code: 200 })
      }
      await page.goto('/myCollect')
      await expect(page.getByRole('switch').first()).toBeVisible()
    },
  },
  {
    name: 'an answered demand with an empty further question',
    reach: async (page) => {
      await page.goto('/myService')
      await page.getByRole('link', { name: '求购成都市区临街商铺一处' }).click()
      const id = new URL(page.url()).searchParams.get('id')!
      await mockControl(page, 'demand-accept', { id })
      await mockControl(page, 'demand-answer', { id, text: '请先提供权属证明。' })
      await expect(page.getByText('请先提供权属证明。')).toBeVisible()
      await click(page, '对回复有疑问，继续追问')
      await click(page, '提交追问')
      await expect(page.getByRole('button', { name: '请填写追问内容' })).toBeVisible()
    },
  },
]

const account: readonly State[] = [
  {
    name: 'a mailbox being bound',
    reach: async (page) => {
      await page.goto('/accountSafe')
      await page.getByRole('region', { name: '登录与资金安全' }).getByRole('button', { name: '绑定邮箱' }).click()
      await dialog(page, '绑定邮箱').getByRole('button', { name: '获取验证码' }).click()
      await expect(dialog(page, '绑定邮箱').getByText('邮箱不能为空').first()).toBeVisible()
    },
  },
  {
    name: 'an authenticator app being linked',
    reach: async (page) => {
      await page.goto('/accountSafe')
      await page.getByRole('button', { name: '绑定验证器' }).click()
      await dialog(page, '验证身份').getByLabel('登录密码').last().fill(demoAccount('person').password)
      await dialog(page, '验证身份').getByRole('button', { name: '确认' }).click()
      await expect(dialog(page, '绑定验证器').getByRole('img', { name: '验证器二维码' })).toBeVisible()
    },
  },
  emptyForm('/updatePassWord'),
  {
    name: 'another code within the hour, requested without the captcha',
    reach: async (page, exchange) => {
      await page.goto('/memberEditPhone')
      await sendCode(page, demoAccount('person').phone)
      // The exchange sends one text message a minute.
      await exchange.jump(61_000)
      await click(page, '获取验证码')
      await expect(captchaPicture(page)).toBeVisible()
    },
  },
  {
    name: 'another phone being bound',
    reach: async (page, exchange) => {
      await page.goto('/memberEditPhone')
      // The exchange sends one text message a minute.
      await exchange.jump(61_000)
      await requestCode(page, exchange)
      await box(page, '短信验证码').fill(await codeSentTo(exchange, '13900000004'))
      await click(page, '下一步')
      await box(page, '新手机号码').fill('1')
      await click(page, '获取验证码')
      await expect(wrongFields(page)).toBeVisible()
    },
  },
  {
    name: 'a portrait being cropped',
    isTypical: true,
    reach: async (page) => {
      await page.goto('/memberEditHead')
      const buffer = Buffer.from(
        await page.evaluate(async () => {
          const canvas = document.createElement('canvas')
          canvas.width = 800
          canvas.height = 400
          const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), 'image/png'))
          return [...new Uint8Array(await blob.arrayBuffer())]
        }),
      )
      await page.getByLabel('选择头像图片').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
      await expect(button(page, /^裁剪框/)).toBeVisible()
    },
  },
  {
    name: 'an empty appeal',
    reach: async (page) => {
      await page.goto('/shensuRecord?new=deposit&about=BM202603060001')
      await click(page, '提交申诉')
      await expect(page.getByText('请填写申诉说明').first()).toBeVisible()
    },
  },
  {
    name: 'an appeal under review',
    reach: async (page) => {
      const asker = await apiClientOf(page, 'person')
      const appeal = await asker.call<{ id: string }>('/dscq-user/appeal/submit', {
        requestId: 'axe-appeal',
        kind: 'deposit',
        description: '保证金未按期退还',
        fileIds: [await asker.upload('证明.pdf')],
        contact: '周岷生',
        telPhone: '13900000004',
      })
      await page.goto(`/shensuRecord?id=${appeal.data.id}`)
      await expect(main(page).getByText('待受理').first()).toBeVisible()
    },
  },
  {
    name: 'an invalid contact',
    reach: async (page) => {
      await page.goto('/membership')
      await click(page, '编辑联系信息')
      await box(page, '联系手机').fill('123')
      await click(page, '保存')
      await expect(page.getByText('手机号码长度不为11位').first()).toBeVisible()
    },
  },
  {
    name: 'a change of the identity',
    reach: async (page) => {
      await page.goto('/realNamePerson?change=1')
      await expect(page.getByText('变更审核期间，原认证信息继续有效。')).toBeVisible()
    },
  },
]

export const ofPerson: readonly State[] = [...messages, ...account]

export const ofRejected: readonly State[] = [
  {
    name: 'the overview of a rejected person',
    reach: async (page) => {
      await page.goto('/usercenterIndex')
      await expect(page.getByRole('meter')).toBeVisible()
    },
  },
  {
    name: 'the reason of a rejection',
    isTypical: true,
    reach: async (page) => {
      await page.goto('/membershipReason')
      await expect(page.getByRole('link', { name: '修改后重新提交' })).toBeVisible()
    },
  },
]

const notAllowed = (text: string): State => ({
  name: `an enrolment refused: ${text}`,
  reach: async (page) => {
    await page.goto(`/bidEnrollNormal?assetsId=${(await assetsToEnrol(page))[0]}`)
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  },
})
export const ofPending: readonly State[] = [notAllowed('请先完成实名认证')]
export const ofBlacklisted: readonly State[] = [notAllowed('黑名单用户不能报名')]

const factors = (page: Page) => page.getByRole('region', { name: '安全验证方式' })
/** A person whose authenticator app has not yet confirmed this device. */
export const ofGuarded: readonly State[] = [
  {
    name: 'second factors, and the question for one',
    isTypical: true,
    reach: async (page) => {
      await page.goto('/accountSafe')
      await factors(page).getByRole('button', { name: '更换验证器' }).click()
      const question = dialog(page, '安全验证')
      await question.getByRole('button', { name: '确认' }).click()
      await expect(question.locator('[aria-invalid=true]')).toBeVisible()
    },
  },
  {
    name: 'second factors on a phone',
    width: 375,
    reach: async (page) => {
      await page.goto('/accountSafe')
      await expect(factors(page).getByText('尚未验证')).toBeVisible()
    },
  },
]

const submitIdentity = (page: Page) => click(page, '提交认证')
export const ofNewcomer: readonly State[] = [
  notAllowed('请先完成实名认证'),
  {
    name: 'an empty form of a person',
    reach: async (page) => {
      await page.goto('/realNamePerson')
      await submitIdentity(page)
      await expect(page.getByText('请上传身份证人像面').first()).toBeVisible()
    },
  },
  {
    name: 'an empty form of an organisation',
    reach: async (page) => {
      await page.goto('/realNameOrg')
      await submitIdentity(page)
      await expect(page.getByText('请上传营业执照或登记证书').first()).toBeVisible()
    },
  },
  {
    name: 'the agreement on verification',
    reach: async (page) => {
      await page.goto('/realNamePerson')
      await page.getByRole('checkbox', { name: /我已阅读并同意/ }).click()
      await expect(dialog(page, '实名认证服务协议').getByRole('button', { name: '同意并继续' })).toBeDisabled()
    },
  },
]
