import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { paths } from '#src/model/paths.ts'
import { isPagePath, isUnreadablePage } from '../../deploy/documents.mjs'
import { answerUnreadable } from '../../scripts/vite/documents.ts'

describe('[D14] which paths get the page when there is no file', () => {
  test.each(Object.values(paths))('every address of the portal: %s', (address) => {
    expect(isPagePath(address.replaceAll(/:\w+/g, '1700000000000000001'))).toBe(true)
  })

  test.each(['/', '/nowhere', '/a/b/c', '/v1.2/notes'])('and any path without a file extension: %s', (pathname) => {
    expect(isPagePath(pathname)).toBe(true)
  })

  test.each([
    '/assets/index-3fa9c1d2.js',
    '/assets/',
    '/assets/nothing',
    '/favicon.ico',
    '/map/sichuan.json',
    '/other/1.html',
    '/projectPkg/1/2.html',
    '/projectDetail/1.htm',
    '/.env',
    '/.git/HEAD.lock',
  ])('a lost file does not: %s', (pathname) => {
    expect(isPagePath(pathname)).toBe(false)
  })
})

describe('[RT-09] an address that no server reads', () => {
  test.each(['/%E0%A4%A', '/x%', '/project/%zz?q=1', '//x', '/\\x'])('%s gets the page', (target) => {
    expect(isUnreadablePage(target)).toBe(true)
  })

  test.each(['/index', '/?q=%E0%A4%A', '/%E4%BA%A4', '/assets/%zz.js', '/%2e%2e/%zz', '/a%00b', '//x/..'])(
    '%s is read, or refused',
    (target) => {
      expect(isUnreadablePage(target)).toBe(false)
    },
  )

  /** A server that answers with the address it was asked for, behind what answers unreadable ones. */
  async function serve() {
    const server = http.createServer(({ url = '' }, response) => void response.end(`page of ${url.slice(0, 40)}`))
    answerUnreadable(server)
    onTestFinished(() => void server.close())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return (path: string, accept: string) =>
      new Promise<[number | undefined, string]>((resolve, reject) => {
        const asked = http.get({ port, path, headers: { accept }, agent: false }, async (answer) => {
          resolve([answer.statusCode, (await answer.toArray()).join('')])
        })
        asked.on('error', reject)
      })
  }

  test('gets the page from a server whose listeners would throw; a script does not', async () => {
    const get = await serve()
    expect(await get('/%E0%A4%A', 'text/html,*/*')).toEqual([400, 'page of /'])
    expect(await get('/%E0%A4%A', '*/*')).toEqual([200, 'page of /%E0%A4%A'])
    expect(await get('/project', 'text/html')).toEqual([200, 'page of /project'])
  })

  test('of two hundred thousand characters is answered as any other', async () => {
    const get = await serve()
    expect(await get(`/project?q=${'a'.repeat(200_000)}`, 'text/html')).toEqual([
      200,
      'page of /project?q=aaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    ])
  })
})
