import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { outcomeOf } from './ground.mjs'

export const title = 'The development server gives away files'

const planted = 'planted-sign-in-of-a-person'

/** Paths under which a development server has given away what lies beside its sources. */
const pathsOf = (root) => [
  '/.exchange/planted.jsonl',
  '/.exchange/planted.jsonl?raw',
  '/.exchange/planted.jsonl?url',
  '/.exchange/planted.jsonl?import',
  '/.exchange/planted.jsonl?import&raw',
  '/.exchange/planted.jsonl?import&raw??',
  '/.exchange/planted.jsonl?inline&import',
  '/.exchange/planted.jsonl?html-proxy',
  '/./.exchange/planted.jsonl',
  '/src/../.exchange/planted.jsonl',
  '/%2eexchange/planted.jsonl',
  '/.exchange%2fplanted.jsonl',
  '/.exchange//planted.jsonl',
  '//.exchange/planted.jsonl',
  '/.EXCHANGE/planted.jsonl',
  `/@fs${root}/.exchange/planted.jsonl`,
  `/@fs${root}/.exchange/planted.jsonl?raw`,
  `/@fs${root}/.exchange/planted.jsonl?import&raw`,
  `/@fs/${root}//.exchange/planted.jsonl`,
  `/@fs${root}/src/../.exchange/planted.jsonl?raw??`,
]

/** Files that no build serves; a path with `?raw` asks for the text of one. */
const others = (root) => [
  '/.env.production?raw',
  '/.git/config',
  '/.git/HEAD?raw',
  `/@fs${root}/.git/config?raw`,
  '/@fs/etc/passwd?raw',
]

export async function attack({ raw, root, port }) {
  const folder = path.join(root, '.exchange')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'planted.jsonl')
  writeFileSync(file, `{"${planted}":1}\n`)
  const found = []
  try {
    for (const target of pathsOf(root.replace(/\/$/, ''))) {
      const { status, text } = await raw({ path: target })
      found.push(outcomeOf(`read the journal at ${target}`, text.includes(planted), `status ${status}`))
    }
    for (const target of others(root.replace(/\/$/, ''))) {
      const { status, text } = await raw({ path: target })
      const isGiven = /VITE_|\[core\]|ref: refs|root:x:0/.test(text)
      found.push(outcomeOf(`read ${target}`, isGiven, `status ${status}`))
    }
  } finally {
    rmSync(file)
  }
  const crossSite = await raw({ path: '/src/main.tsx', headers: { origin: 'http://evil.example' } })
  const allowed = crossSite.headers['access-control-allow-origin']
  found.push(
    outcomeOf('read a source file from a page of another site', Boolean(allowed), `CORS grant ${allowed ?? 'none'}`),
  )
  const outside = Object.values(networkInterfaces())
    .flat()
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  if (outside) {
    const { status } = spawnSync('curl', ['-sfm', '3', `http://${outside.address}:${port}/`])
    found.push(outcomeOf('reach the server from the network', status === 0, `curl ended with ${status}`))
  }
  return found
}
