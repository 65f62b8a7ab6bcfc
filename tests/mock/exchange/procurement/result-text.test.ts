import { describe, expect, test } from 'vitest'
import { english } from '#src/locales/en.ts'
import { resultText } from '#src/mock/exchange/procurement/result-text.ts'

const works = { name: '某工程', method: 'open' } as const
const [east, west] = ['第一标段（东片区）', '第二标段（西片区）']

describe('[PU-06] the message on a result', () => {
  test('tells each lot where they differ', () => {
    const text = resultText(works, [
      { name: east, outcome: 'won', holdsBond: true },
      { name: west, outcome: 'lost', holdsBond: true },
    ])
    expect(text).toBe(
      '“某工程”的结果已公告：“第一标段（东片区）”您已中标，请按通知签订合同；“第二标段（西片区）”您未中标，保证金将连同利息退还',
    )
    expect(english.translateMessage(text)).toBe(
      'The result of “某工程” is published. “第一标段（东片区）”: you have won; please sign the contract as notified; “第二标段（西片区）”: you have not won; your bond comes back with interest',
    )
  })

  test('tells lots with the same result at once, and names no bond that was not paid', () => {
    const lost = (name: string) => ({ name, outcome: 'lost', holdsBond: false }) as const
    expect(resultText(works, [lost(east), lost(west)])).toBe('“某工程”的结果已公告：您未中标')
    expect(resultText(works, [lost(east), { name: west, outcome: 'none', holdsBond: true }])).toBe(
      '“某工程”的结果已公告：“第一标段（东片区）”您未中标；“第二标段（西片区）”您未递交响应文件，保证金将连同利息退还',
    )
  })

  test('speaks of no bid where there was no tender', () => {
    const inquiry = { name: '某采购', method: 'inquiry' } as const
    const shown = (outcome: 'won' | 'lost', holdsBond: boolean) =>
      resultText(inquiry, [{ name: '整体采购', outcome, holdsBond }])
    expect(shown('won', true)).toBe('“某采购”的结果已公告：您已成交，请按通知签订合同')
    expect(shown('lost', true)).toBe('“某采购”的结果已公告：您未成交，保证金将连同利息退还')
    expect(shown('lost', false)).toBe('“某采购”的结果已公告：您本次未成交')
  })

  test('says of who was silent in an auction that they did not quote', () => {
    const auction = { name: '某采购', method: 'auction' } as const
    const shown = (holdsBond: boolean) => resultText(auction, [{ name: '整体采购', outcome: 'none', holdsBond }])
    expect(shown(false)).toBe('“某采购”的结果已公告：您未报价')
    expect(shown(true)).toBe('“某采购”的结果已公告：您未报价，保证金将连同利息退还')
  })

  test('tells a follower that there is one', () => {
    expect(resultText(works, [])).toBe('“某工程”的结果已公告')
  })
})
