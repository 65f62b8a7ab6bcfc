import { describe, expect, test } from 'vitest'
import { createMessageTranslator } from '#src/shared/lib/text/message-translator.ts'
import { inSentence } from '#src/shared/lib/text/placeholders.ts'

const sentences = {
  验证码错误: 'The captcha is wrong',
  '发送过于频繁，请 {{seconds}} 秒后再试': 'Try again in {{seconds}} s',
  '{{name}}错误，还可以试 {{left}} 次': 'Wrong entry: {{name}}. Tries left: {{left}}',
  '没有{{what}}': 'There is no {{what}}',
  '账户不存在：{{name}}': 'No such account: {{name}}',
  '金额（元）应大于 {{least}} 元?': 'Above {{least}} (yuan)?',
  '{{what}}不得低于 {{least}}': 'Not below {{least}}, the {{what.label}}',
}
const known = {
  登录密码: 'Login password',
  估价: 'Estimate',
  底价: 'VAT price',
  '{{amount}} 打': '{{amount.twelve}} pieces',
}
const translateMessage = createMessageTranslator(sentences, known, {
  label: inSentence,
  twelve: (amount) => String(12 * Number(amount)),
})

describe('messages of the exchange, translated', () => {
  test.each([
    ['验证码错误', 'The captcha is wrong'],
    ['发送过于频繁，请 42 秒后再试', 'Try again in 42 s'],
    ['登录密码错误，还可以试 3 次', 'Wrong entry: Login password. Tries left: 3'],
    ['口令错误，还可以试 3 次', 'Wrong entry: 口令. Tries left: 3'],
    ['账户不存在：周 岷生', 'No such account: 周 岷生'],
    ['账户不存在：constructor', 'No such account: constructor'],
    ['账户不存在：一\n二', 'No such account: 一\n二'],
    ['账户不存在：{{what}}$&', 'No such account: {{what}}$&'],
    ['金额（元）应大于 1.5 元?', 'Above 1.5 (yuan)?'],
    ['登录密码', 'Login password'],
    ['估价不得低于 8', 'Not below 8, the estimate'],
    ['底价不得低于 8', 'Not below 8, the VAT price'],
    ['估价不得低于 2 打', 'Not below 24 pieces, the estimate'],
    ['总价不得低于 8', 'Not below 8, the 总价'],
  ])('%s → %s', (chinese, english) => {
    expect(translateMessage(chinese)).toBe(english)
  })

  test.each([
    '发送过于频繁，请 秒后再试',
    '注意：发送过于频繁，请 42 秒后再试',
    '发送过于频繁，请 42 秒后再试。',
    '金额（元）应大于 1.5 ',
    '',
    'constructor',
  ])('%j is unknown', (chinese) => {
    expect(translateMessage(chinese)).toBeNull()
  })
})
