import { portalHeaders } from '../lib/portal-headers.mjs'
import { outcomeOf } from './ground.mjs'

export const title = 'A page of another site, or a text that became markup, acts in the portal'

const listPath = '/api/dscq-content/ad-ads/list'
const input = { code: 'index_kp_1', size: 1, current: 1 }
const json = { 'content-type': 'application/json' }

/** What a text of the exchange would do if a component assigned it to the page. */
async function plant(page) {
  return page.evaluate(async () => {
    const box = document.createElement('div')
    document.body.append(box)
    let thrown = ''
    try {
      box.innerHTML = '<a id="planted" href="https://evil.example/">请在此重新登录</a>'
    } catch (error) {
      thrown = String(error)
    }
    return { isPlanted: document.getElementById('planted') !== null, thrown }
  })
}

export async function attack({ raw, within, call, openPage }) {
  const post = (path, headers, body) => within({ method: 'POST', path, headers, body })
  const found = []
  const note = (what, { status }, isDone = status < 400) => found.push(outcomeOf(what, isDone, `status ${status}`))

  note('call without the header that only the portal sends', await post(listPath, json, JSON.stringify(input)))
  const query = new URLSearchParams(input)
  note('call with the fields of a form in the address', await call(`${listPath}?${query}`, { body: {} }))
  note('call with two inputs that differ', await call(`${listPath}?code=other`, { body: input }))
  const twice = '/api/dscq-content/special/detail?code=none&code=cqzr'
  const answer = await call(twice)
  note('call with one name twice', answer, answer.json?.code === 200)
  const boundary = { ...portalHeaders, 'content-type': 'multipart/form-data; boundary=x' }
  const form = '--x\r\ncontent-disposition: form-data; name="code"\r\n\r\nindex_kp_1\r\n--x--\r\n'
  note('call with a form where JSON belongs', await post(listPath, boundary, form))
  for (const origin of ['http://localhost:9999', 'http://127.0.0.1:9999', 'http://evil.example']) {
    const { headers } = await raw({ path: '/src/main.tsx', headers: { origin } })
    const grant = headers['access-control-allow-origin']
    found.push(
      outcomeOf(`read a source from a page of ${origin}`, grant !== undefined, `CORS grant ${grant ?? 'none'}`),
    )
  }
  for (const path of ['/index', '/api/dscq-project/top/hot', '/mock-files/none', '/src/main.tsx']) {
    const { headers } = await raw({ path })
    const missing = [
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
      'x-content-type-options',
    ].filter((name) => !headers[name])
    found.push(outcomeOf(`embed or open ${path}`, missing.length > 0, `missing: ${missing.join(', ') || 'nothing'}`))
  }
  const page = await openPage()
  await page.goto('/index')
  await page.getByRole('banner').waitFor()
  const { isPlanted, thrown } = await plant(page)
  found.push(outcomeOf('put markup into the page', isPlanted, thrown.slice(0, 90) || 'a link to another site'))
  return found
}
