import { createHash, randomBytes } from 'node:crypto'
import { outcomeOf } from './ground.mjs'

export const title = 'A sign-on at another site gives the account away'

const seen = ({ json, status }) => `${json?.code ?? status} ${json?.msg ?? ''}`.trim()

/** The codes of the site, as its page gives them out, and what they are redeemed with. */
function signOns({ call, within }) {
  const idOf = async (loginName) => {
    const { text } = await within({ path: '/sso/authorize' })
    const names = { person: '周岷生', company: '成都岷岸实业有限公司' }
    return new RegExp(`/sso/grant\\?user=(U\\d+)[^>]*>${names[loginName]}<`).exec(text)?.[1]
  }
  const codeOf = async (loginName, query = {}) => {
    const search = new URLSearchParams({ user: await idOf(loginName), state: 's', ...query }).toString()
    const { headers } = await within({ path: `/sso/grant?${search}` })
    return new URL(headers.location ?? '/', 'http://portal.example').searchParams.get('code')
  }
  const redeem = (code, proof = {}) =>
    call('/api/oauth/token', {
      query: {
        grant_type: 'authorization_code',
        client_id: 'minjiang-portal',
        client_secret: 'minjiang-portal',
        code,
        ...proof,
      },
      body: {},
    })
  return { codeOf, redeem }
}

/** A code that was read on its way, without the verifier that the browser of the victim keeps. */
async function stolenCode({ within }, { codeOf, redeem }) {
  const verifier = randomBytes(32).toString('hex')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const proof = { code_challenge: challenge, code_challenge_method: 'S256' }
  const code = await codeOf('person', proof)
  const bare = await redeem(code)
  const guessed = await redeem(await codeOf('person', proof), { code_verifier: 'x'.repeat(64) })
  const plain = await within({ path: `/sso/authorize?code_challenge=${'x'.repeat(43)}&code_challenge_method=plain` })
  return [
    outcomeOf('redeem a code that was read on its way', bare.json.code === 200, seen(bare)),
    outcomeOf('redeem it with a verifier of one’s own', guessed.json.code === 200, seen(guessed)),
    outcomeOf('have the challenge sent in the open', plain.status === 200, String(plain.status)),
  ]
}

/** A thief was first: the victim’s own use of the code shows it, and the thief’s session has to end. */
async function usedTwice({ call }, { codeOf, redeem }) {
  const code = await codeOf('person')
  const thief = (await redeem(code)).json.data?.access_token
  await redeem(code)
  const alive = await call('/api/dscq-user/user/detail', { token: thief })
  return [outcomeOf('keep the session of a code that came twice', alive.json.code === 200, seen(alive))]
}

/** What the page of the victim shows to a link with the code of the attacker. */
async function plantedCode({ openPage }, { codeOf }) {
  const page = await openPage()
  const tokens = []
  page.on('request', (request) => request.url().includes('/oauth/token') && tokens.push(request.url()))
  await page.goto(`/loginCallback?code=${await codeOf('company')}`)
  await page.getByRole('heading', { name: '确认登录账户' }).waitFor({ timeout: 60_000 })
  const text = await page.getByRole('main').innerText()
  const planted = page.url()
  const tokensBefore = tokens.length
  await page.goto('/login')
  await page.getByRole('button', { name: '公共资源交易平台登录' }).click()
  await page.waitForURL('**/sso/authorize?**')
  const state = new URL(page.url()).searchParams.get('state')
  await page.goto(`/loginCallback?state=${state}&code=${await codeOf('company')}`)
  const isIn = await page
    .waitForFunction(() => /"baseUserId":"U/.test(localStorage.getItem('session:v1') ?? ''), null, { timeout: 20_000 })
    .then(
      () => true,
      () => false,
    )
  return [
    outcomeOf('sign the victim in without a word', tokensBefore > 0 || planted.includes('code='), planted),
    outcomeOf('hide from the victim from where it comes', !text.includes('来源网站'), text.split('\n')[0]),
    outcomeOf('put a code into a sign-on that the victim began', isIn, page.url()),
  ]
}

export async function attack(ground) {
  const site = signOns(ground)
  return [...(await stolenCode(ground, site)), ...(await usedTwice(ground, site)), ...(await plantedCode(ground, site))]
}
