import { worldCookie, worldName, type Worlds } from '../../worlds.ts'
import { cookieOf } from '../http/cookie.ts'
import { escaped, toolPage } from '../http/html.ts'

const titles: Readonly<Record<string, string>> = {
  '/sso/authorize': '公共资源交易平台 统一身份认证（模拟）',
  '/sso/certificate': '数字证书认证（模拟）',
}

/** The challenge of a request (RFC 7636); null without one, undefined for one that is refused, as any but S256 is. */
function challengeOf({ searchParams }: URL): string | null | undefined {
  const [challenge, method] = [searchParams.get('code_challenge'), searchParams.get('code_challenge_method')]
  if (challenge === null) return method === null ? null : undefined
  return method === 'S256' && /^[\w-]{43}$/.test(challenge) ? challenge : undefined
}

/**
 * Single sign-on of the public resource trading site, and sign-on with a certificate: the user chooses an account and returns to
 * /loginCallback with a code and the portal's `state`, which is empty if the sign-on began there.
 */
export function answerSignOn(request: Request, url: URL, worlds: Worlds): Response {
  const exchange = worlds.of(worldName(cookieOf(request, worldCookie)))
  const state = (url.searchParams.get('state') ?? '').slice(0, 200)
  const challenge = challengeOf(url)
  if (challenge === undefined) return new Response('invalid_request: code_challenge', { status: 400 })
  const title = titles[url.pathname]
  if (title !== undefined) {
    const proof: Record<string, string> =
      challenge === null ? {} : { code_challenge: challenge, code_challenge_method: 'S256' }
    const choices = [...exchange.tables.users.values()].map(({ id, name, loginName, persona }) => {
      const href = `/sso/grant?${new URLSearchParams({ user: id, state, ...proof }).toString()}`
      return `<li><a href="${escaped(href)}">${escaped(name || loginName)}</a>（${escaped(persona)}）</li>`
    })
    return toolPage(title, `<p>选择一个账户登录岷江产权交易网：</p><ul>${choices.join('')}</ul>`)
  }
  if (url.pathname === '/sso/logout') return toolPage('公共资源交易平台（模拟）', '<p>已退出公共资源交易平台。</p>')
  if (url.pathname === '/sso/grant') {
    const user = exchange.tables.users.get(url.searchParams.get('user') ?? '')
    const code = user
      ? exchange.take('newSsoCode', { userId: user.id, challenge }, { userId: null, visitor: '' })
      : 'denied'
    const back = `/loginCallback?${new URLSearchParams({ code, state }).toString()}`
    return new Response(null, { status: 302, headers: { location: back, 'cache-control': 'no-store' } })
  }
  return new Response('not found', { status: 404 })
}
