import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file: file.split(path.sep).join('/'), text: readFileSync(path.join('src', file), 'utf8') }))
const everywhere = (sign: RegExp) => files.filter(({ text }) => sign.test(text)).map(({ file }) => file)
const filesWith = (sign: RegExp) => everywhere(sign).filter((file) => !file.startsWith('mock/'))

test('ids come from newId: `crypto.randomUUID` is missing on a portal that is served over http', () => {
  expect(filesWith(/randomUUID\(/)).toEqual([])
})

test('[A3] only leaveFor navigates out of the portal: it knows the allowed targets', () => {
  expect(filesWith(/location\.(?:assign|replace)\(|location(?:\.href)? = /)).toEqual([
    'shared/lib/navigation/departure.ts',
  ])
})

test('[HM-15] parseUrl parses addresses: `URL.canParse` of Node 20 sometimes rejects names with Latin-1 letters', () => {
  expect(everywhere(/URL\.canParse\(/)).toEqual([])
})

test('[ASVS 3.5.5] no page listens to messages of other windows: only its own workers, sockets and tabs of this origin are heard', () => {
  const listeners = files.flatMap(({ file, text }) =>
    [...text.matchAll(/([\w.?]*)addEventListener\('message'|(\w*)\.?onmessage\b/g)].map(([, of]) => `${file}: ${of}`),
  )
  expect(listeners.toSorted()).toEqual([
    'api/channel/browser.ts: socket.',
    'features/session/tokens/cross-tab-sync.ts: channel?.',
    'mock/mount/msw.ts: client.',
    'pages/contract/verify/check-worker.ts: ',
    'pages/contract/verify/verify-file.ts: worker.',
    'pages/files/archive/archive-worker.ts: ',
    'pages/files/archive/use-archive.ts: own.',
  ])
})
