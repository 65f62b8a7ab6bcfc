import { centre, duel, expectWon, open, roomOf, untilEnd } from '../bidding/duel.ts'
import { expect, test } from '../support/test.ts'

test(
  '[A5] dutch auction: two accept at the same moment; one wins, and the other learns why not',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    test.setTimeout(180_000)
    const both = await duel('dutch-auction', { page, person, exchange })
    const { lot, one, two } = both
    await open(both)
    const { current } = await untilEnd(both)
    const seats = [one, two]
    for (const seat of seats) await centre(seat.page).getByRole('checkbox', { name: '我已知悉应价即成交' }).check()
    const answers = await Promise.all(
      seats.map(async (seat) => {
        const [answer] = await Promise.all([
          seat.page.waitForResponse((response) => /dutch-auction\/quote/.test(response.url())),
          centre(seat.page).getByRole('button', { name: /^应价/ }).click(),
        ])
        return (await answer.json()) as { code: number; msg: string }
      }),
    )
    const accepted = answers.findIndex(({ code }) => code === 200)
    expect(answers.map(({ code }) => code === 200).filter(Boolean)).toHaveLength(1)
    const [winner, loser] = [seats[accepted]!, seats[1 - accepted]!]
    expect(answers[1 - accepted]!.msg).not.toBe('')
    await expect(loser.page.getByText(answers[1 - accepted]!.msg).first()).toBeVisible()
    await expectWon(winner, loser, lot, current!)
    expect((await roomOf(page, lot.roomId)).result).toMatchObject({ kind: 'DEAL', bidNo: winner.bidNo })
  },
)
