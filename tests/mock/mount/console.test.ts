import { describe, expect, test } from 'vitest'
import { answerRequest } from '#src/mock/mount/gate.ts'
import { createWorlds } from '#src/mock/worlds.ts'
import { someFriday } from '#tests/support/exchange.ts'

const worlds = createWorlds(
  (world) => ({ world, real: () => someFriday }),
  () => undefined,
)
const order = async (tool: string, body: unknown) => {
  const request = new Request(`http://127.0.0.1:1/__mock/${tool}`, { method: 'POST', body: JSON.stringify(body) })
  const answer = (await answerRequest(request, worlds, true))!
  return { status: answer.status, said: (await answer.json()) as Record<string, unknown> }
}

describe('the tools', () => {
  test('say in words what the exchange refuses', async () => {
    expect(await order('quote', { assetsId: 'A99999', bidNo: '1' })).toEqual({
      status: 400,
      said: { error: '没有这个标的：A99999' },
    })
  })

  test.each(['constructor', 'toString', '__proto__', 'nothing'])('know no tool called %s', async (tool) => {
    expect(await order(tool, {})).toEqual({ status: 400, said: { error: 'refused' } })
  })

  test('load ten thousand assets', async () => {
    expect(await order('scenario', { name: 'many' })).toEqual({ status: 200, said: { scenario: 'many' } })
    expect(worlds.of('demo').tables.listings.size).toBeGreaterThan(10_000)
  })

  test('a quote tells the room as everybody may see it', async () => {
    const lot = worlds
      .of('demo')
      .market.biddingNow()
      .find(({ mode }) => mode === 'final')!
    const { said } = await order('quote', { assetsId: lot.assetsId, bidNo: '1001' })
    expect(said).toMatchObject({ assetsId: lot.assetsId, biddingPrice: null, biddingCount: lot.quotes.length })
  })
})
