import { paths } from '#src/model/paths.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { stageLabelsOf } from '#src/model/procurement/labels.ts'
import { grouped } from '#src/model/money/money.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { enterPath, purchaseSystemRoot } from '../../exchange/procurement/supplier/handover.ts'
import { bondWord } from '../../exchange/seed/procurement/texts/terms.ts'
import { stageNow } from '../../exchange/procurement/projects.ts'
import { Refusal } from '../../exchange/refusal.ts'
import type { Exchange } from '../../worlds.ts'
import { escaped, htmlPage } from '../http/html.ts'
import { isFormOf, type OpenVisit, visitCookie, visitIn } from './purchase-visit.ts'

const noUser = { userId: null, visitor: '' }
const stylePath = `${purchaseSystemRoot}style.css`
const deskPath = `${purchaseSystemRoot}desk`
/** In the place of a lot: all of them. */
const allLots = 'all'
const respondPath = `${purchaseSystemRoot}respond`
// The forms of the desk need an origin, which `no-referrer` would hide.
const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' }

const style = `*{box-sizing:border-box}body{margin:0;background:#f1f3ee;color:#1d261f;font:16px/1.6 -apple-system,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
header{padding:16px 24px;background:#24543a;color:#fff;font-size:20px;font-weight:600}
header small{margin-left:12px;font-size:13px;font-weight:400}
main{max-width:760px;margin:32px auto;padding:24px;border:1px solid #d3dbd2;border-radius:8px;background:#fff}
h1{margin:0 0 16px;font-size:20px}h2{margin:24px 0 12px;font-size:17px}
dl{display:grid;grid-template-columns:7em 1fr;gap:8px 16px;margin:0 0 16px}dt{color:#4a5a4f}dd{margin:0;overflow-wrap:anywhere}
fieldset{margin:0 0 16px;padding:12px 16px;border:1px solid #d3dbd2;border-radius:6px}legend{padding:0 6px;font-weight:600}
label{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center}input{min-height:40px;padding:6px 12px;border:1px solid #6f7d73;border-radius:6px;font:inherit}
button,a.back{display:inline-flex;align-items:center;min-height:40px;margin:0 8px 8px 0;padding:6px 20px;border:1px solid #24543a;border-radius:6px;background:#fff;color:#24543a;font:inherit;text-decoration:none;cursor:pointer}
button.primary{background:#24543a;color:#fff}
.wrong{padding:8px 12px;border-radius:6px;background:#fbe9e6;color:#8f1f0d}.done{padding:8px 12px;border-radius:6px;background:#e5f1e8;color:#1c5130}
.note{margin:4px 0 0;color:#4a5a4f;font-size:14px}
:focus-visible{outline:3px solid #f0a000;outline-offset:2px}
footer{max-width:760px;margin:0 auto 24px;padding:0 24px;color:#4a5a4f;font-size:13px}
@media (max-width:600px){main{margin:0;border-width:0 0 1px;border-radius:0}dl{grid-template-columns:1fr;gap:2px}dd{margin-bottom:8px}}`

const page = (title: string, body: string, status = 200): Response =>
  htmlPage({
    title,
    style: stylePath,
    head: '蜀采电子采购系统<small>投标响应（模拟）</small>',
    body,
    foot: '本页为模拟的采购系统，用于演示单点登录与响应文件的递交。',
    status,
    headers,
  })

const back = (href: string, label: string) => `<a class="back" href="${escaped(href)}">${label}</a>`

/** What went wrong, and what to do. */
const refusal = (text: string, status: number, projectId: string | null): Response => {
  const link = projectId
    ? back(linkToPurchase.detail(projectId), '返回采购项目')
    : back(paths.userCenterPurchase, '返回我的采购')
  return page('无法进入采购系统', `<p class="wrong" role="alert">${escaped(text)}</p><p>${link}</p>`, status)
}

type Typed = Readonly<Record<string, string>>
type Shown = { visit: OpenVisit; typed?: Typed; problem?: string; done?: string | null }

const fieldOf = (lotId: string): string => `price-${lotId}`

/** The desk names its project only: who may see it is in the cookie. */
const deskAddress = (
  { projectId }: Pick<OpenVisit, 'projectId'>,
  more: Readonly<Record<string, string>> = {},
): string => `${deskPath}?${new URLSearchParams({ project: projectId, ...more }).toString()}`

function lotFields(exchange: Exchange, { visit, typed = {} }: Shown): string {
  const { supplier } = visit
  const { project, enrolment, bonds } = supplier
  const responses = exchange.suppliers.responses.of(supplier)
  const own = project.lots.filter(({ id }) => enrolment?.lotIds.includes(id))
  return own
    .map(({ id, name, ceiling }) => {
      const known = responses.find(({ lotId }) => lotId === id)
      const bond = bonds.find(({ lotId }) => lotId === id)
      const isMissing = bond?.paidAt === null
      const value = typed[fieldOf(id)] ?? known?.price ?? ''
      const state = known ? `已于 ${dateTime(known.at)} 递交，可修改` : '尚未递交'
      const note = isMissing ? `${bondWord(project)}尚未到账，到账后方可递交` : state
      const withdraw =
        known && responses.length > 1 ? back(deskAddress(visit, { withdraw: id }), `撤回“${name}”的响应`) : ''
      return `<fieldset><legend>${escaped(name)}</legend><label>响应报价（元）<input name="${fieldOf(id)}" value="${escaped(value)}" inputmode="decimal" autocomplete="off" maxlength="16"${isMissing ? ' disabled' : ''}></label><p class="note">最高限价 ${grouped(ceiling, 2)} 元；${note}</p>${withdraw}</fieldset>`
    })
    .join('')
}

const hiddenFields = ({ fields }: OpenVisit): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('')

function forms(exchange: Exchange, shown: Shown): string {
  const { visit } = shown
  const { project } = visit.supplier
  const stage = stageNow(project, exchange.now())
  if (stage !== 'sale' && stage !== 'clarification')
    return '<p class="note">响应截止时间已过，不能再递交、修改或撤回。</p>'
  const isHandedIn = exchange.suppliers.responses.of(visit.supplier).length > 0
  const withdraw = isHandedIn ? `<p>${back(deskAddress(visit, { withdraw: allLots }), '撤回全部响应')}</p>` : ''
  return `<form method="post" action="${respondPath}">${hiddenFields(visit)}${lotFields(exchange, shown)}<button class="primary" name="what" value="hand-in">${isHandedIn ? '修改响应' : '递交响应'}</button></form>${withdraw}`
}

/** Asks before a response is withdrawn: of which lots, and until when it can be handed in again. Null when there is none. */
function confirmation(exchange: Exchange, visit: OpenVisit, lotId: string): Response | null {
  const { supplier } = visit
  const { name, lots, dates } = supplier.project
  const isMeant = (response: { lotId: string }) => lotId === allLots || response.lotId === lotId
  const meant = exchange.suppliers.responses.of(supplier).filter(isMeant)
  if (meant.length === 0) return null
  const rows = meant.map(({ lotId: id, price, at }) => {
    const lot = lots.find((known) => known.id === id)?.name ?? id
    return `<li>${escaped(lot)}：${grouped(price, 2)} 元，${dateTime(at)} 递交</li>`
  })
  const field = lotId === allLots ? '' : `<input type="hidden" name="lot" value="${escaped(lotId)}">`
  return page(
    '确认撤回响应',
    `<p>您将撤回“${escaped(name)}”的以下响应：</p><ul>${rows.join('')}</ul><p>撤回后可在 ${dateTime(dates.deadlineAt)} 前重新递交；届时未重新递交的，视为未递交响应。</p><form method="post" action="${respondPath}">${hiddenFields(visit)}${field}<button class="primary" name="what" value="withdraw">确认撤回</button>${back(deskAddress(visit), '取消')}</form>`,
  )
}

const doneTexts: Readonly<Record<string, string>> = { in: '响应文件已递交。', out: '响应文件已撤回。' }

function desk(exchange: Exchange, shown: Shown): Response {
  const { visit } = shown
  const { project, enrolment } = visit.supplier
  const facts = [
    ['供应商', enrolment?.company ?? ''],
    ['统一社会信用代码', enrolment?.creditCode ?? ''],
    ['采购项目', project.name],
    ['项目编号', project.no],
    ['项目状态', stageLabelsOf(project.method)[stageNow(project, exchange.now())].label],
    ['响应截止', dateTime(project.dates.deadlineAt)],
  ].map(([label = '', value = '']) => `<dt>${label}</dt><dd>${escaped(value)}</dd>`)
  const doneText = doneTexts[shown.done ?? '']
  const problem = shown.problem ? `<p class="wrong" role="alert">${escaped(shown.problem)}</p>` : ''
  const done = doneText ? `<p class="done" role="status">${doneText}</p>` : ''
  const home = back(linkToOwn.purchasesAfter(project.id, visit.state), '返回岷江产权交易网')
  return page(
    '投标响应',
    `${problem}${done}<dl>${facts.join('')}</dl><h2>响应报价</h2>${forms(exchange, shown)}<p>${home}</p>`,
    shown.problem ? 400 : 200,
  )
}

const redirect = (location: string, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status: 303, headers: { ...headers, ...more, location } })

const given = ({ searchParams }: URL, name: string): string => (searchParams.get(name) ?? '').slice(0, 200)

function enter(request: Request, url: URL, exchange: Exchange): Response {
  const project = given(url, 'project')
  const entering = { code: given(url, 'code'), state: given(url, 'state'), project }
  const key = exchange.take('enterProcurementSystem', entering, noUser)
  return redirect(deskAddress({ projectId: project }), { 'set-cookie': visitCookie(request, project, key) })
}

function show(request: Request, url: URL, exchange: Exchange): Response {
  const visit = visitIn(request, exchange, given(url, 'project'))
  const asked = url.searchParams.has('withdraw') ? confirmation(exchange, visit, given(url, 'withdraw')) : null
  return asked ?? desk(exchange, { visit, done: given(url, 'done') })
}

function respond(request: Request, exchange: Exchange, typed: Typed): Response {
  const visit = visitIn(request, exchange, typed['project'] ?? '')
  if (!isFormOf(visit, typed))
    return desk(exchange, { visit, problem: '本页已失效，未作任何更改。请核对以下内容后重新提交' })
  try {
    if (typed['what'] === 'withdraw') {
      const lotId = typed['lot']
      exchange.take('withdrawResponse', { visit: visit.key, ...(lotId && { lotId }) }, noUser)
      return redirect(deskAddress(visit, { done: 'out' }))
    }
    const offers = Object.entries(typed)
      .filter(([name, price]) => name.startsWith(fieldOf('')) && price.trim() !== '')
      .map(([name, price]) => ({
        lotId: name.slice(fieldOf('').length),
        price: price.trim().replaceAll(/[,，\s]/g, ''),
      }))
    exchange.take('handInResponse', { visit: visit.key, offers }, noUser)
    return redirect(deskAddress(visit, { done: 'in' }))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return desk(exchange, { visit, typed, problem: error.message })
  }
}

/** Answers; a refusal is a page with the way back to the project. */
function orRefused(exchange: Exchange, projectId: string, answer: () => Response): Response {
  try {
    return answer()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refusal(error.message, error.code, exchange.tables.procurements.has(projectId) ? projectId : null)
  }
}

/** The procurement system at the other end of the hand-over: a supplier hands in a response there and returns to the portal. */
export async function answerPurchaseSystem(request: Request, url: URL, exchange: Exchange): Promise<Response> {
  exchange.advance()
  if (url.pathname === stylePath)
    return new Response(style, { headers: { ...headers, 'content-type': 'text/css; charset=utf-8' } })
  const project = given(url, 'project')
  if (url.pathname === enterPath) return orRefused(exchange, project, () => enter(request, url, exchange))
  if (url.pathname === deskPath) return orRefused(exchange, project, () => show(request, url, exchange))
  if (url.pathname === respondPath && request.method === 'POST') {
    const typed = Object.fromEntries(new URLSearchParams(await request.text()))
    return orRefused(exchange, typed['project'] ?? '', () => respond(request, exchange, typed))
  }
  return new Response('not found', { status: 404, headers })
}
