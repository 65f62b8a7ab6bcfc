import { unzlibSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { oauthCaptcha } from '#src/api/endpoints/auth.ts'
import { captchaVoice as captchaVoiceCall } from '#src/api/endpoints/captcha.ts'
import { validateCaptcha } from '#src/api/endpoints/system.ts'
import { Refusal } from '#src/mock/exchange/refusal.ts'
import { strokesOf } from '#src/mock/handlers/shapes/captcha-glyphs.ts'
import { captchaPicture } from '#src/mock/handlers/shapes/captcha-picture.ts'
import { captchaVoice } from '#src/mock/handlers/shapes/captcha-voice.ts'
import { ask, dataOf, testExchange } from '#tests/support/exchange.ts'

const visitor = { userId: null, visitor: '' }
const bytesOf = (address: string) => Buffer.from(address.split(',')[1] ?? '', 'base64')

/** The size of a PNG, its palette and the places of its pixels in it. */
function pixelsOf(address: string) {
  const png = bytesOf(address)
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  const [width, height] = [chunks.get('IHDR')!.readUInt32BE(0), chunks.get('IHDR')!.readUInt32BE(4)]
  const rows = unzlibSync(chunks.get('IDAT')!)
  const pixels = Array.from({ length: height }, (_, y) => rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)))
  return { width, height, colours: chunks.get('PLTE')!.length / 3, pixels, names: [...chunks.keys()] }
}

/** Samples of an 8-bit WAV file, -1 to 1. */
function samplesOf(address: string) {
  const wav = bytesOf(address)
  expect([wav.toString('latin1', 0, 4), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual(['RIFF', 8000, 8])
  expect(wav.readUInt32LE(40)).toBe(wav.length - 44)
  return Array.from(wav.subarray(44), (byte) => (byte - 128) / 127)
}

const refusal = (action: () => unknown) => {
  try {
    action()
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.message]
    throw error
  }
  return null
}

describe('the picture of a captcha', () => {
  test.each([oauthCaptcha, validateCaptcha])('[ASVS 6.3.1] $path has pixels and no text', async (endpoint) => {
    const { exchange } = testExchange()
    const { uuid, image, ...rest } = await dataOf(exchange, endpoint, {})
    const text = exchange.accounts.captchaText(uuid)!
    expect(image).toMatch(/^data:image\/png;base64,[A-Za-z\d+/=]+$/)
    expect(Object.keys(rest).toSorted()).toEqual(['nonce', 'publicKey'])
    expect(JSON.stringify({ uuid, ...rest })).not.toContain(text)
    expect(bytesOf(image).toString('latin1')).not.toContain(text)
    const { width, height, names } = pixelsOf(image)
    expect([width, height, names]).toEqual([240, 88, ['IHDR', 'PLTE', 'IDAT', 'IEND']])
    expect(image.length).toBeLessThan(20_000)
  })

  test('[ASVS 6.3.1] one text has another picture for each captcha, and the secret key decides it', () => {
    const pictures = ['a', 'b', 'c'].map((key) => captchaPicture('ABCD', key))
    expect(new Set(pictures).size).toBe(3)
    expect(captchaPicture('ABCD', 'a')).toBe(pictures[0])
  })

  test('each character that a captcha may have is drawn, dark on light, within the picture', () => {
    for (const letter of 'ABCDEFGHJKMNPQRSTUWXY3479') {
      expect(strokesOf(letter).length, letter).toBeGreaterThan(0)
      const { pixels, colours } = pixelsOf(captchaPicture(letter, 'one'))
      const dark = pixels.flatMap((row) => [...row]).filter((value) => value > colours / 2).length
      expect(dark, letter).toBeGreaterThan(700)
      // The edges stay light but for the lines that cross the picture.
      expect([...pixels[0]!].filter((value) => value > colours / 2).length).toBeLessThan(60)
    }
  })

  test('the characters of captchas have glyphs', () => {
    const { exchange } = testExchange()
    for (let turn = 0; turn < 200; turn += 1)
      for (const letter of exchange.take('newCaptcha', {}, visitor).text) expect(strokesOf(letter)).not.toEqual([])
  })
})

describe('the voice of a captcha', () => {
  test('[ASVS 6.3.1] six digits last as long as speech, are loud enough and never clipped, whatever is drawn', () => {
    for (const [turn, text] of ['012345', '678901', '222222', '333333', '555555', '987654'].entries()) {
      const samples = samplesOf(captchaVoice(text, `key ${turn}`))
      const seconds = samples.length / 8000
      expect(seconds).toBeGreaterThan(3.5)
      expect(seconds).toBeLessThan(9)
      const peak = Math.max(...samples.map(Math.abs))
      expect(peak).toBeGreaterThan(0.45)
      expect(peak).toBeLessThan(0.95)
      // Stretches of 50 ms that speak, and those of a pause in which only noise is heard.
      const levels = Array.from(
        { length: Math.floor(samples.length / 400) },
        (_, part) => Math.hypot(...samples.slice(part * 400, part * 400 + 400)) / 20,
      )
      expect(levels.filter((level) => level > 0.1).length).toBeGreaterThan(20)
      const quiet = levels.filter((level) => level < 0.06)
      expect(quiet.length).toBeGreaterThan(20)
      expect(Math.min(...quiet)).toBeGreaterThan(0.003)
    }
  })

  test('[ASVS 6.3.1] its digits solve the captcha once, and so do the characters of the picture', async () => {
    const { exchange } = testExchange()
    for (const way of ['digits', 'text'] as const) {
      const { uuid, text } = exchange.take('newCaptcha', {}, visitor)
      const digits = exchange.take('speakCaptcha', { uuid }, visitor)
      expect(digits).toMatch(/^\d{6}$/)
      const solution = { uuid, captcha: way === 'digits' ? digits : text }
      const send = (telPhone: string) => exchange.take('sendSms', { telPhone, purpose: '1008', solution }, visitor)
      refusal(() => exchange.take('sendSms', { telPhone: '13812345678', purpose: '1008' }, visitor))
      exchange.shift(61_000)
      expect(send('13812345678').uuid).toMatch(/^[a-z\d]{26}$/)
      exchange.shift(61_000)
      expect(refusal(() => send('13812345678'))).toEqual([4003, '验证码已过期，请刷新后重试'])
    }
    const { uuid } = exchange.take('newCaptcha', {}, visitor)
    const spoken = await ask(exchange, captchaVoiceCall, { uuid })
    expect(spoken.data.audio).toMatch(/^data:audio\/wav;base64,/)
    expect(Object.keys(spoken.data)).toEqual(['audio'])
  })

  test('[ASVS 6.3.1] it says the same digits three times, and then no more; of an unknown captcha it says nothing', () => {
    const { exchange, advance } = testExchange()
    const { uuid } = exchange.take('newCaptcha', {}, visitor)
    const speak = () => exchange.take('speakCaptcha', { uuid }, visitor)
    expect(new Set([speak(), speak(), speak()]).size).toBe(1)
    expect(refusal(speak)).toEqual([429, '这个验证码已播放多次，请换一张再听'])
    const other = exchange.take('newCaptcha', {}, visitor)
    advance(5 * 60_000 + 1)
    for (const id of [other.uuid, 'made-up'])
      expect(refusal(() => exchange.take('speakCaptcha', { uuid: id }, visitor))).toEqual([
        403,
        '验证码已过期，请刷新后重试',
      ])
  })
})
