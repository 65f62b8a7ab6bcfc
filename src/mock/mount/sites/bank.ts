import { bankPayPath, type BankReport } from '../../exchange/deposits/gateway.ts'
import type { Exchange } from '../../worlds.ts'
import { Refusal } from '../../exchange/refusal.ts'
import { closedPayment } from '#src/model/deposit/closed-payment.ts'
import type { GatewayOrder } from '#src/model/deposit/schema.ts'
import { grouped } from '#src/model/money/money.ts'
import { capitals } from '#src/model/money/capitals.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { payee } from '../../exchange/deposits/banks.ts'
import { escaped, htmlPage } from '../http/html.ts'

const noUser = { userId: null, visitor: '' }

const back = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

const stylePath = '/mock-bank/style.css'
const channels: Readonly<Record<string, string>> = { b2c: '个人网银', b2b: '企业网银', quick: '快捷支付' }

const style = `*{box-sizing:border-box}body{margin:0;background:#eef2f5;color:#1b2430;font:16px/1.6 -apple-system,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
header{padding:16px 24px;background:#0d4f4a;color:#fff;font-size:20px;font-weight:600}
header small{margin-left:12px;font-size:13px;font-weight:400}
main{max-width:560px;margin:32px auto;padding:24px;border:1px solid #d5dde3;border-radius:8px;background:#fff}
h1{margin:0 0 16px;font-size:20px}
dl{display:grid;grid-template-columns:6em 1fr;gap:8px 16px;margin:0 0 24px}
dt{color:#465264}dd{margin:0;overflow-wrap:anywhere}
.sum{color:#0d4f4a;font-size:28px;font-weight:700;font-variant-numeric:tabular-nums}
form{display:inline}button,a.linkButton{display:inline-flex;align-items:center;min-height:40px;margin:0 8px 8px 0;padding:6px 20px;border:1px solid #0d4f4a;border-radius:6px;background:#fff;color:#0d4f4a;font:inherit;text-decoration:none;cursor:pointer}
button.primary{background:#0d4f4a;color:#fff}
footer{color:#465264;font-size:13px;text-align:center}`

const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

const bankPage = (title: string, body: string): Response =>
  htmlPage({
    title,
    style: stylePath,
    head: '蜀川银行<small>网上银行（模拟）</small>',
    body,
    foot: '本页为模拟银行，不会发生真实支付',
  })

const stateTexts: Readonly<Record<string, string>> = {
  processing: '银行正在处理，请勿重复支付。',
  paid: '该笔支付已成功，请勿重复支付。',
  failed: '该笔支付未成功，未扣款。请返回后重新发起。',
}

/** Why a payment takes no more money. */
function overText(order: GatewayOrder): string {
  if (order.state !== 'closed') return stateTexts[order.state] ?? ''
  const { text, reason } = closedPayment(order)
  return reason === null ? `${text}。` : `${text}：${reason}。`
}

/** `isPressed`: somebody has just chosen, on a page that was out of date. */
function payPage(exchange: Exchange, orderId: string, isPressed = false): Response {
  const { till, order } = exchange.gateway.orderOf(orderId)
  const answer = (result: BankReport, label: string, look = '') =>
    `<form method="post" action="${bankPayPath}"><input type="hidden" name="order" value="${escaped(orderId)}"><input type="hidden" name="result" value="${result}"><button class="${look}">${label}</button></form>`
  const choice =
    order.state === 'pending'
      ? answer('paid', '确认支付', 'primary') + answer('later', '支付，银行稍后处理') + answer('failed', '支付失败')
      : `<p${isPressed ? ' role="alert"' : ''}><strong>${escaped(overText(order))}</strong></p>`
  const facts = [
    ['订单号', orderId.slice(0, 12).toUpperCase()],
    ['支付方式', channels[order.channel ?? ''] ?? '网上支付'],
    ['收款方', payee],
    ['付款户名', till.payer],
    ['付款用途', till.subject],
    ['订单时间', dateTime(order.at)],
    ['金额大写', capitals(order.amount) ?? ''],
  ].map(([label = '', value = '']) => `<dt>${label}</dt><dd>${escaped(value)}</dd>`)
  const backLink = `<a class="linkButton" href="${escaped(till.backTo(orderId))}">${escaped(till.backLabel)}</a>`
  return bankPage(
    '确认付款',
    `<p class="sum">¥ ${grouped(order.amount, 2)}</p><dl>${facts.join('')}</dl>${choice}<p>${backLink}</p>`,
  )
}

const reports: ReadonlySet<string> = new Set<BankReport>(['paid', 'failed', 'later'])
const isReport = (text: string): text is BankReport => reports.has(text)

async function takeReport(request: Request, exchange: Exchange): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  const orderId = form.get('order') ?? ''
  const report = form.get('result') ?? ''
  if (!isReport(report)) return new Response('bad request', { status: 400 })
  // The page was opened before another window, or the time, has ended the payment.
  if (exchange.gateway.orderOf(orderId).order.state !== 'pending') return payPage(exchange, orderId, true)
  const { backTo } = exchange.take('bankSays', { orderId, word: report }, noUser)
  return exchange.gateway.orderOf(orderId).order.state === 'closed' ? payPage(exchange, orderId, true) : back(backTo)
}

/** The bank behind the gateway: the user pays there and returns to the portal. */
export async function answerBank(request: Request, url: URL, exchange: Exchange): Promise<Response> {
  if (url.pathname === stylePath)
    return new Response(style, { headers: { ...headers, 'content-type': 'text/css; charset=utf-8' } })
  if (url.pathname !== bankPayPath) return new Response('not found', { status: 404 })
  try {
    exchange.advance()
    if (request.method === 'GET') return payPage(exchange, url.searchParams.get('order') ?? '')
    return await takeReport(request, exchange)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return bankPage('无法支付', `<p>${escaped(error.message)}</p>`)
  }
}
