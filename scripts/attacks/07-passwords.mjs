import { outcomeOf } from './ground.mjs'

export const title = 'Passwords that guessing begins with'

const words =
  'Password1! Passw0rd! P@ssw0rd2026 Admin@123 Admin#2026 Welcome@2025 Qwer1234! Abc@12345 Abcd@1234 Aa123456! 1qaz@WSX Woaini1314! Woaini520@ Iloveyou1! Zhangwei@123 Wangwei#1990 Huawei@123 Huawei12#$ Dragon#1 Monkey123! Football@1 Summer2026! Spring@2025 January2026! October#26 Hello@World1 Test@1234 Root@1234 Passw0rd1234 Password@2026 Liverpool1! Michael@1990 Charlie#12 Superman1! Batman@123 Letmein!1 Trustno1! Master@123 Baseball#1 Starwars1! Asdf@1234 Zxcvbnm1! Qazwsx@123 1q2w3e4R! Q1w2e3r4! Aaaa1111! Abcabc1! Xiaoming@123 Laopo@520 Beijing2008! Mima@123456 Gongsi@2026 Minjiang#2026 Minjiang@123 M1njiang! Chengdu@2026 Sichuan#1 Chanquan2026! Jiaoyi@888 Paimai@2026'.split(
    ' ',
  )

/** In one phone's name: register, or set a new password; the code is that of the newest message. */
export async function attack({ call, look, control, encrypted }) {
  const newest = async () => /验证码 (\d{6})/.exec((await look('inbox.json'))[0]?.text ?? '')?.[1]
  const sealed = async (password, source) => {
    const { data } = (await call('/api/blade-auth/oauth/captcha', { source })).json
    return { password: await encrypted(password, data), nonce: data.nonce }
  }
  const codeTo = async (telPhone, purpose, source) => {
    await control('clock', { jumpMs: 3_700_000 })
    await call('/api/dscq-user/sms/code', { body: { telPhone, code: purpose }, source })
    return newest()
  }
  const found = []
  for (const [place, word] of words.entries()) {
    const source = `127.0.0.${place + 2}`
    const isRegistering = place % 2 === 0
    const telPhone = isRegistering ? String(13_712_340_000 + place) : '13900000004'
    // Five codes a day go to one number.
    if (!isRegistering && place % 10 === 1) await control('clock', { jumpMs: 86_400_000 })
    const code = await codeTo(telPhone, isRegistering ? '2001' : '2002', source)
    const given = { telPhone, code, ...(await sealed(word, source)) }
    const { json } = isRegistering
      ? await call('/api/dscq-user/user/register', { body: { loginName: `guest${place}`, ...given }, source })
      : await call('/api/dscq-user/user/forget-password', { body: given, source })
    const what = isRegistering ? 'register with' : 'reset to'
    found.push(outcomeOf(`${what} ${word}`, json.code === 200, `${json.code} ${json.msg}`))
  }
  return found
}
