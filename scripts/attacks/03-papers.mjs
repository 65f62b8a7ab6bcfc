import { portalHeaders } from '../lib/portal-headers.mjs'
import { outcomeOf } from './ground.mjs'

export const title = 'Papers of another person are read'

const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Uploads a file as the form of the portal does; resolves with what the exchange knows of it. */
export async function uploadWith({ within }, token, { name, type, bytes, purpose }) {
  const boundary = 'form-of-the-portal'
  const part = (head, body) => [Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')]
  const body = Buffer.concat([
    ...part('content-disposition: form-data; name="purpose"', purpose),
    ...part(`content-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}`, bytes),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  const { json } = await within({
    method: 'POST',
    path: '/api/dscq-resource/file/upload',
    headers: {
      ...portalHeaders,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      authorization: `Bearer ${token}`,
    },
    body,
  })
  return json
}

const fiveMinutesMs = 5 * 60_000 + 1000

/** What the owner of an account has on the way: the addresses in the answers of the portal's own calls. */
async function addressesOf({ call }, token) {
  const { data: projects } = (await call('/api/dscq-user/files/projects', { token })).json
  const found = []
  for (const { id } of projects.records) {
    const { data } = (await call('/api/dscq-user/files/project', { query: { id }, token })).json
    found.push(...(data?.files ?? []))
  }
  return found
}

/** What a page of another site, or the next person at the machine, could do with a paper. */
async function headersOf({ within }, picture) {
  const ownRead = await within({ path: picture })
  const policy = ownRead.headers['content-security-policy'] ?? ''
  return [
    outcomeOf('frame a paper on a foreign page', !policy.includes("frame-ancestors 'none'"), policy || 'no policy'),
    outcomeOf(
      'find a paper in the cache of the browser',
      ownRead.headers['cache-control'] !== 'no-store',
      `cache-control ${ownRead.headers['cache-control']}`,
    ),
    outcomeOf(
      'load a paper into a foreign page',
      ownRead.headers['cross-origin-resource-policy'] !== 'same-origin',
      `cross-origin-resource-policy ${ownRead.headers['cross-origin-resource-policy'] ?? 'none'}`,
    ),
  ]
}

/** The numbers of a refused claim. */
async function numbersOf({ call, signIn }) {
  const refused = await signIn('rejected')
  const detail = (await call('/api/dscq-user/auth/detail', { token: refused.access_token })).json
  const text = JSON.stringify(detail?.data?.draft?.values ?? {})
  const numbers = text.match(/\d{17}[\dX]|\d{16,19}/g) ?? []
  return outcomeOf('read whole numbers of a refused claim', numbers.length > 0, `${numbers.length} numbers`)
}

/** Another person asks for addresses of the papers. */
async function askedBy({ call }, token, addresses) {
  const asked = await call('/api/dscq-resource/file/addresses', {
    body: { addresses },
    token,
  })
  const given = asked.json?.data?.addresses?.some(Boolean) === true
  return outcomeOf('be given an address of the paper of another person', given, `code ${asked.json?.code}`)
}

export async function attack(ground) {
  const { within, call, control, signIn } = ground
  const victim = await signIn('person')
  const paper = await uploadWith(ground, victim.access_token, {
    name: '身份证人像面.png',
    type: 'image/png',
    bytes: pixel,
    purpose: 'identity',
  })
  const document = await uploadWith(ground, victim.access_token, {
    name: '材料.pdf',
    type: 'application/pdf',
    bytes: pdf,
    purpose: 'material',
  })
  const [picture, material] = [paper.data.url, document.data.url]
  const stranger = await signIn('newcomer')
  const bare = (address) => address.split('?')[0]
  const found = []
  const read = async (what, path, headers = {}) => {
    const { status, bytes } = await within({ path, headers })
    found.push(outcomeOf(what, status === 200 && bytes.length > 0, `status ${status}, ${bytes.length} bytes`))
  }

  await read('read an identity paper by its bare address, signed out', bare(picture))
  await read('read a document by its bare address, signed out', bare(material))
  await read('read an identity paper with the token of another person', bare(picture), {
    authorization: `Bearer ${stranger.access_token}`,
  })
  found.push(await askedBy(ground, stranger.access_token, [picture, material]))
  await read('read with the id of the reviewer', `${bare(picture)}?until=9999999999999&for=reviewer&key=0`)
  await read(
    'read with an address made longer',
    picture.includes('until=') ? picture.replace(/until=\d/, 'until=9') : picture,
  )

  const seller = await signIn('overdue')
  const letters = (await addressesOf(ground, seller.access_token)).filter(({ source }) => source === 'exchange')
  if (letters.length === 0) throw new Error('the account has no letters to try')
  for (const { name, url } of letters.slice(0, 3)) await read(`read ${name} of another person, signed out`, bare(url))

  found.push(...(await headersOf(ground, picture)))

  const second = await signIn('company')
  const other = await uploadWith(ground, second.access_token, {
    name: '营业执照.png',
    type: 'image/png',
    bytes: pixel,
    purpose: 'licence',
  })
  await call('/api/logout', { token: second.access_token })
  await read('read a paper by the address of a session that has ended', other.data.url)
  await control('clock', { jumpMs: fiveMinutesMs })
  await read('read a paper by an address of more than five minutes ago', picture)

  found.push(await numbersOf(ground))
  return found
}
