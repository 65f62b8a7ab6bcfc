import type { ContractView } from '#src/model/contract/schema.ts'
import { account } from '../session/sign-in.ts'
import { apiClientOf } from '../support/enrolment.ts'
import { expect, test } from '../support/test.ts'
import { button, contractInSigning, prepareToSign, signed } from './steps.ts'
import { winFromSeller } from './won-deal.ts'

test(
  '[BD-07] both sign in the same second, one with a double click: each signature counts once, and both read what comes next',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    test.setTimeout(240_000)
    const deal = await winFromSeller(page, exchange)
    const seller = await person()
    const id = await contractInSigning({ page, seller, exchange }, deal)
    await seller.goto(`/usercenter/contract/sign?id=${id}`)
    await prepareToSign(page, exchange, account('person').phone, 'hand')
    await prepareToSign(seller, exchange, account('seller').phone, 'seal')
    await Promise.all([button(page, '确认签署').dblclick(), button(seller, '确认签署').click()])
    for (const party of [page, seller]) await signed(party)

    const { read } = await apiClientOf(page, 'person')
    const { data } = await read<ContractView>('/dscq-contract/detail', { id })
    const parties = data.signers.filter(({ role }) => role !== 'witness')
    expect(parties.map(({ role, state }) => `${role} ${state}`).toSorted()).toEqual(['seller signed', 'taker signed'])
    await exchange.jump(20_000)
    for (const party of [page, seller])
      await expect(party.getByRole('heading', { name: '合同已全部签署完成' })).toBeVisible()
  },
)
