import { brand } from '#src/shared/config/brand.ts'
import { maskedDocument, maskedName } from '#src/model/kyc/masked.ts'
import { faceCheckReasonLabels } from '#src/model/kyc/labels.ts'
import type { Exchange } from '../../worlds.ts'
import { facePath, type FaceVerdict, returnOf } from '../../exchange/kyc/face-check.ts'
import { Refusal } from '../../exchange/refusal.ts'
import { escaped, htmlPage } from '../http/html.ts'

const noUser = { userId: null, visitor: '' }
const stylePath = '/mock-face/style.css'
const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }

const style = `*{box-sizing:border-box}body{margin:0;background:#eef2f5;color:#1b2430;font:16px/1.6 -apple-system,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
header{padding:14px 20px;background:#17408b;color:#fff;font-size:18px;font-weight:600}
header small{margin-left:10px;font-size:13px;font-weight:400}
main{max-width:420px;margin:16px auto;padding:20px;border:1px solid #d5dde3;border-radius:8px;background:#fff}
h1{margin:0 0 12px;font-size:20px}h2{margin:20px 0 8px;font-size:16px}
dl{display:grid;grid-template-columns:5em 1fr;gap:6px 12px;margin:0 0 16px}dt{color:#465264}dd{margin:0;overflow-wrap:anywhere}
label{display:flex;gap:10px;align-items:flex-start;margin:0 0 16px}input{flex:none;width:20px;height:20px;margin-top:3px}
button{display:block;width:100%;min-height:44px;margin:0 0 10px;padding:8px 16px;border:1px solid #17408b;border-radius:6px;background:#fff;color:#17408b;font:inherit;cursor:pointer}
button.primary{background:#17408b;color:#fff}
.wrong{color:#a3230f}
footer{max-width:420px;margin:0 auto 24px;padding:0 20px;color:#465264;font-size:13px}`

/** A page of the identity service, for a phone. */
const phonePage = (title: string, body: string, status = 200): Response =>
  htmlPage({
    title,
    style: stylePath,
    head: '蜀信身份核验<small>人脸识别（模拟）</small>',
    body,
    foot: '本页为模拟的身份核验服务，不会打开摄像头，也不采集任何人脸信息。',
    status,
    headers,
  })

const over = (text: string, status: number) =>
  phonePage('无法继续', `<p role="alert">${escaped(text)}</p><p>请回到电脑页面查看。</p>`, status)

const purposeLabels = { kyc: '实名认证', seal: '印章申请', contract: '合同签署' } as const

/** Asked here unless the portal’s page has asked before. */
const consentBox = (purpose: string): string =>
  `<label><input type="checkbox" name="consent" value="1"><span>我同意采集并比对本人的人脸信息，仅用于本次${purpose}，比对结束即删除</span></label>
`

function askPage(exchange: Exchange, token: string, problem = ''): Response {
  exchange.take('openFace', { token }, noUser)
  const check = exchange.kyc.faces.find(token)
  if (!check) return over('没有这项核验', 404)
  const { name, docNumber } = check.holder
  const purpose = purposeLabels[check.purpose]
  const failures = Object.entries(faceCheckReasonLabels).map(
    ([verdict, text]) => `<button name="verdict" value="${verdict}">${escaped(text)}</button>`,
  )
  const wrong = problem ? `<p class="wrong" role="alert">${escaped(problem)}</p>` : ''
  return phonePage(
    '人脸识别',
    `<p>${escaped(brand.productName)}正在为您办理${purpose}。</p><dl><dt>姓名</dt><dd>${escaped(maskedName(name))}</dd><dt>证件号码</dt><dd>${escaped(maskedDocument(docNumber))}</dd></dl>
<form method="post" action="${facePath}"><input type="hidden" name="token" value="${escaped(token)}">${wrong}
${check.hasConsent ? '' : consentBox(purpose)}<button class="primary" name="verdict" value="pass">开始识别</button><button name="verdict" value="cancel">不同意，取消</button>
<h2>模拟识别未通过</h2>${failures.join('')}</form>`,
  )
}

const isVerdict = (text: string): text is FaceVerdict =>
  text === 'pass' || text === 'cancel' || Object.hasOwn(faceCheckReasonLabels, text)

function resultPage(exchange: Exchange, token: string, verdict: FaceVerdict): Response {
  const check = exchange.kyc.faces.find(token)
  exchange.take('sayFace', { token, verdict }, noUser)
  const back = check && returnOf(check)
  if (back !== null && back !== undefined)
    return new Response(null, { status: 303, headers: { ...headers, location: back } })
  if (verdict === 'pass') return phonePage('识别完成', '<p role="status">识别成功。请回到电脑页面查看认证结果。</p>')
  if (verdict === 'cancel')
    return phonePage('已取消', '<p role="status">已取消本次识别。请回到电脑页面重新获取二维码。</p>')
  const left = check ? exchange.kyc.faces.triesLeft(check.userId) : 0
  const next = left > 0 ? `今天还可以识别 ${left} 次，请回到电脑页面重新获取二维码。` : '今天的次数已用完。'
  return phonePage('识别未通过', `<p role="alert">${escaped(faceCheckReasonLabels[verdict])}</p><p>${next}</p>`)
}

async function takeVerdict(request: Request, exchange: Exchange): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  const token = form.get('token') ?? ''
  const verdict = form.get('verdict') ?? ''
  if (!isVerdict(verdict)) return over('请求不完整', 400)
  const hasConsent = form.get('consent') === '1' || exchange.kyc.faces.find(token)?.hasConsent === true
  if (verdict !== 'cancel' && !hasConsent) return askPage(exchange, token, '请先勾选同意，再开始识别')
  return resultPage(exchange, token, verdict)
}

/** The face verification service as a phone sees it: without sign-in, by the token of one attempt. */
export async function answerFace(request: Request, url: URL, exchange: Exchange): Promise<Response> {
  if (url.pathname === stylePath)
    return new Response(style, { headers: { ...headers, 'content-type': 'text/css; charset=utf-8' } })
  if (url.pathname !== facePath) return new Response('not found', { status: 404, headers })
  try {
    if (request.method !== 'GET') return await takeVerdict(request, exchange)
    return askPage(exchange, url.searchParams.get('token') ?? '')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return over(error.message, 410)
  }
}
