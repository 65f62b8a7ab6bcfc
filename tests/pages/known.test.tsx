import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { enrolSetupOf } from '#src/api/endpoints/enroll.ts'
import { member } from '#src/api/endpoints/kyc.ts'
import { openListing } from '#tests/mock/support/enrolment.ts'
import { box, loadScreens, named, replaceText } from '#tests/support/fill.ts'
import { allSettled, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { Login } from '#tests/support/world.ts'

beforeAll(
  () => loadScreens('/transferService', '/shensuRecord', '/realNamePerson', '/accountSafe', '/membership', '/login'),
  120_000,
)

/** Keys of the drafts that this browser stores. */
const drafts = () => Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('draft:'))
const expectValue = (label: string, text: string) => waitFor(() => expect(box(label).value).toBe(text))

const openDemandForm = async (as?: Login) => {
  const page = await renderRoute('/transferService?need=2', as ? { as } : {})
  await page.user.click(await screen.findByRole('button', { name: '填写需求' }))
  await screen.findByRole('form', { name: '填写需求' })
  return page
}

describe('forms are prefilled with what the exchange knows of the user', () => {
  test.each([
    ['person', '周岷生', '13900000004'],
    ['company', '蒋承岷', '13900000005'],
  ] as const)(
    '[CT-06] a demand of %s is prefilled with a contact person and the phone; prefilled fields alone are no draft',
    async (as, contact, phone) => {
      const { user } = await openDemandForm(as)
      await expectValue('联系人', contact)
      expect(box('手机号码').value).toBe(phone)
      await allSettled()
      await new Promise((resolve) => setTimeout(resolve, 600))
      expect(drafts()).toEqual([])
      await replaceText(user, box('联系人'), '李四')
      await replaceText(user, box('标题'), '闲置厂房')
      await waitFor(() => expect(drafts()).not.toEqual([]))
      expect(box('联系人').value).toBe('李四')
    },
  )

  test('[CT-06] the demand form of a visitor is empty', async () => {
    await openDemandForm()
    await allSettled()
    expect([box('联系人').value, box('手机号码').value]).toEqual(['', ''])
  })

  test('[AC-12] an appeal is prefilled with contact and phone', async () => {
    await renderRoute('/shensuRecord?new=deposit', { as: 'company' })
    await expectValue('联系人', '蒋承岷')
    expect(box('联系手机').value).toBe('13900000005')
  })

  test('[AC-12] an appeal about a lost phone is prefilled with the contact, but not with the phone', async () => {
    await renderRoute('/shensuRecord?new=phone-lost', { as: 'company' })
    await expectValue('联系人', '蒋承岷')
    expect(box('联系手机').value).toBe('')
  })

  test('[AC-11] the form of a person’s kyc claim is prefilled with the phone', async () => {
    await renderRoute('/realNamePerson', { as: 'newcomer' })
    await screen.findByRole('form', { name: '个人实名认证' })
    await expectValue('手机号码', '13900000001')
  })

  test('[AC-11] a late answer does not change a field that has the focus', async () => {
    const world = openWorld()
    const answer = world.hold(member.path)
    const { user } = await renderRoute('/realNamePerson', { as: 'newcomer', world })
    await screen.findByRole('form', { name: '个人实名认证' })
    await user.click(box('手机号码'))
    answer()
    await allSettled()
    await user.paste('13812345678')
    expect(box('手机号码').value).toBe('13812345678')
  })

  test('[AC-12] [BD-01] the refund account is prefilled with the bank of a verified organisation', async () => {
    const world = openWorld()
    const { assetsId } = openListing(world.exchange)
    expect((await world.call('priority', enrolSetupOf, { assetsId })).known).toMatchObject({
      contact: '孟嘉澜',
      refund: { bank: '岷江银行成都分行' },
    })
    const { user } = await renderRoute('/accountSafe', { as: 'priority', world })
    await user.click(await screen.findByRole('button', { name: /绑定退款账户|退款账户/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() =>
      expect(dialog.getByLabelText<HTMLInputElement>(named('开户银行')).value).toBe('岷江银行成都分行'),
    )
  })
})

test('[AC-12] the member’s page masks the phone everywhere', async () => {
  await renderRoute('/membership', { as: 'person' })
  await screen.findByText('联系手机')
  expect(screen.getByRole('main').textContent).toContain('139****0004')
  expect(screen.getByRole('main').textContent).not.toContain('13900000004')
})

test.each([
  ['newcomer', '去实名认证', '/realNamePerson'],
  ['pending', '查看认证进度', '/realNamePersonInfo'],
  ['rejected', '去实名认证', '/membershipReason'],
  ['person', '变更申请', '/realNamePersonInfo'],
] as const)('[AC-12] the member’s page of %s links to %s', async (as, name, href) => {
  await renderRoute('/membership', { as })
  expect((await within(screen.getByRole('main')).findByRole('link', { name })).getAttribute('href')).toBe(href)
})
