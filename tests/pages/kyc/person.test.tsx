import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { userDetail } from '#src/api/endpoints/auth.ts'
import { startFace } from '#src/api/endpoints/kyc.ts'
import { pushTicket } from '#src/api/endpoints/portal.ts'
import { fileField, uploadFile, goTo, box, loadScreens, named, replaceText } from '#tests/support/fill.ts'
import { allSettled, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'
import {
  agree,
  button,
  claimPerson,
  fillCitizen,
  hasStatus,
  main,
  phone,
  picture,
  press,
  prove,
  review,
  findTexts,
} from './claims.ts'

await loadScreens('/realNamePerson', '/realNamePersonInfo', '/membershipReason', '/membership')

describe('a person', () => {
  test('[AC-11] is verified at once by name, number and phone, and the side column shows it', async () => {
    const { user, world, address } = await renderRoute('/realNamePerson', { as: 'newcomer' })
    await press(user, '提交认证')
    const consent = screen.getByRole('checkbox', { name: /我已阅读并同意/ })
    expect(consent.closest('.noPrint')).toBeNull()
    await screen.findByText(/有 \d+ 项需要修改/)
    expect((await findTexts('请上传身份证人像面')).length).toBeGreaterThan(0)
    await fillCitizen(user)
    await prove(user, world)
    await agree(user)
    expect(screen.queryByText(/有 \d+ 项需要修改/)).toBeNull()
    await press(user, '提交认证')
    await waitFor(() => expect(address()).toBe('/realNamePersonInfo'))
    for (const masked of ['510***********6137', '林**', '138****8000']) await findTexts(masked)
    await within(main().getByRole('complementary')).findByText('个人已认证')
  })

  test('[F22] a verification before the connection opens reaches the frame once it is open', async () => {
    const world = openWorld()
    const stand = world.hold(pushTicket.path)
    const { user, address } = await renderRoute('/realNamePerson', { as: 'newcomer', world })
    await button('提交认证')
    await fillCitizen(user)
    await prove(user, world)
    await agree(user)
    await press(user, '提交认证')
    await waitFor(() => expect(address()).toBe('/realNamePersonInfo'))
    await findTexts('510***********6137')
    stand()
    await within(main().getByRole('complementary')).findByText('个人已认证')
  })

  test('[F22] a frame that missed the verification loads it with the next screen', async () => {
    const { user, world, address } = await renderRoute('/realNamePerson', { as: 'newcomer' })
    await button('提交认证')
    await fillCitizen(user)
    await prove(user, world)
    await agree(user)
    world.faults({ path: userDetail.path, kind: 'down' })
    await press(user, '提交认证')
    await waitFor(() => expect(address()).toBe('/realNamePersonInfo'))
    await findTexts('510***********6137')
    await allSettled()
    expect(within(main().getByRole('complementary')).getByText('未认证')).toBeDefined()
    world.faults()
    await goTo('/membership')
    await within(main().getByRole('complementary')).findByText('个人已认证')
  })

  test('[AC-11] an unreadable picture is reported beside the field and blocks nothing', async () => {
    const { user } = await renderRoute('/realNamePerson', { as: 'newcomer' })
    await button('提交认证')
    await uploadFile(user, '身份证人像面', picture('scan.png'))
    await screen.findByText('识别失败，请手工填写')
    await replaceText(user, box('姓名'), '林知秋')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('[AC-11] a passport is reviewed manually: refused, corrected, passed', async () => {
    const world = openWorld()
    const { user, address } = await renderRoute('/realNamePerson', { as: 'newcomer', world })
    await button('提交认证')
    await user.selectOptions(screen.getByRole('combobox', { name: named('证件类型') }), '因私普通护照')
    await screen.findByRole('group', { name: /证件资料页/ })
    await uploadFile(user, '证件资料页', picture('passport.png'))
    await replaceText(user, box('姓名'), 'Maria Lund')
    await replaceText(user, box('证件号码'), 'E30461388')
    await replaceText(user, screen.getByLabelText(/证件有效期至/), '2035-05-31')
    await replaceText(user, box('手机号码'), phone)
    await prove(user, world)
    await agree(user)
    await press(user, '提交认证')
    await screen.findByRole('heading', { name: '认证审核中' })
    expect(address()).toBe('/realNamePersonInfo')

    await review(world, 'newcomer', 'refuse', ['blurred'])
    await user.click(await main().findByRole('link', { name: '查看原因' }))
    await findTexts('证件照片不清晰或不完整')
    await findTexts('审核员 0312')
    expect(
      main()
        .getByText(/^服务热线/)
        .closest('.noPrint'),
    ).toBeNull()
    await user.click(main().getByRole('link', { name: '修改后重新提交' }))
    await findTexts('E30**1388')
    expect(box('证件号码').value).toBe('')
    await user.type(box('证件号码'), 'E30461388')
    await replaceText(user, box('手机号码'), phone)
    expect(main().getByRole('button', { name: '预览 passport.png' })).toBeDefined()
    await uploadFile(user, '证件资料页', picture('better.png'))
    world.jump(61_000)
    await prove(user, world)
    await agree(user)
    await press(user, '提交认证')
    await screen.findByRole('heading', { name: '认证审核中' })
    await review(world, 'newcomer', 'pass')
    await hasStatus('个人已认证')
    expect(await screen.findByRole('heading', { name: '认证信息' })).toBeDefined()
  })

  test('[AC-11] a claim is withdrawn', async () => {
    const { user } = await renderRoute('/realNamePerson', { as: 'pending' })
    await findTexts('您的实名认证正在审核中，审核期间不能修改。')
    await user.click(main().getByRole('link', { name: '查看认证信息' }))
    await press(user, '撤回申请')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '撤回' }))
    await findTexts('您尚未实名认证。认证后可以报名和竞价。')
    const info = screen.getByRole('group', { name: '实名认证信息' })
    await waitFor(() => expect(document.activeElement).toBe(info))
  })

  test('[AC-11] a mismatch at the bank is shown at its field; corrected, the claim passes at once', async () => {
    const { user, world } = await renderRoute('/realNamePerson', { as: 'newcomer' })
    await button('提交认证')
    await fillCitizen(user)
    await user.click(screen.getByRole('radio', { name: '银行卡四要素核验' }))
    await waitFor(() => expect(box('银行预留手机号码').value).toBe(phone))
    const card = () => box('银行卡号')
    await replaceText(user, card(), '6228480000000123456')
    await user.tab()
    expect((await findTexts('银行卡号校验位错误')).length).toBeGreaterThan(0)
    await replaceText(user, card(), '6228480000000123455')
    await waitFor(() => expect(screen.queryByText('银行卡号校验位错误')).toBeNull())
    await prove(user, world)
    await agree(user)
    await press(user, '提交认证')
    await findTexts('银行卡户名与姓名不一致')
    await waitFor(() => expect(document.activeElement).toBe(card()))
    await replaceText(user, card(), '6228 4800 0000 0998 872')
    await waitFor(() => expect(screen.queryByText('银行卡户名与姓名不一致')).toBeNull())
    await press(user, '提交认证')
    await hasStatus('个人已认证')
    await findTexts('**** **** 8872')
    await findTexts('银行卡四要素核验')
  })
})

describe('a change of verified data', () => {
  test('[AC-11] of the holder is reviewed manually; refused, the identity remains and the reasons are shown', async () => {
    const { user, world } = await renderRoute('/membership', { as: 'person' })
    await user.click(await main().findByRole('link', { name: '变更申请' }))
    await user.click(await main().findByRole('link', { name: '变更信息' }))
    await findTexts(/变更审核期间，原认证信息继续有效。/)
    expect(screen.getByLabelText<HTMLInputElement>(/证件有效期至/).value).toBe('2038-06-30')
    expect(box('证件号码').value).toBe('')
    await uploadFile(user, '身份证人像面', picture('周岷江_510104199003071237.png'))
    await uploadFile(user, '身份证国徽面', picture('back.png'))
    await waitFor(() => expect(box('姓名').value).toBe('周岷江'))
    await replaceText(user, box('手机号码'), phone)
    await prove(user, world)
    await agree(user)
    await press(user, '提交认证')
    expect((await findTexts('变更姓名或证件号码须选择人工审核')).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('radio', { name: '人工审核' }))
    await press(user, '提交认证')
    await screen.findByRole('heading', { name: '变更审核中' })
    expect(screen.getByRole('heading', { name: '认证信息' })).toBeDefined()

    await goTo('/membership')
    await findTexts('实名信息变更审核中，原认证信息继续有效。')
    await review(world, 'person', 'refuse', ['mismatch'])
    await user.click(await main().findByRole('link', { name: '查看原因' }))
    await findTexts('填写的信息与证件不一致')
    await goTo('/membership')
    await findTexts('最近一次变更未通过，原认证信息继续有效。')
    await findTexts('周**')
    await goTo('/membershipReason')
    await user.click(await main().findByRole('link', { name: '修改后重新提交' }))
    await waitFor(() => expect(box('姓名').value).toBe('周岷江'))
  })
})

describe('the agreement', () => {
  test('[AC-11] that fails to load can be retried', async () => {
    const { user, world } = await renderRoute('/realNamePerson', { as: 'newcomer' })
    world.faults({ path: '/dscq-user/auth/agreement', kind: 'down' })
    await press(user, '阅读协议全文')
    const dialog = within(await screen.findByRole('dialog', { name: '实名认证服务协议' }))
    const again = await dialog.findByRole('button', { name: '重试' })
    world.faults()
    await user.click(again)
    await dialog.findByRole('region', { name: '协议全文' })
    expect(dialog.getByRole('heading', { name: '四、人脸信息的特别说明' })).toBeDefined()
  })

  test('[AC-11] remains Chinese on the English page, which names the Chinese text as binding', async () => {
    const { user } = await renderRoute('/realNamePerson', { as: 'newcomer' })
    await user.click(screen.getByRole('button', { name: 'EN: switch to English' }))
    await press(user, 'Read the agreement')
    const dialog = within(await screen.findByRole('dialog', { name: 'Agreement on identity verification' }))
    await dialog.findByText('The agreement is available in Chinese only; the Chinese text is binding.')
    expect(dialog.getByRole('region').getAttribute('lang')).toBe('zh-CN')
  })
})

describe('a face check by phone', () => {
  const openLink = () => main().findByRole('link', { name: '无法扫码？在新窗口打开核验页面' })
  const tokenNow = async (): Promise<string> =>
    new URLSearchParams((await openLink()).getAttribute('href')!.split('?')[1]).get('token')!
  const report = (world: World, token: string, verdict: string) => world.control('face', { token, verdict })

  /** Opens the page of a claim that waits for a face check. */
  async function begin() {
    const world = openWorld()
    const opened = await renderRoute('/realNamePerson', { as: 'newcomer', world })
    await claimPerson(world, { way: 'face' })
    await goTo('/realNamePersonInfo')
    await screen.findByRole('img', { name: '人脸识别二维码' })
    const renew = async (before: string): Promise<string> => {
      await press(opened.user, '重新获取二维码')
      await waitFor(async () => expect(await tokenNow()).not.toBe(before))
      return tokenNow()
    }
    return { ...opened, renew, token: await tokenNow() }
  }

  test('[AC-11] fails with a reason, in both languages, then passes; the open page updates by itself', async () => {
    const { user, world, token, renew } = await begin()
    await findTexts('请使用手机扫码，按提示完成人脸识别')
    await findTexts('今天还可以识别 3 次。')
    await report(world, token, 'dark')
    await findTexts('识别未通过')
    await findTexts('光线过暗或面部被遮挡，请调整后重试')
    await findTexts('今天还可以识别 2 次。')
    await user.click(screen.getByRole('button', { name: 'EN: switch to English' }))
    await findTexts('It is too dark, or the face is covered. Please adjust and try again')
    await user.click(screen.getByRole('button', { name: '中文：切换为中文' }))
    await report(world, await renew(token), 'pass')
    await hasStatus('个人已认证')
    await screen.findByRole('heading', { name: '认证信息' })
  })

  test('[AC-11] the code expires and is renewed, and the check can be cancelled on the phone', async () => {
    const { world, token, renew } = await begin()
    world.jump(5 * 60_000)
    await findTexts('二维码已失效')
    expect(main().queryByRole('link', { name: '无法扫码？在新窗口打开核验页面' })).toBeNull()
    await report(world, await renew(token), 'cancel')
    await findTexts('已在手机上取消识别')
  })

  test('[AC-11] a result from the phone before a new code is answered remains, whichever arrives first', async () => {
    const { user, world, token } = await begin()
    await report(world, token, 'mismatch')
    const release = world.holdAnswer(startFace.path)
    await press(user, '重新获取二维码')
    await waitFor(async () => expect(await tokenNow()).not.toBe(token))
    await report(world, await tokenNow(), 'mismatch')
    await findTexts('今天还可以识别 1 次。')
    release()
    await press(user, '重新获取二维码')
    expect(await findTexts('今天还可以识别 1 次。')).toHaveLength(1)
  })

  test('[AC-11] the third failure of a day refuses the claim, with reasons and another method', async () => {
    const { user, world, token: first, renew } = await begin()
    let token = first
    for (const left of [2, 1]) {
      await report(world, token, 'mismatch')
      await findTexts(`今天还可以识别 ${left} 次。`)
      token = await renew(token)
    }
    await report(world, token, 'still')
    await user.click(await main().findByRole('link', { name: '查看原因' }))
    await findTexts('人脸识别三次未通过')
    await findTexts('未检测到真人，请由本人面对镜头完成动作')

    await user.click(main().getByRole('link', { name: '修改后重新提交' }))
    await waitFor(() => expect(screen.getByRole('radio', { name: '人脸识别核验' })).toHaveProperty('checked', true))
    await user.type(box('证件号码'), '510112198311086137')
    await replaceText(user, box('手机号码'), phone)
    world.jump(61_000)
    await prove(user, world)
    await agree(user)
    await press(user, '提交认证')
    expect((await findTexts('今天的人脸识别次数已用完，请明天再试，或选择其他核验方式')).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('radio', { name: '运营商三要素核验' }))
    await press(user, '提交认证')
    await hasStatus('个人已认证')
  })
})

describe('pictures', () => {
  const field = () => within(fileField('身份证国徽面'))
  const input = () => fileField('身份证国徽面').querySelector<HTMLInputElement>('input[type=file]')!
  const upload = '/dscq-resource/file/upload'
  async function begin() {
    const opened = await renderRoute('/realNamePerson', { as: 'newcomer' })
    await button('提交认证')
    return { ...opened, take: (file: File) => opened.user.upload(input(), file) }
  }

  test('[AC-11] an upload is cancelled, retried, previewed and removed, and leaves no row', async () => {
    const { user, world, take } = await begin()
    const release = world.hold(upload)
    await take(picture('back.png'))
    await field().findByRole('progressbar')
    await waitFor(() => expect(world.callsTo(upload)).toHaveLength(1))
    await user.click(field().getByRole('button', { name: '取消 back.png' }))
    expect(field().queryByText('back.png')).toBeNull()
    expect(document.activeElement).toBe(input())
    release()

    world.faults({ path: upload, kind: 'down' })
    await take(picture('back.png'))
    await field().findByText('网络连接失败，请检查网络后重试')
    world.faults()
    await user.click(field().getByRole('button', { name: '重试 back.png' }))
    await user.click(await field().findByRole('button', { name: '预览 back.png' }))
    const shown = within(await screen.findByRole('dialog', { name: 'back.png' }))
    expect(shown.getByRole('img', { name: 'back.png' })).toBeDefined()
    await user.click(shown.getByRole('button', { name: '关闭' }))
    await user.click(field().getByRole('button', { name: '移除 back.png' }))
    expect(field().queryByText('back.png')).toBeNull()
  })

  test('[AC-11] a file that is not allowed is refused before it is uploaded, with the rule', async () => {
    const { world, take } = await begin()
    await take(new File(['<!doctype html><script>alert(1)</script>'], 'card.png', { type: 'image/png' }))
    await field().findByText('文件的内容是程序或网页，与后缀不符；只能上传 jpg / png 格式的文件')
    await take(picture('card.php.png'))
    await field().findByText('文件名中含有程序或网页的后缀')
    expect(world.callsTo(upload)).toEqual([])
  })

  test('[AC-11] a refusal of the exchange remains beside the file', async () => {
    const { world, take } = await begin()
    const msg = '每小时最多上传 100 个文件，请稍后再试'
    world.faults({ path: upload, kind: 'refuse', code: 429, msg })
    await take(picture('third.png'))
    expect((await field().findByRole('alert')).textContent).toBe(msg)
  })
})
