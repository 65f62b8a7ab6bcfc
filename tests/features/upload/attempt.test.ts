import '#tests/support/drawing.ts'
import { expect, test, vi } from 'vitest'
import { attempt } from '#src/features/upload/attempt.ts'
import * as commands from '#src/features/upload/commands.ts'
import { hostileFiles } from '#tests/model/file/hostile.ts'
import { png } from '#tests/support/files.ts'

const given = (bytes: Uint8Array<ArrayBuffer>, name: string, type = '') => new File([bytes], name, { type })
const begin = () => {
  const sent = vi
    .spyOn(commands, 'sendFile')
    .mockImplementation(({ name, size }) =>
      Promise.resolve({ id: '1', name, kind: 'png', size, url: '/mock-files/uploads/1.png' }),
    )
  const stop = new AbortController()
  const give = (file: File, purpose: Parameters<typeof attempt>[1] = 'identity') =>
    attempt(file, purpose, stop.signal, () => undefined)
  return { sent, give }
}

test('[AC-11] hostile files are not sent, and the message names the rule', async () => {
  const { sent, give } = begin()
  expect(hostileFiles.length).toBeGreaterThanOrEqual(40)
  for (const { what, name, bytes, type, purpose, rule } of hostileFiles) {
    const outcome = await give(given(bytes, name, type), purpose)
    expect(outcome, what).toMatchObject({ kind: 'failed', mayRetry: false })
    const { text = '', values = {} } = outcome.kind === 'failed' ? outcome.message : {}
    expect(text.replace('{{megabytes}}', String(values['megabytes'])), what).toContain(rule)
  }
  expect(sent).not.toHaveBeenCalled()
})

test('[AC-11] a valid file is sent unchanged', async () => {
  const { sent, give } = begin()
  const file = given(png(), '身份证.png', 'image/png')
  expect(await give(file)).toMatchObject({ kind: 'done', file: { name: '身份证.png' } })
  expect(sent.mock.calls.map(([which, purpose]) => [which, purpose])).toEqual([[file, 'identity']])
})
