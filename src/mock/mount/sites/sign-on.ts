import { worldCookie, worldName, type Worlds } from '../../worlds.ts'
import { cookieOf } from '../http/cookie.ts'
import { escaped, toolPage } from '../http/html.ts'

/**
 * Single sign-on of the public resource trading site, and sign-on with a certificate: the user chooses an account and returns to
 * /loginCallback with a code and the portal's `state`, which is empty if the sign-on began there.
 */
export function answerSignOn(request: Request, url: URL, worlds: Worlds): Response {
  const exchange = worlds.of(worldName(cookieOf(request, worldCookie)))
  const state = (url.searchParams.get('state') ?? '').slice(0, 200)
  if (url.pathname === '/sso/authorize' || url.pathname === '/sso/certificate') {
    const choices = [...exchange.tables.users.values()].map(({ id, name, loginName, persona }) => {
      const href = `/sso/grant?${new URLSearchParams({ user: id, state }).toString()}`
      return `<li><a href="${escaped(href)}">${escaped(name || loginName)}</a>（${escaped(persona)}）</li>`
    })
    const title = url.pathname === '/sso/certificate' ? '数字证书认证（模拟）' : '公共资源交易平台 统一身份认证（模拟）'
    return toolPage(title, `<p>选择一个账户登录岷江产权交易网：</p><ul>${choices.join('')}</ul>`)
  }
  if (url.pathname === '/sso/grant') {
    const user = exchange.tables.users.get(url.searchParams.get('user') ?? '')
    const code = user ? exchange.take('newSsoCode', { userId: user.id }, { userId: null, visitor: '' }) : 'denied'
    const back = `/loginCallback?${new URLSearchParams({ code, state }).toString()}`
    return new Response(null, { status: 302, headers: { location: back, 'cache-control': 'no-store' } })
  }
  return new Response('not found', { status: 404 })
}
