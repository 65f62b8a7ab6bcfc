import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { english } from '#src/locales/en.ts'
import { roomConfigOf } from '#src/mock/exchange/seed/listings/room-config.ts'
import type { Listing } from '#src/mock/exchange/tables.ts'
import { showLanguage } from '#src/shared/lib/text/i18n.ts'
import { actorOf, openListing, userNamed } from '#tests/mock/support/enrolment.ts'
import { uploadFile, goTo, loadScreens, pdfFile } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'
import { drafted, enrolAddress, formOf, submit, next, press, findStatus, step, wrong } from './verbs.ts'

await loadScreens('/bidEnrollNormal', '/enrollDetail', '/myProject')

const withRight = (right: string) => (listing: Listing) => roomConfigOf(listing).priority === right
const main = () => screen.getByRole('main')
const tick = () => screen.queryByRole('checkbox', { name: /^我是本项目的优先权人/ })
const lease = '优先承租权'

/** `person` claims the priority of a lease; returns the enrolment's id. */
function claimed(world: World): string {
  const listing = openListing(world.exchange, withRight('IN_ROOM'))
  const form = formOf(world, 'person', listing, { isPriority: true })
  const actor = actorOf(userNamed(world.exchange, 'person'))
  return world.exchange.take('submitEnrolment', { assetsId: listing.assetsId, form }, actor).id
}

describe('[BD-01] the form', () => {
  test('asks for proof of the right as soon as it is claimed, and accepts it', async () => {
    const world = openWorld()
    const listing = openListing(world.exchange, withRight('IN_ROOM'))
    const { files } = formOf(world, 'person', listing)
    const { assetsId } = drafted(world, 'person', { files: { ...files, priority: [] } }, listing)
    const { user, address } = await renderRoute(enrolAddress(assetsId), { as: 'person', world })
    await step('确认提交')
    await press(user, '上一步')
    await step('上传材料')
    expect(main().textContent).not.toContain('优先承租权证明材料')
    await press(user, '上一步')
    await step('填写意向信息')
    await user.click(tick()!)
    expect(main().textContent).toContain('须在上传材料时提交证明，由交易所审核确认。 ')
    await next(user)
    await step('上传材料')
    await next(user)
    expect(await wrong(/请上传优先承租权证明材料/)).toHaveLength(1)
    await uploadFile(user, '优先承租权证明材料', pdfFile('租赁合同.pdf'))
    await next(user)
    const id = await submit(user, address)
    expect(world.exchange.enrolments.find(id)!.form.files['priority']).toHaveLength(1)
    const block = await screen.findByRole('region', { name: lease })
    expect(block.textContent).toContain('您声明享有优先承租权，待交易所审核确认。')
  })

  test('has no such question where no right exists', async () => {
    const world = openWorld()
    const listing = openListing(world.exchange, withRight('NONE'))
    const { assetsId } = drafted(world, 'person', { isPriority: true }, listing)
    const { user, address } = await renderRoute(enrolAddress(assetsId), { as: 'person', world })
    await step('确认提交')
    await press(user, '上一步')
    await press(user, '上一步')
    await step('填写意向信息')
    expect(tick()).toBeNull()
    await next(user)
    await next(user)
    // An older draft with the claim is submitted without it.
    const id = await submit(user, address)
    expect(world.exchange.enrolments.find(id)!.form.isPriority).toBe(false)
  })
})

describe('[BD-01] [SE-10] declarations, for a reader of English', () => {
  afterEach(() => act(() => showLanguage('zh', async () => english)))

  test('names the claimed right as the page of the asset does, and the required files', async () => {
    const world = openWorld()
    const id = claimed(world)
    await world.control('enrolment-review', { id, kind: 'pass' })
    await renderRoute(`/enrollDetail?id=${id}`, { as: 'person', world })
    await screen.findByRole('region', { name: lease })
    await act(() => showLanguage('en', async () => english))
    const declared = await screen.findByRole('region', { name: 'Enrolment details' })
    expect(declared.textContent).toContain('Pre-emption right to leaseYes')
    for (const file of ['Application to lease', 'Proof of identity', 'Proof of the pre-emption right to lease'])
      expect(declared.textContent).toContain(file)
    expect(screen.getByRole('region', { name: 'Pre-emption right to lease' }).textContent).toContain(
      'You hold the pre-emption right to lease for this project',
    )
  })

  test('has nothing on a right that was not claimed', async () => {
    const world = openWorld()
    const listing = openListing(world.exchange, withRight('NONE'))
    const actor = actorOf(userNamed(world.exchange, 'person'))
    const form = formOf(world, 'person', listing)
    const { id } = world.exchange.take('submitEnrolment', { assetsId: listing.assetsId, form }, actor)
    await renderRoute(`/enrollDetail?id=${id}`, { as: 'person', world })
    const declared = await screen.findByRole('region', { name: '报名信息' })
    expect(declared.textContent).not.toContain('优先')
  })
})

describe('[BD-01] [BD-04] the holder sees the right', () => {
  test('once the review has confirmed it: what it gives, until when, and in the list of enrolments', async () => {
    const { world } = await renderRoute('/myProject', { as: 'person' })
    const id = claimed(world)
    await waitFor(() => expect(main().textContent).toContain('优先权待确认'))
    await world.control('enrolment-review', { id, kind: 'pass' })
    await waitFor(() => expect(main().textContent).not.toContain('优先权待确认'))
    expect(within(main()).getAllByText('优先权人')).toHaveLength(1)
    await goTo(`/enrollDetail?id=${id}`)
    const block = await screen.findByRole('region', { name: lease })
    await waitFor(() => expect(block.textContent).toContain('您享有本项目的优先承租权，已经交易所审核确认。'))
    expect(block.textContent).toContain('您以同一价格即可行使优先承租权，无须加价')
    expect(block.textContent).toMatch(/有效期至竞价结束，预计 2026-\d\d-\d\d \d\d:\d\d。/)
  })

  test('a reviewer refuses the priority alone, with a reason', async () => {
    const { world } = await renderRoute('/myProject', { as: 'person' })
    const id = claimed(world)
    await world.control('enrolment-review', { id, kind: 'pass-without-priority', reason: '租赁合同已到期' })
    await goTo(`/enrollDetail?id=${id}`)
    await findStatus('待缴保证金')
    const block = await screen.findByRole('region', { name: lease })
    expect(block.textContent).toBe(
      '优先承租权优先承租权未获确认，您可以作为普通竞买人参与竞价。审核意见：租赁合同已到期',
    )
  })
})
