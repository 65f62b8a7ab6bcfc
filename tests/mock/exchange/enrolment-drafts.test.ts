import { describe, expect, test } from 'vitest'
import { enrolRefusal, type EnrolForm } from '#src/model/enrolment/schema.ts'
import { testExchange } from '#tests/support/exchange.ts'
import { actorOf, enrolled, fullForm, openListing, refusalOf, userNamed } from '../support/enrolment.ts'
import { linesOfLetter } from '../support/letter.ts'

const begin = (typeCode = '2') => {
  const { exchange, advance } = testExchange()
  const listing = openListing(exchange, (known) => known.typeCode === typeCode)
  const person = userNamed(exchange, 'person')
  const { assetsId } = listing
  return {
    exchange,
    advance,
    listing,
    person,
    save: (form: Partial<EnrolForm>, basis?: number) =>
      exchange.take('saveEnrolment', { assetsId, form, basis }, actorOf(person)),
    submit: (more: Partial<EnrolForm>, basis?: number) => {
      const form = fullForm(exchange, listing, person, more)
      return exchange.take('submitEnrolment', { assetsId, form, basis }, actorOf(person))
    },
  }
}

describe('the draft of an enrolment in two windows', () => {
  test('[BD-01] saving over an older version is refused and changes nothing; over the newest it is accepted', () => {
    const { exchange, advance, save } = begin()
    const first = save({ agency: '甲' }, 0)
    expect(first.version).toBe(1)
    advance(1_000)
    expect(save({ agency: '乙' }, 1)).toMatchObject({ id: first.id, version: 2, savedAt: first.savedAt + 1_000 })
    const [code, words] = refusalOf(() => save({ agency: '丙' }, 1))
    expect([code, words]).toEqual([enrolRefusal.overtaken, '草稿已在另一个窗口修改，请选择保留哪一份'])
    expect(exchange.enrolments.find(first.id)).toMatchObject({ version: 2, form: { agency: '乙' } })
    expect(save({ agency: '丙' }, 2).version).toBe(3)
  })

  test('[BD-01] so is saving in a window that has no draft loaded', () => {
    const { save } = begin()
    save({ agency: '甲' }, 0)
    expect(refusalOf(() => save({ agency: '乙' }, 0))[0]).toBe(enrolRefusal.overtaken)
    expect(save({ agency: '乙' }).version).toBe(2)
  })

  test('[BD-01] and submitting; submitting the same version again counts once', () => {
    const { exchange, save, submit } = begin()
    save({ agency: '甲' }, 0)
    const { id } = save({ agency: '乙' }, 1)
    expect(refusalOf(() => submit({ agency: '甲' }, 1))[0]).toBe(enrolRefusal.overtaken)
    expect(exchange.enrolments.find(id)?.state).toBe('DRAFT')
    expect(submit({ agency: '甲' }, 2).id).toBe(id)
    expect(submit({ agency: '甲' }, 2).id).toBe(id)
    expect(exchange.enrolments.find(id)).toMatchObject({ state: 'PENDING', version: 3 })
  })

  test('[BD-01] a new draft after a withdrawal starts with no version', () => {
    const { exchange, person, save, submit } = begin()
    const { id } = submit({}, 0)
    exchange.take('withdrawEnrolment', { id }, actorOf(person))
    expect(refusalOf(() => save({ agency: '甲' }, 1))[0]).toBe(enrolRefusal.overtaken)
    expect(save({ agency: '甲' }, 0).version).toBe(1)
  })
})

describe('declarations by the type of the asset (domain 6.3)', () => {
  test.each([
    ['1', 'ratio', { ratio: '0' }, '请填写拟受让比例，大于 0 且最多两位小数'],
    ['1', 'ratio', { ratio: '12.345' }, '请填写拟受让比例，大于 0 且最多两位小数'],
    ['4', 'investment', { investment: '0' }, '请填写拟投资额'],
    ['4', 'investment', { investment: '' }, '请填写拟投资额'],
    ['6', 'use', { use: ' ' }, '请填写租赁用途'],
  ] as const)('[BD-01] type %s: %s, and %j is refused', (typeCode, kind, more, words) => {
    const { exchange, listing, person, submit } = begin(typeCode)
    expect(exchange.enrolments.setupFor({ listing, userId: person.id }).intent?.kind).toBe(kind)
    expect(refusalOf(() => submit(more))).toEqual([enrolRefusal.missing, words])
    expect(submit({}).id).toBeTruthy()
  })

  test('[BD-01] no bidder can take more of a company than is offered', () => {
    const { exchange, listing, person, submit } = begin('1')
    const share = listing.facts.find(({ label }) => label === '转让比例')!.value.replace('%', '')
    expect(exchange.enrolments.setupFor({ listing, userId: person.id }).intent?.most).toBe(share)
    if (share !== '100')
      expect(refusalOf(() => submit({ ratio: '100' }))[1]).toBe(`拟受让比例不得超过转让比例 ${share}%`)
    expect(submit({ ratio: share }).id).toBeTruthy()
  })

  test('[BD-01] an asset for sale requires no such declaration', () => {
    const { exchange, listing, person, submit } = begin('2')
    expect(exchange.enrolments.setupFor({ listing, userId: person.id }).intent).toBeNull()
    expect(submit({ ratio: '', investment: '', use: '' }).id).toBeTruthy()
  })

  test.each([
    ['1', { ratio: '5' }, '拟受让比例：5%'],
    ['4', { investment: '2500000.5' }, '拟投资额：2,500,000.50 元'],
    ['6', { use: '开设书店' }, '租赁用途：开设书店'],
  ])('[BD-01] type %s: the receipt shows it', (typeCode, more, line) => {
    const { exchange, listing, person } = begin(typeCode)
    const id = enrolled(exchange, listing, person, more)
    const { url } = exchange.enrolments.find(id)!.documents.find(({ name }) => name === '报名回执.pdf')!
    expect(linesOfLetter(exchange, url)).toContain(line)
  })
})
