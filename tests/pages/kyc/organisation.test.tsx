import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { box, uploadFile, goTo, loadScreens, replaceText } from '#tests/support/fill.ts'
import { renderRoute } from '#tests/support/render-route.tsx'
import {
  agree,
  button,
  choose,
  claimOrganisation,
  hasStatus,
  main,
  organisation,
  phone,
  picture,
  press,
  prove,
  review,
  findTexts,
} from './claims.ts'

await loadScreens('/realNameOrg', '/realNamePerson', '/realNamePersonInfo', '/membership')

const licence = '营业执照或登记证书'
const acting = { agentName: '周岷生', agentDocNumber: '510104199003071237' }

test('[AC-11] the form of an organisation names its missing fields', async () => {
  const { user } = await renderRoute('/realNameOrg', { as: 'newcomer' })
  await press(user, '提交认证')
  expect((await findTexts('请上传营业执照或登记证书')).length).toBeGreaterThan(0)
  expect((await findTexts('经办人不是法定代表人时，请上传授权委托书')).length).toBeGreaterThan(0)
})

test('[AC-11] a refused claim of a person is not shown on the page of an organisation', async () => {
  const { user } = await renderRoute('/realNamePerson', { as: 'rejected' })
  await findTexts('上次提交未通过，请修改后重新提交。')
  await user.click(screen.getByRole('link', { name: '机构认证' }))
  await screen.findByText('机构信息')
  expect(screen.queryByText('上次提交未通过，请修改后重新提交。')).toBeNull()
})

test('[AC-11] an email address is validated at its field, and is optional', async () => {
  const { user } = await renderRoute('/realNameOrg', { as: 'newcomer' })
  await button('提交认证')
  await replaceText(user, box('邮箱'), 'no-mail')
  await user.tab()
  expect((await findTexts('邮箱格式不正确')).length).toBeGreaterThan(0)
  await replaceText(user, box('邮箱'), '')
  await user.tab()
  await waitFor(() => expect(screen.queryByText('邮箱格式不正确')).toBeNull())
})

test('[AC-11] data of the licence is filled in, and a legal representative who is also the agent needs no letter', async () => {
  const { user, world, address } = await renderRoute('/realNameOrg', { as: 'newcomer' })
  await button('提交认证')
  await uploadFile(user, licence, picture(`${organisation}_91510100MA6RQ7D842_林知秋.png`))
  await waitFor(() => expect(box('机构名称').value).toBe(organisation))
  expect(box('统一社会信用代码').value).toBe('91510100MA6RQ7D842')
  await user.click(screen.getByRole('checkbox', { name: /长期/ }))
  await replaceText(user, box('法定代表人证件号码'), '510112198311086137')
  expect(screen.getByRole('group', { name: /授权委托书/ })).toBeDefined()
  await press(user, '经办人就是法定代表人')
  await waitFor(() => expect(screen.queryByRole('group', { name: /授权委托书/ })).toBeNull())
  await replaceText(user, box('经办人手机号码'), phone)
  await prove(user, world)
  await replaceText(user, box('开户行'), '岷江银行')
  await replaceText(user, box('账号'), '8110000100299999')
  await agree(user)
  await press(user, '提交认证')
  await findTexts('打款中：款项到账后请在此回填金额，页面会自动更新。')
  expect(address()).toBe('/realNamePersonInfo')
})

test('[AC-11] an organisation enters the amount of a transfer: a wrong one is refused, the right one verifies', async () => {
  const { user, world } = await renderRoute('/realNameOrg', { as: 'newcomer' })
  await claimOrganisation(world)
  await goTo('/realNamePersonInfo')
  await findTexts('打款中：款项到账后请在此回填金额，页面会自动更新。')
  world.jump(20_000)
  await screen.findByText('收到的金额（元）')
  const [open] = world.exchange.kyc.open()
  const amount = (open!.claim.transfer!.amountFen / 100).toFixed(2)
  await replaceText(user, box('收到的金额（元）'), amount === '0.01' ? '0.02' : '0.01')
  await press(user, '确认金额')
  await findTexts('打款金额不正确，您还有2次机会')
  await replaceText(user, box('收到的金额（元）'), amount)
  await waitFor(() => expect(screen.queryByText(/打款金额不正确/)).toBeNull())
  await press(user, '确认金额')
  await hasStatus('机构已认证')
  await findTexts('**** **** 9999')
})

test('[AC-11] an organisation is verified by a letter that its legal representative signs', async () => {
  const { user, world } = await renderRoute('/realNameOrg', { as: 'newcomer' })
  await claimOrganisation(world, { ...acting, way: 'letter' })
  await goTo('/realNamePersonInfo')
  const template = await main().findByRole('link', { name: '法定代表人授权书.pdf' })
  const pdf = await fetch(new URL(template.getAttribute('href')!, location.href))
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  await press(user, '提交授权书')
  expect((await findTexts('请上传签字并盖章后的授权书')).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'EN: switch to English' }))
  expect(await button('Submit the letter')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '中文：切换为中文' }))
  await uploadFile(user, '签署后的授权书', picture('signed.png'))
  await press(user, '提交授权书')
  await findTexts('授权书已提交，预计1个工作日内完成审核，结果会即时显示在本页。')
  expect(main().getByRole('link', { name: 'signed.png' })).toBeDefined()
  await review(world, 'newcomer', 'pass')
  await hasStatus('机构已认证')
  await findTexts('法定代表人授权书签署')
})

test('[AC-11] with the method of a signed letter the form has no other letter', async () => {
  const { user } = await renderRoute('/realNameOrg', { as: 'newcomer' })
  await button('提交认证')
  expect(screen.getByRole('group', { name: /授权委托书/ })).toBeDefined()
  await user.click(screen.getByRole('radio', { name: '法定代表人授权书签署' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: /授权委托书/ })).toBeNull())
})

test('[AC-12] a member changes the contact data, and the pages are available in English', async () => {
  const { user } = await renderRoute('/membership', { as: 'person' })
  await findTexts('认证会员')
  await press(user, '编辑联系信息')
  await waitFor(() => expect(document.activeElement).toBe(box('联系人')))
  await replaceText(user, box('联系手机'), '123')
  await press(user, '保存')
  expect((await findTexts('手机号码长度不为11位')).length).toBeGreaterThan(0)
  await replaceText(user, box('联系手机'), '13800138123')
  await replaceText(user, box('邮箱'), 'zhou@mail.example')
  await waitFor(() => expect(screen.queryByText('手机号码长度不为11位')).toBeNull())
  await press(user, '保存')
  await findTexts('z***@mail.example')
  await press(user, '显示完整的邮箱')
  await findTexts('zhou@mail.example')
  await user.click(screen.getByRole('button', { name: 'EN: switch to English' }))
  expect(await button('Edit contact')).toBeDefined()
  await goTo('/realNamePersonInfo')
  await screen.findByRole('heading', { name: 'Verified identity' })
  await goTo('/realNamePerson?change=1')
  expect(await button('Submit')).toBeDefined()
})

test('[AC-12] a region is chosen level by level and saved with the contact data', async () => {
  const { user } = await renderRoute('/membership', { as: 'person' })
  await press(user, '编辑联系信息')
  const city = await screen.findByRole('combobox', { name: '城市' })
  expect(city).toHaveProperty('disabled', true)
  for (const [level, name] of [
    ['省份', '四川省'],
    ['城市', '成都市'],
    ['区县', '锦江区'],
  ] as const) {
    await waitFor(() => expect(screen.getByRole('combobox', { name: level })).toHaveProperty('disabled', false))
    await choose(user, level, name, name)
  }
  await press(user, '保存')
  await findTexts('四川省 成都市 锦江区')
  await press(user, '编辑联系信息')
  await waitFor(() => expect(screen.getByRole('combobox', { name: '区县' })).toHaveProperty('disabled', false))
})
