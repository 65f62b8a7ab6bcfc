import { describe, expect, test } from 'vitest'
import { partsOf } from '#src/shared/lib/html/parts.ts'
import { straddling } from '../../../e2e/reading/corpus/long.ts'
import { cpuTimeOf } from '#tests/support/cpu-time.ts'

const paragraph = `<p class="x">${'字'.repeat(980)}<br>行</p>`
const long = paragraph.repeat(40)

describe('[CT-02] parts of a long text', () => {
  test('a short text is one part', () => {
    expect(partsOf('')).toEqual([''])
    expect(partsOf(paragraph.repeat(20))).toEqual([paragraph.repeat(20)])
  })

  test('a long one is cut behind outermost elements: 2,000 characters first, then at least 12,000', () => {
    const parts = partsOf(long)
    expect(parts.map(({ length }) => length)).toEqual([2004, 12_024, 12_024, 12_024, 2004])
    expect(parts.join('')).toBe(long)
    for (const part of parts.slice(0, -1)) expect(part).toMatch(/<\/p>$/)
  })

  test('an element is never cut', () => {
    const table = `<table>${'<tr><td>格</td></tr>'.repeat(2000)}</table>`
    expect(partsOf(paragraph + table + paragraph)).toEqual([paragraph + table, paragraph])
  })

  test.each([
    ['an element without an end', `<div>${long}`],
    ['an end without an element', `${long}</div>`],
    ['elements out of order', `${paragraph.repeat(20)}<b><i>字</b></i>${paragraph.repeat(20)}`],
    ['a comment', `${paragraph.repeat(20)}<!-- </p> -->${paragraph.repeat(20)}`],
    ['a script', `${paragraph.repeat(20)}<script>"</p>"</script>${paragraph.repeat(20)}`],
    ['a drawing', `${paragraph.repeat(20)}<svg><p></p></svg>${paragraph.repeat(20)}`],
    ['a tag in an attribute', `${paragraph.repeat(20)}<a title="<b>">字</a>${paragraph.repeat(20)}`],
  ])('%s keeps the text whole', (_, html) => {
    expect(partsOf(html)).toEqual([html])
  })

  test.each([
    ['a sign that a quote may hold', '<a title="1 &lt; 2, it\'s so" href=/a>字</a>'],
    ['an attribute without quotes', '<td width=10 nowrap>字</td>'],
  ])('%s does not', (_, html) => {
    expect(partsOf(paragraph.repeat(20) + html + paragraph.repeat(20)).length).toBeGreaterThan(1)
  })

  test.each(straddling.map((html) => [html.slice(2 * 987).replaceAll(/(?:<p>)?(?:字|割){9,}(?:<\/p>)?/g, '…'), html]))(
    'a part never ends in the midst of what a hostile text tries: %s',
    (_, html) => {
      expect(partsOf(html)).toEqual([html])
    },
  )

  test('takes linear time on any text', () => {
    for (const unit of ['<a "', '<a ""\'', '"', '<', '<p>', '</p>', "<a b='<"])
      expect(cpuTimeOf(() => partsOf(unit.repeat(100_000)))).toBeLessThan(1000)
  })
})
