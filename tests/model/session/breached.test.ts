import { describe, expect, test } from 'vitest'
import { readdirSync, statSync } from 'node:fs'
import { breachedPassword } from '#src/model/session/breached/breached.ts'
import { breachedBases, breachedWhole } from '#src/model/session/breached/entries.ts'
import { newPassword, passwordStrength } from '#src/model/validation/password.ts'

const breached = '这个密码曾在泄露的密码中出现，或与其相近，请换成几个互不相关的词或随机字符'
const runs = '这个密码主要由连续或重复的字符组成，容易被猜到，请换一个不按顺序的密码'
const context = '这个密码主要由本平台或当地的名称组成，容易被猜到，请换成与平台无关的内容'

/** What guessing at this site begins with; each satisfies the rule of composition. */
const firstGuesses =
  'Password1! Passw0rd! P@ssw0rd2026 Admin@123 Admin#2026 Welcome@2025 Qwer1234! Abc@12345 Abcd@1234 Aa123456! 1qaz@WSX Woaini1314! Woaini520@ Iloveyou1! Zhangwei@123 Wangwei#1990 Huawei@123 Huawei12#$ Dragon#1 Monkey123! Football@1 Summer2026! Spring@2025 January2026! October#26 Hello@World1 Test@1234 Root@1234 Passw0rd1234 Password@2026 Liverpool1! Michael@1990 Charlie#12 Superman1! Batman@123 Letmein!1 Trustno1! Master@123 Baseball#1 Starwars1! Asdf@1234 Zxcvbnm1! Qazwsx@123 1q2w3e4R! Q1w2e3r4! Aaaa1111! Abcabc1! Xiaoming@123 Laopo@520 Beijing2008! Shanghai@2010 Mima@123456 Ceshi@123 Guanliyuan1! Gongsi@2026 Admin@Root1 P@55w0rd! Pa$$w0rd1 Nihao@123 12345678Aa! Minjiang#2026 Minjiang@123 M1njiang! Mjcq@2026 Chengdu@2026 Sichuan#1 Chanquan2026! Jiaoyi@888 Minjiangjiaoyi1! Jingjia#2026 Paimai@2026 Guozi@2026 岷江Cq2026'.split(
    ' ',
  )

describe('a password known from leaks', () => {
  test.each(firstGuesses)('[ASVS 6.2.4] [ASVS 6.1.2] %s is refused', (password) => {
    expect(passwordStrength(password)).toBeGreaterThanOrEqual(3)
    expect(breachedPassword(password)).not.toBeNull()
  })

  test('[ASVS 6.2.4] [ASVS 6.2.12] at least 3,000 that satisfy the rule are refused, from the bare list and its usual endings', () => {
    const capital = (word: string) => `${word[0]!.toUpperCase()}${word.slice(1)}`
    const endings = ['1!', '@123', '#2026', '123!', '@1990', '!1', '1234!', '@520', '2025@', '_123#']
    const latin = [...breachedBases].filter((word) => /^[a-z]+$/.test(word))
    const listed = [
      ...latin.flatMap((word) => endings.map((ending) => `${capital(word)}${ending}`)),
      ...[...breachedWhole].map((word) => `${capital(word)}#9`),
    ].filter((password) => newPassword(password) === null)
    const distinct = new Set(listed)
    expect(distinct.size).toBeGreaterThan(3000)
    expect([...distinct].filter((password) => breachedPassword(password) === null)).toEqual([])
  })

  test.each([
    ['P@$$w0rd!2026', breached],
    ['drag0n#1999', breached],
    ['!!Monkey!!77', breached],
    ['SunShine20251231!', breached],
    ['Pass2026word!', breached],
    ['Ｐａｓｓｗｏｒｄ@1', breached],
    ['Tiger#Tiger1', breached],
    ['Aa11Aa11Aa11', runs],
    ['aB3$aB3$aB3$', runs],
    ['Abcdefg123!', runs],
    ['Poiuyt#987', runs],
    ['Minjiang#2026', context],
    ['m1nj1ang@CHENGDU', context],
    ['岷江产权2026Aa', context],
  ])('[ASVS 6.2.4] [ASVS 6.2.11] %s: %s', (password, problem) => {
    expect(breachedPassword(password)).toBe(problem)
  })

  test.each([
    'Kt4#wq9z',
    'Xk9#mP2$vL',
    'Teal-Otter-41-Quill',
    'correct horse Battery staple 9',
    ' Moss & Kettle 93 bridge ',
    '雨后青山-Kp7q!w',
    '密码要很长Ab1很长的',
    '😀aA1wwpq',
    'Minjiang-7hQ2xkw',
    `aA1#${'x9Kd'.repeat(15)}`,
  ])('[ASVS 6.2.12] %j, which no leak has, is accepted', (password) => {
    expect([newPassword(password), breachedPassword(password)]).toEqual([null, null])
  })

  test('[ASVS 6.2.4] the list and its rules have less than 40 KB', () => {
    const folder = 'src/model/session/breached'
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(`${folder}/${name}`).size, 0)
    expect(bytes).toBeLessThan(40_000)
  })
})
