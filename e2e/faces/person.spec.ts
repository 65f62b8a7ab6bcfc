import { signIn } from '../session/sign-in.ts'
import { askerOf } from '../support/enrolling.ts'
import { expect, test } from '../support/test.ts'
import { proveEmpty, proveFaces } from './screens.ts'

// Many steps: twice as long as other tests where the machine is busy.
test.beforeEach(({ allowConsole }) => allowConsole(/Failed to load resource: net::ERR_FAILED/))

test('[faces] [BD-08] overview, messages, favourites', async ({ page, exchange }) => {
  await signIn(page, exchange)
  const { data } = await (
    await askerOf(page, 'person')
  ).ask<{ records: { id: string; title: string }[] }>('/dscq-user/message/page', { current: 1, size: 1 })
  const letter = data.records[0]!
  await proveFaces(page, [
    {
      address: '/usercenterIndex',
      call: '/dscq-user/overview',
      full: (main) => main.getByRole('region', { name: '待办事项' }),
      isFailureProved: true,
    },
    {
      address: '/myMessage',
      call: '/message/page',
      full: (main) => main.getByRole('link', { name: letter.title }).first(),
      isFailureProved: true,
    },
    {
      address: `/myMessageDetail?id=${letter.id}`,
      call: '/message/detail',
      full: (main) => main.getByRole('article'),
    },
    {
      address: '/myCollect',
      call: '/collect/page',
      full: (main) => main.getByText('您还没有收藏项目'),
      isFailureProved: true,
    },
  ])
})

test('[faces] [BD-08] demands and what became of them', async ({ page, exchange }) => {
  await signIn(page, exchange)
  await proveFaces(page, [
    {
      address: '/myService',
      call: '/demand/page',
      full: (main) => main.getByRole('link', { name: '求购成都市区临街商铺一处' }),
      isFailureProved: true,
    },
    {
      address: '/myServiceDetail?id=XQ000000000001',
      call: '/demand/detail',
      full: (main) => main.getByRole('heading', { name: '求购成都市区临街商铺一处' }),
    },
    {
      address: '/demandDetail?id=XQ000000000001',
      call: '/demand/detail',
      full: (main) => main.getByRole('article'),
      isFailureProved: true,
    },
  ])
})

test('[faces] [AC-12] the safety of the account, phone, appeals', async ({ page, exchange }) => {
  await signIn(page, exchange)
  const asker = await askerOf(page, 'person')
  const appeal = await asker.ask<{ id: string }>('/dscq-user/appeal/submit', {
    requestId: 'faces-appeal',
    kind: 'deposit',
    description: '保证金未按期退还',
    fileIds: [await asker.upload('证明.pdf')],
    contact: '周岷生',
    telPhone: '13900000004',
  })
  expect(appeal, appeal.msg ?? '').toMatchObject({ code: 200 })
  await proveFaces(page, [
    {
      address: '/accountSafe',
      call: '/account/safety',
      full: (main) => main.getByRole('region', { name: '安全评分' }),
    },
    {
      address: '/accountSafe',
      call: '/account/device/list',
      full: (main) => main.getByText('当前设备').first(),
    },
    {
      address: '/memberEditPhone',
      call: '/account/safety',
      full: (main) => main.getByRole('button', { name: '获取验证码' }),
    },
    { address: '/shensuRecord', call: '/appeal/page', full: (main) => main.getByRole('link', { name: /SS\d{12}/ }) },
    {
      address: `/shensuRecord?id=${appeal.data.id}`,
      call: '/appeal/detail',
      full: (main) => main.getByText('保证金未按期退还'),
    },
  ])
})

test('[faces] [AC-11] the real name, its refusal and the membership', async ({ page, exchange }) => {
  await signIn(page, exchange, 'rejected')
  await proveFaces(page, [
    {
      address: '/realNamePerson',
      call: '/auth/detail',
      full: (main) => main.getByRole('button', { name: '提交认证' }),
    },
    { address: '/realNameOrg', call: '/auth/detail', full: (main) => main.getByRole('button', { name: '提交认证' }) },
    {
      address: '/realNamePersonInfo',
      call: '/auth/detail',
      full: (main) => main.getByRole('link', { name: '查看原因' }),
    },
    {
      address: '/membershipReason',
      call: '/auth/detail',
      full: (main) => main.getByRole('link', { name: '修改后重新提交' }),
    },
    {
      address: '/membership',
      call: '/member/detail',
      full: (main) => main.getByRole('button', { name: '编辑联系信息' }),
    },
  ])
})

test('[faces] [AC-11] [BD-08] a newcomer has nothing yet, and is told what to do', async ({ page, exchange }) => {
  await signIn(page, exchange, 'newcomer')
  await proveEmpty(page, [
    ['/myService', '您还没有提交过需求'],
    ['/membershipReason', '没有未通过的实名认证申请。'],
    ['/usercenterIndex', '您还没有参与项目'],
    ['/myProject?list=2', '您还没有取得任何项目的竞买资格'],
    ['/shensuRecord?id=none', '没有找到这条申诉'],
    ['/enrollDetail?id=none', '没有找到这份报名，可能链接有误或不属于当前账户'],
    ['/depositAddPayInfo?id=none', '没有找到这笔保证金'],
  ])
})
