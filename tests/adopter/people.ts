import { openAes } from '#src/mock/mount/node-aes.ts'
import { type Answer, type Question, refuse, say } from './answers.ts'
import { person } from './person.ts'

/** Neither the login answer nor the user info of the specification has a `username` (spec 3). */
const info = { loginName: person.loginName, name: '张岷', authStatus: 3, headImg: '' }

/** The passphrase that the portal is configured with for backends of the older cipher. */
const passphrase = 'minjiang-portal-password'
const captchaId = 'captcha-1'
const accessToken = 'access-1'
const refreshToken = 'refresh-1'
const tokens = { access_token: accessToken, refresh_token: refreshToken, baseUserId: 30001, isAllowAccess: true }

/** The specification does not define the fields of a captcha; without a key for the password the older cipher applies. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><text x="20" y="28">${person.captcha}</text></svg>`,
)}`

/** The encrypted text contains a nonce, a time and the password. */
function passwordIn(encrypted: unknown): string | null {
  try {
    const parts = JSON.parse(openAes(String(encrypted), passphrase)) as unknown[]
    return typeof parts[2] === 'string' ? parts[2] : null
  } catch {
    return null
  }
}

/** The token endpoint gives the reason in a field of its own; codes 369, 407 and 403 go to the caller (spec 8). */
const loginRefused = (code: number, error_description: string): Answer => ({
  status: 200,
  body: { code, msg: null, data: null, error_description },
})

function token({ grant_type: grant, ...given }: Question['input']): Answer {
  if (grant === 'refresh_token')
    return given['refresh_token'] === refreshToken ? say(tokens) : loginRefused(403, '令牌已失效')
  if (grant !== 'password') return loginRefused(403, '不支持的登录方式')
  if (given['uuid'] !== captchaId || given['captcha'] !== person.captcha) return loginRefused(403, '验证码错误')
  const isRight = given['username'] === person.loginName && passwordIn(given['password']) === person.password
  return isRight ? say(tokens) : loginRefused(403, '账号或密码错误')
}

export const isPerson = ({ bearer }: Pick<Question, 'bearer'>): boolean => bearer === accessToken

type Call = (question: Question) => Answer

const calls: Readonly<Record<string, Call>> = {
  'POST /oauth/token': ({ input }) => token(input),
  'GET /blade-auth/oauth/captcha': () => say({ uuid: captchaId, image: picture }),
  'GET /dscq-system/validate-code/captcha': () => say({ uuid: captchaId, image: picture }),
  'POST /dscq-user/user/register': () => say(null),
  'POST /dscq-user/user/forget-password': () => say(null),
  'POST /dscq-user/sms/code': () => say(null),
  'GET /logout': () => say(null),
  'GET /dscq-user/user/detail': (question) => (isPerson(question) ? say(info) : refuse(401, '请先登录')),
}

/** The answers about people; null for a call that the specification does not name. */
export const answerPeople = (question: Question): Answer | null =>
  calls[`${question.method} ${question.path}`]?.(question) ?? null

export const peopleCalls: readonly string[] = Object.keys(calls)
