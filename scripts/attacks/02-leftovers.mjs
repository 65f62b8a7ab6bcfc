import { outcomeOf, startSession } from './ground.mjs'

export const title = 'The browser keeps what is personal'

const person = {
  name: '周岷生',
  'login name': '"person"',
  contact: '何景川',
  phone: '13911112222',
  mail: 'zhou@mail.example',
  'document number': '510112198311086137',
}

/** Everything that the page has stored: both storages, caches, databases. */
const dump = (page) =>
  page.evaluate(async () => {
    const cached = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(`${name} ${url}`)
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    return {
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
      other: JSON.stringify([cached, databases]),
    }
  })

/** Fills an appeal in and does not send it. */
async function fillIn(page) {
  await page.goto('/shensuRecord?new=phone-lost')
  const type = async (name, text) => {
    const field = page.getByRole('textbox', { name: new RegExp(`${name}$`) })
    await field.fill(text)
    await field.blur()
  }
  await page.getByRole('textbox', { name: /联系人$/ }).waitFor({ timeout: 60_000 })
  await type('联系人', person.contact)
  await type('联系手机', person.phone)
  await type('申诉说明', `证件 ${person['document number']}，请回 ${person.mail}`)
  await page.waitForTimeout(1_500)
}

const found = (when, what, where, text) => {
  const at = Object.entries(where).filter(([, stored]) => stored.includes(text))
  return outcomeOf(
    `read the ${what} ${when}`,
    at.length > 0,
    at.length > 0 ? `in ${at.map(([kind]) => kind).join(', ')}` : 'nowhere',
  )
}

export async function attack({ openPage, signIn, call }) {
  const did = []
  const page = await openPage()
  const session = await signIn('person')
  const old = { at: Date.now() - 30 * 86_400_000, mark: 'm', values: { contact: '前任用户' } }
  const others = { at: Date.now(), mark: 'm', values: { contact: '另一用户' } }
  const stored = {
    'draft:demand-1:v1:U0004': JSON.stringify(old),
    'draft:demand-2:v1:U0005': JSON.stringify(others),
  }
  await startSession(page, session, { stored })
  await fillIn(page)
  const { local } = await dump(page)
  const closed = { local }
  for (const what of ['name', 'login name', 'contact', 'phone', 'mail', 'document number'])
    did.push(found('after the browser was closed', what, closed, person[what]))
  did.push(found('of a draft of last month', 'contact', closed, '前任用户'))
  did.push(found('of another person’s draft', 'contact', closed, '另一用户'))

  await call('/api/logout', { token: session.access_token })
  await page.reload()
  await page.waitForURL('**/login**', { timeout: 60_000 })
  await page.waitForTimeout(4_000)
  const expired = await dump(page)
  for (const what of ['name', 'login name', 'contact', 'phone', 'mail', 'document number'])
    did.push(found('after the session has expired', what, expired, person[what]))

  await startSession(page, await signIn('person'))
  await fillIn(page)
  const signedOut = page.waitForResponse((response) => response.url().includes('/api/logout'))
  await page.getByRole('banner').getByRole('button', { name: '退出' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出当前账号' }).click()
  const cleared = (await (await signedOut).allHeaders())['clear-site-data']
  did.push(
    outcomeOf('go back to what the browser has cached', cleared === undefined, `Clear-Site-Data ${cleared ?? 'none'}`),
  )
  await page.waitForURL('**/login**', { timeout: 60_000 })
  await page.waitForTimeout(1_000)
  const left = await dump(page)
  for (const what of ['name', 'contact', 'phone', 'document number'])
    did.push(found('after a sign-out', what, left, person[what]))
  return did
}
