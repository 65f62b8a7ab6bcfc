import { expect, test } from 'vitest'
import { contractList } from '#src/api/endpoints/contract.ts'
import { userOverview } from '#src/api/endpoints/overview.ts'
import { countsOfTabs } from '#src/model/contract/tabs.ts'
import { agree, pastContract, pastDraft, sign } from '#tests/mock/support/contract.ts'
import { actorOf, userNamed } from '#tests/mock/support/enrolment.ts'
import { callerOf } from '#tests/mock/support/facts/fact-log.ts'
import { bearerOf } from '#tests/mock/support/sign-in.ts'
import { testExchange } from '#tests/support/exchange.ts'

test('[BD-04] 待签合同 counts what the list shows as the turn of the user, not what is still to be drawn up or confirmed', async () => {
  const { exchange } = testExchange()
  const data = callerOf(exchange)
  const person = userNamed(exchange, 'person')
  pastDraft(exchange, person, 'DL-draft')
  const { contract, seller } = pastContract(exchange, person, 'DL-agreed')
  const counted = async (login: 'person' | 'seller' | 'priority') => {
    const bearer = bearerOf(exchange, login)
    const { counts, todos } = await data(userOverview, {}, bearer)
    expect(counts.contractsDue).toBe(countsOfTabs(await data(contractList, {}, bearer)).mine)
    return [counts.contractsDue, todos.filter(({ title }) => title.startsWith('签署')).length]
  }
  expect(await counted('person')).toEqual([0, 0])

  const { kind, name, docNumber, holder, telPhone } = exchange.kyc.identityOf(userNamed(exchange, 'priority').id)!
  const signer = { kind, name, code: docNumber, agent: holder.name, phone: telPhone, needsFace: false } as const
  const way = kind === 'person' ? ('personal' as const) : ('official' as const)
  exchange.take('addSigner', { id: contract.id, signer: { ...signer, way }, order: 'free' }, actorOf(person))
  agree(exchange, contract, [person, seller])
  for (const login of ['person', 'seller', 'priority'] as const) expect(await counted(login)).toEqual([1, 1])
  sign(exchange, contract, person)
  expect(await counted('person')).toEqual([0, 0])
  expect(await counted('seller')).toEqual([1, 1])
})
