import { outcomeOf } from './ground.mjs'
import { uploadWith } from './03-papers.mjs'

export const title = 'Hostile files reach those who review them'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The test file of virus scanners within a PDF. */
const infected = `%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%${['EICAR', 'STANDARD', 'ANTIVIRUS', 'TEST', 'FILE!'].join('-')}\ntrailer<</Root 1 0 R>>\n%%EOF\n`

/** A picture as a camera makes it. */
const drawPhotograph = `async () => {
  const canvas = new OffscreenCanvas(64, 48)
  canvas.getContext('2d').fillRect(8, 8, 32, 16)
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())
  return btoa(String.fromCharCode(...bytes))
}`

const word = (value) => Buffer.from([value >> 8, value & 255])

function withPlace(jpeg) {
  const place = Buffer.from('Exif\0\0MM\0*\0\0\0\u0008GPSLatitude 30.6598 GPSLongitude 104.0633', 'latin1')
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe1]),
    word(place.length + 2),
    place,
    jpeg.subarray(2),
  ])
}

const tail = 'tail of another file'
const phone = '13900000001'

/** The victim signs in by the code sent to the phone. */
async function signInWith(page, { look }) {
  await page.goto('/login')
  await page.getByRole('tab', { name: '短信登录' }).click()
  await page.getByRole('textbox', { name: '手机号码' }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByText('5 分钟内有效').waitFor()
  const { text } = (await look('inbox.json')).find(({ telPhone }) => telPhone === phone)
  await page.getByRole('textbox', { name: '短信验证码' }).fill(/\d{6}/.exec(text)[0])
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** What the exchange has of a photograph that the form of a claim has sent. */
async function storedFrom(page, { within }, photograph) {
  await page.goto('/realNamePerson')
  const field = page.getByRole('group', { name: '身份证人像面' })
  const buffer = photograph
  await field.locator('input[type=file]').setInputFiles({ name: '身份证.jpg', mimeType: 'image/jpeg', buffer })
  const picture = field.getByRole('button', { name: '预览 身份证.jpg' }).locator('img')
  const { bytes, status } = await within({ path: await picture.getAttribute('src') })
  if (status !== 200) throw new Error(`the picture of the form answers ${status}`)
  return bytes.toString('latin1')
}

const bareOf = (url) => url.split('?')[0]

export async function attack(ground) {
  const { within, signIn, openPage, control } = ground
  const sender = await signIn('person')
  const token = sender.access_token
  const found = []
  const give = (name, bytes, purpose, type) => uploadWith(ground, token, { name, bytes, purpose, type })

  const tailed = await give(
    '照片.png',
    Buffer.concat([pixel, Buffer.from('another file after the end')]),
    'identity',
    'image/png',
  )
  found.push(
    outcomeOf('hide bytes after the end of a picture', tailed.code === 200, `code ${tailed.code} ${tailed.msg}`),
  )

  const bad = await give('材料.pdf', infected, 'material', 'application/pdf')
  const { url } = bad.data
  found.push(
    outcomeOf(
      'give out a file before it was checked',
      bad.data.state === undefined,
      `state ${bad.data.state ?? 'none'}`,
    ),
  )
  const early = await within({ path: bareOf(url) })
  found.push(outcomeOf('read an unchecked file by its bare address', early.status === 200, `status ${early.status}`))
  await control('clock', { jumpMs: 5000 })
  const late = await within({ path: url })
  found.push(outcomeOf('read a file with malware after its check', late.status === 200, `status ${late.status}`))

  const page = await openPage()
  await signInWith(page, ground)
  const jpeg = Buffer.from(await page.evaluate(`(${drawPhotograph})()`), 'base64')
  const photograph = Buffer.concat([withPlace(jpeg), Buffer.from(tail)])
  const sent = await storedFrom(page, ground, photograph)
  found.push(
    outcomeOf(
      'send the place of a photograph from the form of the portal',
      sent.includes('GPSLatitude'),
      `${sent.length} bytes stored`,
    ),
    outcomeOf(
      'send the tail of a photograph from the form of the portal',
      sent.includes(tail),
      `${sent.length} bytes stored`,
    ),
  )
  return found
}
