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

/** Drafts that this browser keeps. */
const drafts = () => Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('draft:'))
const holds = (label: string, text: string) => waitFor(() => expect(box(label).value).toBe(text))

const demand = async (as?: Login) => {
  const page = await renderRoute('/transferService?need=2', as ? { as } : {})
  await page.user.click(await screen.findByRole('button', { name: '填写需求' }))
  await screen.findByRole('form', { name: '填写需求' })
  return page
}

describe('what the exchange knows of a person is asked for nowhere', () => {
  test.each([
    ['person', '周岷生', '13900000004'],
    ['company', '蒋承岷', '13900000005'],
  ] as const)(
    '[CT-06] a demand of %s has its contact, a person, and the phone; that alone is no draft',
    async (as, contact, phone) => {
      const { user } = await demand(as)
      await holds('联系人', contact)
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

  test('[CT-06] of a visitor nothing is known', async () => {
    await demand()
    await allSettled()
    expect([box('联系人').value, box('手机号码').value]).toEqual(['', ''])
  })

  test('[AC-12] an appeal has both', async () => {
    await renderRoute('/shensuRecord?new=deposit', { as: 'company' })
    await holds('联系人', '蒋承岷')
    expect(box('联系手机').value).toBe('13900000005')
  })

  test('[AC-12] an appeal about a phone that was lost has none', async () => {
    await renderRoute('/shensuRecord?new=phone-lost', { as: 'company' })
    await holds('联系人', '蒋承岷')
    expect(box('联系手机').value).toBe('')
  })

  test('[AC-11] a claim of a real name has the phone', async () => {
    await renderRoute('/realNamePerson', { as: 'newcomer' })
    await screen.findByRole('form', { name: '个人实名认证' })
    await holds('手机号码', '13900000001')
  })

  test('[AC-11] what comes late is not joined to what is being typed', async () => {
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

  test('[AC-12] [BD-01] the bank of a verified organisation stands where money goes back to', async () => {
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

test('[AC-12] what the member’s page hides in one line it does not show in the next', async () => {
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
] as const)('[AC-12] the member’s page of %s leads on with %s', async (as, name, href) => {
  await renderRoute('/membership', { as })
  expect((await within(screen.getByRole('main')).findByRole('link', { name })).getAttribute('href')).toBe(href)
})
