import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { saveSeal, scanSealFace, sealApplicantOf, sealList, startSealFace, stopSeal } from '#src/api/endpoints/seal.ts'
import { personalSeal, sealRequest } from '#tests/mock/support/seal.ts'
import { png } from '#tests/support/files.ts'
import { box, fileField, goTo, loadScreens, pdfFile, replaceText, uploadFile } from '#tests/support/fill.ts'
import { type Opened, openWorld, reloadPage, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'

await loadScreens('/contract/seal/apply', '/login')

const main = () => within(screen.getByRole('main'))
const row = (name: string) => within(main().getByRole('listitem', { name }))
const press = async ({ user }: Opened, name: string) => user.click(await main().findByRole('button', { name }))
/** The row of a seal is in this state. */
const hasState = (name: string, state: string) => waitFor(() => expect(row(name).getByText(state)).toBeTruthy())
const drawn = (name: string) =>
  [...screen.getByRole('img', { name }).querySelectorAll('text')].map((one) => one.textContent)
const textOf = (name: string) => drawn(name).join('')

/** The face check that the phone of this account can open. */
const faceOf = async (world: World, login: 'person' | 'company') =>
  (await world.call(login, sealList, {})).find(({ state }) => state === 'draft')!.face!
const scan = async (world: World) => world.call(null, scanSealFace, { token: (await faceOf(world, 'person')).token })
const decide = async (world: World, verdict: string) =>
  world.control('face', { token: (await faceOf(world, 'person')).token, verdict })

describe('my seals', () => {
  test('[BD-06] each is shown with its imprint, kind, state and validity; one is stopped and used again', async () => {
    const page = await renderRoute('/contract/seal/apply', { as: 'company' })
    await hasState('公章', '已启用')
    expect(main().getAllByRole('listitem', { name: /章/ })).toHaveLength(4)
    expect(textOf('“合同专用章（1）”的印模')).toBe('成都岷岸实业有限公司合同专用章(1)')
    expect(textOf('“法定代表人名章”的印模')).toBe('蒋承岷印')
    expect(row('合同专用章（1）').getByText('5 天后到期')).toBeTruthy()
    expect(row('公章').queryByText(/天后到期/)).toBeNull()
    expect(row('公章').getByText('2027-12-06')).toBeTruthy()
    expect(row('公章').getByText('交易合同、成交确认文件、报名与承诺文件、结算与付款文件')).toBeTruthy()
    await hasState('合同专用章（2）', '驳回')
    expect(row('合同专用章（2）').getByText('授权书上的印章名称与申请不一致，请更正后重新上传')).toBeTruthy()
    expect(
      row('合同专用章（2）')
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['修改合同专用章（2）', '重新提交合同专用章（2）'])
    expect(screen.getByRole('link', { name: '电子印章', current: 'page' })).toBeTruthy()
    await page.user.click(row('公章').getByRole('button', { name: /^停用/ }))
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定停用' }))
    await hasState('公章', '停用')
    await page.user.click(row('公章').getByRole('button', { name: /^启用/ }))
    await hasState('公章', '已启用')
    await screen.findByText('印章已恢复使用')
    // What happens elsewhere arrives by push.
    const { id } = (await page.world.call('company', sealList, {})).find(({ name }) => name === '合同专用章（1）')!
    await page.world.call('company', stopSeal, { id })
    await hasState('合同专用章（1）', '停用')
  })

  test('[BD-06] loading, failed, empty', async () => {
    const world = openWorld()
    const release = world.hold(sealList.path)
    const { user } = await renderRoute('/contract/seal/apply', { as: 'priority', world })
    await main().findByRole('link', { name: '申请印章' })
    expect(main().getByRole('progressbar')).toBeTruthy()
    world.faults({ path: sealList.path, kind: 'down', times: 1 })
    release()
    await user.click(await main().findByRole('button', { name: /^重\s?试$/ }))
    await main().findByText('您还没有电子印章')
    expect(
      main()
        .getAllByRole('link', { name: '申请印章' })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/contract/seal/apply?new=1', '/contract/seal/apply?new=1'])
  })

  test('[BD-06] an unverified account is led to its verification, a visitor to the sign-in', async () => {
    await renderRoute('/contract/seal/apply', { as: 'newcomer' })
    await main().findByText('先完成实名认证，再申请电子印章')
    expect(main().getByRole('link', { name: '前往实名认证' }).getAttribute('href')).toBe('/realNamePerson')
    expect(main().queryByRole('link', { name: '申请印章' })).toBeNull()
  })

  test('[BD-06] [RT-05] a visitor is asked to sign in, and comes back', async () => {
    const { address } = await renderRoute('/contract/seal/apply?new=1')
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fcontract%2Fseal%2Fapply%3Fnew%3D1'))
  })

  test('[BD-06] an unknown seal, and one that cannot be changed, lead back to the list', async () => {
    const { world } = await renderRoute('/contract/seal/apply?id=YZ0', { as: 'company' })
    await main().findByText('未找到该印章')
    const [seal] = (await world.call('company', sealList, {})).filter(({ state }) => state === 'active')
    await goTo(`/contract/seal/apply?id=${seal!.id}`)
    await main().findByText('该印章现在不能修改')
    await goTo(`/contract/seal/apply?id=${seal!.id}&face=1`)
    await main().findByText('申请已处理')
    expect(main().getByRole('link', { name: '返回印章列表' }).getAttribute('href')).toBe('/contract/seal/apply')
  })
})

describe('an application', () => {
  test('[BD-06] is checked on blur and on submit, and drawn while it is typed', async () => {
    const page = await renderRoute('/contract/seal/apply?new=1', { as: 'company' })
    const { user } = page
    await press(page, '下一步：人脸识别')
    await screen.findByText('有 2 项需要修改')
    expect(screen.getAllByText('请填写印章名称')).toHaveLength(2)
    expect(screen.getAllByText('请上传授权书')).toHaveLength(2)
    expect(textOf('印模预览')).toBe('成都岷岸实业有限公司')
    await replaceText(user, box('印章文字'), '成都岷江实业有限公司')
    fireEvent.blur(document.activeElement!)
    await screen.findByText('印章文字须包含认证的机构名称')
    expect(textOf('印模预览')).toBe('成都岷江实业有限公司')
    await user.click(screen.getByRole('radio', { name: '合同章' }))
    await waitFor(() => expect(textOf('印模预览')).toBe('成都岷岸实业有限公司合同专用章'))
    await waitFor(() => expect(screen.queryByText('印章文字须包含认证的机构名称')).toBeNull())
    await replaceText(user, box('下弦文'), '5101')
    await waitFor(() => expect(textOf('印模预览')).toBe('成都岷岸实业有限公司合同专用章5101'))
    expect(screen.getByRole('img', { name: '印模预览' }).querySelector('polygon')).not.toBeNull()
    await user.click(screen.getByRole('radio', { name: '椭圆形' }))
    await waitFor(() => expect(screen.getByRole('img', { name: '印模预览' }).querySelector('polygon')).toBeNull())
    await user.click(screen.getByRole('radio', { name: '法人章' }))
    await waitFor(() => expect(textOf('印模预览')).toBe('蒋承岷印'))
    await waitFor(() => expect(screen.queryByLabelText(/横向文/)).toBeNull())
    await user.click(screen.getByRole('checkbox', { name: '交易合同' }))
    await replaceText(user, screen.getByLabelText(/有效期至/), '2026-03-06')
    fireEvent.blur(document.activeElement!)
    await screen.findByText('有效期应晚于今天')
    await press(page, '下一步：人脸识别')
    await waitFor(() => expect(screen.getAllByText('请选择使用范围')).toHaveLength(2))
    expect(page.world.callsTo(saveSeal.path)).toEqual([])
    expect(screen.getByText(/^蒋\*+$/)).toBeTruthy()
  })

  test('[BD-06] is confirmed by face on a phone that has no session, reviewed, refused, corrected and used', async () => {
    const page = await renderRoute('/contract/seal/apply?new=1', { as: 'person' })
    const { user, world, address } = page
    await main().findByRole('radio', { name: '个人签名' })
    await replaceText(user, box('印章名称'), '签约用章')
    await uploadFile(user, '授权书', pdfFile('授权书.pdf'))
    await user.dblClick(main().getByRole('button', { name: '下一步：人脸识别' }))
    await waitFor(() => expect(address()).toMatch(/\?id=YZ\d{12}&face=1$/))
    await main().findByText('待扫码')
    expect(main().getByText('请使用手机扫码完成人脸识别')).toBeTruthy()
    expect(await main().findByRole('img', { name: '人脸识别二维码' })).toBeTruthy()
    const { token } = await faceOf(world, 'person')
    expect(
      main()
        .getByRole('link', { name: /直接打开识别页面/ })
        .getAttribute('href'),
    ).toBe(`/contract/seal/qrcode#${token}`)
    expect((await world.call('person', sealList, {})).filter(({ name }) => name === '签约用章')).toHaveLength(1)

    await scan(world)
    await main().findByText('已扫码')
    expect(main().queryByRole('img', { name: '人脸识别二维码' })).toBeNull()
    await decide(world, 'mismatch')
    await main().findByText('认证失败')
    expect(main().getByText('人脸与证件照片不一致')).toBeTruthy()
    expect(main().getByText('今天还可以识别 2 次。')).toBeTruthy()
    await press(page, '重新获取二维码')
    await screen.findByText('二维码已刷新')
    await main().findByText('待扫码')
    world.jump(5 * 60_000)
    await main().findByText('二维码已失效')
    await press(page, '重新获取二维码')
    await main().findByText('待扫码')
    await decide(world, 'cancel')
    await main().findByText('已取消')
    await press(page, '重新获取二维码')
    await main().findByText('待扫码')
    await decide(world, 'pass')
    await main().findByText('认证成功，申请已提交审核')

    const id = new URL(location.href).searchParams.get('id')!
    await world.control('seal-review', { id, verdict: 'refuse', reason: '授权书缺少日期' })
    await main().findByText('申请已处理')
    await user.click(main().getByRole('link', { name: '返回印章列表' }))
    await hasState('签约用章', '驳回')
    expect(row('签约用章').getByText('授权书缺少日期')).toBeTruthy()
    await user.click(row('签约用章').getByRole('button', { name: /^修改/ }))
    await waitFor(() => expect(box('印章名称').value).toBe('签约用章'))
    expect(main().getByText('授权书缺少日期')).toBeTruthy()
    expect(within(fileField('授权书')).getByText(/已上传/)).toBeTruthy()
    await replaceText(user, box('印章名称'), '签约专用')
    await press(page, '下一步：人脸识别')
    await main().findByText('待扫码')
    await decide(world, 'pass')
    await main().findByText('认证成功，申请已提交审核')
    world.jump(20_000)
    await goTo('/contract/seal/apply')
    await hasState('签约专用', '已启用')
  })

  test('[BD-06] with an uploaded picture shows it, and a small one is refused at once', async () => {
    const page = await renderRoute('/contract/seal/apply?new=1', { as: 'person' })
    const { user, world } = page
    await main().findByRole('radio', { name: '个人签名' })
    await replaceText(user, box('印章名称'), '手写签名')
    await user.click(screen.getByRole('radio', { name: '上传图片' }))
    await press(page, '下一步：人脸识别')
    expect((await screen.findAllByText('请上传印章图片')).length).toBeGreaterThan(0)
    const picture = (name: string, width: number) => new File([png(width, 300)], name, { type: 'image/png' })
    const input = fileField('印章图片').querySelector<HTMLInputElement>('input[type=file]')!
    await user.upload(input, picture('small.png', 200))
    await screen.findByText('印章图片须为 300×300 像素以上、长宽比不超过 2 的 PNG')
    await user.click(within(fileField('印章图片')).getByRole('button', { name: /^移除/ }))
    await uploadFile(user, '授权书', pdfFile('授权书.pdf'))
    await uploadFile(user, '印章图片', picture('large.png', 400))
    expect(screen.getByRole('img', { name: '印模预览' }).getAttribute('src')).toMatch(
      /^\/mock-files\/uploads\/[a-z\d]{32}\.png\?until=\d+&for=U0004&key=[\da-f]{43}$/,
    )
    await press(page, '下一步：人脸识别')
    await main().findByText('待扫码')
    expect((await world.call('person', sealList, {}))[0]).toMatchObject({
      design: null,
      picture: { name: 'large.png' },
    })
  })

  test('[BD-06] what is typed outlives a reload; a draft is deleted after a question', async () => {
    const page = await renderRoute('/contract/seal/apply?new=1', { as: 'person' })
    const { user, world } = page
    await main().findByRole('radio', { name: '个人签名' })
    await replaceText(user, box('印章名称'), '未完成')
    dispatchEvent(new Event('pagehide'))
    await reloadPage()
    await waitFor(() => expect(box('印章名称').value).toBe('未完成'))
    await screen.findByText(/^已恢复您/)
    await world.call('person', saveSeal, sealRequest(personalSeal(world.exchange, { name: '待删除' })))
    await goTo('/contract/seal/apply')
    await hasState('待删除', '待提交')
    await user.click(row('待删除').getByRole('button', { name: /^提交/ }))
    await main().findByText('待扫码')
    await goTo('/contract/seal/apply')
    await user.click(row('待删除').getByRole('button', { name: /^删除/ }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定删除' }))
    await waitFor(() => expect(main().queryByRole('listitem', { name: '待删除' })).toBeNull())
  })

  test('[BD-06] after three failures of a day the application waits; a refused seal is submitted again as it is', async () => {
    const page = await renderRoute('/contract/seal/apply', { as: 'person' })
    const { user, world, address } = page
    await hasState('报名用章', '驳回')
    await user.click(row('报名用章').getByRole('button', { name: /^重新提交/ }))
    await waitFor(() => expect(address()).toMatch(/&face=1$/))
    await main().findByText('待扫码')
    await decide(world, 'still')
    for (const left of [2, 1]) {
      await main().findByText(`今天还可以识别 ${left} 次。`)
      await press(page, '重新获取二维码')
      await main().findByText('待扫码')
      await decide(world, 'still')
    }
    await main().findByText('今天的次数已用完，申请已保存，请明天再试。')
    expect(main().queryByRole('button', { name: /取二维码$/ })).toBeNull()
    await world.call('person', saveSeal, sealRequest(personalSeal(world.exchange, { name: '另一枚' })))
    const { id } = (await world.call('person', sealList, {}))[0]!
    await goTo(`/contract/seal/apply?id=${id}&face=1`)
    await press(page, '获取二维码')
    await main().findByText('今天的人脸识别次数已用完，请明天再试')
    expect(world.callsTo(startSealFace.path)).toHaveLength(3)
  })

  test('[BD-06] without the verified names there is no form, and a retry', async () => {
    const world = openWorld()
    world.faults({ path: sealApplicantOf.path, kind: 'down', times: 1 })
    const { user } = await renderRoute('/contract/seal/apply?new=1', { as: 'person', world })
    await user.click(await main().findByRole('button', { name: /^重\s?试$/ }))
    await main().findByRole('radio', { name: '个人签名' })
  })
})
