import { screen, waitFor, within } from '@testing-library/react'
import { unzipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import { createSession } from '#src/pages/files/archive/archive-session.ts'
import type { ArchiveOrder } from '#src/pages/files/archive/protocol.ts'
import * as download from '#src/shared/ui/file/download.ts'
import { enrolled, openListing, userNamed } from '#tests/mock/support/enrolment.ts'
import { box, goTo, loadScreens, pdfFile, replaceText } from '#tests/support/fill.ts'
import { allSettled, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { fileCheckMs } from '#src/mock/exchange/files/uploads.ts'

await loadScreens('/myFiles', '/usercenter/files/children', '/usercenter/files/list')

const main = () => within(screen.getByRole('main'))
const rowOf = async (name: string) =>
  within((await main().findByRole('rowheader', { name: (text) => text.includes(name) })).closest('tr')!)
const crumbs = () => within(screen.getByRole('navigation', { name: '面包屑' })).getAllByRole('listitem')
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

/** A person with one project: handed in, admitted, with a note about the deposit. */
function withProject() {
  const world = openWorld()
  const listing = openListing(world.exchange)
  enrolled(world.exchange, listing, userNamed(world.exchange, 'person'))
  // The uploaded file has been checked.
  world.jump(fileCheckMs)
  return { world, listing, list: (kind: string) => `/usercenter/files/list?id=${listing.assetsId}&kind=${kind}` }
}

test('[BD-07] from the projects to the seven kinds of one, and to the files of a kind', async () => {
  const { world, listing } = withProject()
  const { user, address } = await renderRoute('/myFiles', { as: 'person', world })
  const project = await rowOf(listing.assetsName)
  expect(project.getByText(listing.no)).toBeDefined()
  expect(project.getByText('3 个')).toBeDefined()
  await user.click(project.getByRole('link'))
  const kinds = await main().findByRole('table', { name: '文件夹' })
  expect(address()).toBe(`/usercenter/files/children?id=${listing.assetsId}`)
  expect(crumbs().map(({ textContent }) => textContent)).toEqual(['我的文件', '文件夹'])
  const rows = cellsOf(kinds)
  expect(rows.map(([kind, count]) => [kind, count])).toEqual([
    ['报名材料', '2 个'],
    ['缴费凭证', '1 个'],
    ['竞价记录/报价单', '空文件夹'],
    ['成交确认书/通知书', '空文件夹'],
    ['合同', '空文件夹'],
    ['交易凭证', '空文件夹'],
    ['发票', '空文件夹'],
  ])
  expect(rows[0]!.slice(2)).toEqual(['47 KB', '2026-03-06 09:30'])
  await user.click(within(kinds).getByRole('link', { name: '报名材料' }))
  const files = await main().findByRole('table', { name: '文件列表' })
  expect(crumbs().map(({ textContent }) => textContent)).toEqual(['我的文件', listing.assetsName, '文件列表'])
  const receipt = await rowOf('报名回执.pdf')
  expect(receipt.getByText('交易所')).toBeDefined()
  expect(cellsOf(files).map((cells) => cells.slice(2, 6))).toContainEqual([
    'PDF',
    '1 KB',
    '2026-03-06 09:30',
    '本人上传',
  ])
  for (const row of [receipt, await rowOf('材料.pdf')])
    expect(row.getAllByRole('button').map(({ textContent }) => textContent?.slice(0, 4))).toEqual([
      '复制摘要',
      expect.stringMatching(/^预览/),
      expect.stringMatching(/^下载/),
    ])
  expect(receipt.getByText(/^[\da-f]{12}…$/).title).toMatch(/^[\da-f]{64}$/)
  await goTo(`/usercenter/files/list?id=${listing.assetsId}&kind=invoice`)
  expect(await main().findByText('空文件夹')).toBeDefined()
  expect(main().getByRole('button', { name: '打包下载' }).getAttribute('aria-disabled')).toBe('true')
})

test('[BD-07] the folder of a contract on paper says that it is on paper and when it was registered', async () => {
  const { user } = await renderRoute('/usercenter/files/children?id=A20075', { as: 'overdue', world: openWorld() })
  const contract = await rowOf('合同')
  expect(contract.getByText('纸质合同')).toBeDefined()
  await user.click(contract.getByRole('link', { name: '合同' }))
  await main().findByText(
    '交易合同 HT202602030001 是在柜台签订的纸质合同，已于 2026-02-03 18:00 登记；原件由双方保存，这里没有它的电子文件。',
  )
})

test('[BD-07] the search finds files of all projects by a part of their name', async () => {
  const { world, listing } = withProject()
  const { user, address } = await renderRoute('/myFiles', { as: 'person', world })
  await rowOf(listing.assetsName)
  await replaceText(user, main().getByRole('searchbox', { name: '文件名称' }), '回执')
  await user.click(main().getByRole('button', { name: '查找' }))
  expect(await main().findByText('找到 1 个文件')).toBeDefined()
  expect(address()).toBe('/myFiles?q=%E5%9B%9E%E6%89%A7')
  const link = (await rowOf('报名回执.pdf')).getByRole('link')
  expect(link.textContent).toBe(`${listing.assetsName} › 报名材料`)
  expect(link.getAttribute('href')).toBe(`/usercenter/files/list?id=${listing.assetsId}&kind=materials`)
  await goTo('/myFiles?q=没有的名称')
  expect(await main().findByText('没有名称含“没有的名称”的文件')).toBeDefined()
  await user.click(main().getByRole('button', { name: '返回全部项目' }))
  await rowOf(listing.assetsName)
})

test('[BD-07] a project of another person, an unknown one and an unknown folder show no data', async () => {
  const { world, listing, list } = withProject()
  await renderRoute(list('materials'), { as: 'company', world })
  const refused = '无权查看：这不是您参与的项目，或项目不存在'
  for (const address of [list('materials'), '/usercenter/files/children?id=X1', '/usercenter/files/children']) {
    await goTo(address)
    expect(await main().findByText(refused)).toBeDefined()
    expect(main().getByRole('link', { name: '返回我的文件' }).getAttribute('href')).toBe('/myFiles')
    expect(main().queryByText(listing.assetsName)).toBeNull()
  }
  await goTo(list('nonsense'))
  expect(await main().findByText('没有这个文件夹')).toBeDefined()
  await goTo('/myFiles')
  expect(await main().findByText('您还没有参与项目，报名后这里会有项目的文件')).toBeDefined()
})

test('[BD-07] [AC-09] own files are added, renamed by the rule of names, and deleted', async () => {
  const { world, list } = withProject()
  const { user } = await renderRoute(list('contract'), { as: 'person', world })
  await main().findByText('空文件夹')
  const field = main()
    .getByRole('group', { name: '添加到此文件夹' })
    .querySelector<HTMLInputElement>('input[type=file]')!
  await user.upload(field, [pdfFile('会议纪要.pdf'), pdfFile('程序.exe.pdf')])
  expect(await main().findByText('文件名中含有程序或网页的后缀')).toBeDefined()
  const added = await rowOf('会议纪要.pdf')
  await user.click(added.getByRole('button', { name: '重命名 会议纪要.pdf' }))
  await replaceText(user, box('文件名称'), '会议:纪要.pdf')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(
    (await screen.findAllByText('文件名不能含有斜杠、冒号、引号等特殊符号、表情符号或不可见字符')).length,
  ).toBeGreaterThan(0)
  await replaceText(user, box('文件名称'), '董事会决议.png')
  expect((await screen.findAllByText('文件的后缀不能改变')).length).toBeGreaterThan(0)
  await replaceText(user, box('文件名称'), '董事会决议.pdf')
  await user.click(screen.getByRole('button', { name: '保存' }))
  const renamed = await rowOf('董事会决议.pdf')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(renamed.getByRole('button', { name: '删除 董事会决议.pdf' }))
  const question = within(await screen.findByRole('dialog', { name: '删除文件' }))
  expect(question.getByText(/董事会决议\.pdf/)).toBeDefined()
  await user.click(question.getByRole('button', { name: '确定' }))
  await main().findByText('空文件夹')
  expect(world.callsTo('/dscq-user/files/remove')).toHaveLength(1)
})

test('[BD-07] a file that arrives in another window appears at once', async () => {
  const { world, list, listing } = withProject()
  await renderRoute(list('contract'), { as: 'person', world })
  await main().findByText('空文件夹')
  await allSettled()
  const { exchange } = world
  const actor = { userId: userNamed(exchange, 'person').id, visitor: 'browser-2' }
  const stored = { name: '决议.pdf', kind: 'pdf', purpose: 'case', base64: btoa('%PDF-1.4\n%%EOF') } as const
  const { id } = exchange.take('storeFile', stored, actor)
  exchange.take('addCaseFiles', { projectId: listing.assetsId, kind: 'contract', fileIds: [id] }, actor)
  expect(await rowOf('决议.pdf')).toBeDefined()
})

test('[BD-07] a text is shown as it is; a format without a preview says so', async () => {
  const { world, list } = withProject()
  const { caseFiles } = world.exchange
  const folderOf = caseFiles.folderOf.bind(caseFiles)
  vi.spyOn(caseFiles, 'folderOf').mockImplementation((userId, id) => {
    const { project, files } = folderOf(userId, id)
    const [first] = files.filter(({ kind }) => kind === 'materials')
    const shown = { ...first!, digest: null }
    const text = { ...shown, id: 'text', name: '存证.json', format: 'json' }
    return { project, files: [text, { ...shown, id: 'office', name: '方案.docx', format: 'docx' }] }
  })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"<b>": 1}', { status: 200 })))
  const { user } = await renderRoute(list('materials'), { as: 'person', world })
  const office = await rowOf('方案.docx')
  expect(office.getByText('此格式不能预览，请下载后查看')).toBeDefined()
  expect(office.queryByRole('button', { name: /^预览/ })).toBeNull()
  const text = await rowOf('存证.json')
  expect(text.queryByText('此格式不能预览，请下载后查看')).toBeNull()
  await user.click(text.getByRole('button', { name: /^预览/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '存证.json' }))
  await waitFor(() => expect(dialog.getByRole('region', { name: '存证.json' }).textContent).toBe('{"<b>": 1}'))
})

/** Does in this process what the browser's worker does; `isDead` for a script that does not load. */
class InProcessWorker extends EventTarget {
  static running = 0
  static isDead = false
  #follow = createSession((data) => {
    if (InProcessWorker.running > 0) this.dispatchEvent(new MessageEvent('message', { data }))
  })
  constructor() {
    super()
    InProcessWorker.running += 1
  }
  postMessage(order: ArchiveOrder) {
    if (InProcessWorker.isDead) this.dispatchEvent(new Event('error'))
    else void this.#follow(order)
  }
  terminate() {
    InProcessWorker.running -= 1
  }
}

describe('an archive', () => {
  /** A page with a worker; `refused` are parts of addresses that do not answer. */
  async function opened() {
    InProcessWorker.running = 0
    InProcessWorker.isDead = false
    const refused = new Set<string>()
    vi.stubGlobal('Worker', InProcessWorker)
    vi.stubGlobal('fetch', (address: string) => {
      const isRefused = [...refused].some((part) => address.includes(part))
      return Promise.resolve(new Response('content', { status: isRefused ? 503 : 200 }))
    })
    const saved: { name: string; archive: Blob }[] = []
    vi.spyOn(download, 'saveFile').mockImplementation((archive, name) => void saved.push({ name, archive }))
    const { world, listing, list } = withProject()
    const folderOf = world.exchange.caseFiles.folderOf.bind(world.exchange.caseFiles)
    // The stub of the server has other bytes than the exchange.
    vi.spyOn(world.exchange.caseFiles, 'folderOf').mockImplementation((userId, id) => {
      const folder = folderOf(userId, id)
      return { ...folder, files: folder.files.map((file) => ({ ...file, digest: null })) }
    })
    return { world, listing, list, refused, saved }
  }
  const namesIn = async (archive: Blob) => Object.keys(unzipSync(new Uint8Array(await archive.arrayBuffer())))

  test('[BD-07] of a project has a folder for each kind, and its name', async () => {
    const { world, listing, saved } = await opened()
    const { user } = await renderRoute(`/usercenter/files/children?id=${listing.assetsId}`, { as: 'person', world })
    await user.click(await main().findByRole('button', { name: '打包下载' }))
    const dialog = within(screen.getByRole('dialog', { name: '打包下载' }))
    await dialog.findByText(/^打包完成/)
    expect(saved.map(({ name }) => name)).toEqual([`${listing.assetsName}.zip`])
    expect((await namesIn(saved[0]!.archive)).toSorted()).toEqual([
      'digests.txt',
      '报名材料/报名回执.pdf',
      '报名材料/材料.pdf',
      '缴费凭证/保证金交纳通知单.pdf',
    ])
    await user.click(dialog.getByRole('button', { name: '再次保存' }))
    expect(saved).toHaveLength(2)
    await user.click(dialog.getAllByRole('button', { name: '关闭' }).at(-1)!)
    expect(InProcessWorker.running).toBe(0)
  })

  test('[BD-07] of chosen files names those that failed; they are tried again or left out', async () => {
    const { world, list, listing, refused, saved } = await opened()
    const { user } = await renderRoute(list('materials'), { as: 'person', world })
    refused.add('/uploads/')
    expect((await main().findByRole('button', { name: '打包所选' })).getAttribute('aria-disabled')).toBe('true')
    await user.click(main().getByRole('checkbox', { name: '选择：材料.pdf' }))
    await user.click(main().getByRole('button', { name: '打包所选' }))
    const dialog = within(screen.getByRole('dialog', { name: '打包下载' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('有 1 个文件没有打包成功报名材料/材料.pdf没有下载完整')
    expect(dialog.getByText(/^已打包 0 \/ 1 个文件，0 KB \/ 1 KB$/)).toBeDefined()
    expect(dialog.getByRole('button', { name: '保存其余文件' }).getAttribute('aria-disabled')).toBe('true')
    refused.clear()
    await user.click(dialog.getByRole('button', { name: '重试' }))
    await dialog.findByText(/^打包完成/)
    expect(saved.map(({ name }) => name)).toEqual([`${listing.assetsName}-报名材料.zip`])
    expect(await namesIn(saved[0]!.archive)).toEqual(['报名材料/材料.pdf', 'digests.txt'])
  })

  test('[BD-07] is cancelled with its dialog; a worker that does not run can be started again', async () => {
    const { world, list, saved } = await opened()
    const { user } = await renderRoute(list('materials'), { as: 'person', world })
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    await user.click(await main().findByRole('button', { name: '打包下载' }))
    expect(InProcessWorker.running).toBe(1)
    expect(screen.getByRole('progressbar', { name: '打包进度' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: '取消' }))
    expect([InProcessWorker.running, saved.length]).toEqual([0, 0])
    InProcessWorker.isDead = true
    await user.click(main().getByRole('button', { name: '打包下载' }))
    expect(await screen.findByText('打包没有成功，请重试，或逐个下载文件')).toBeDefined()
    InProcessWorker.isDead = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(screen.getByRole('progressbar', { name: '打包进度' })).toBeDefined()
  })
})
