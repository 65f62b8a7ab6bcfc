import { afterEach, expect, test, vi } from 'vitest'
import { attempt } from '#src/features/upload/attempt.ts'
import * as commands from '#src/features/upload/commands.ts'
import { redrawn } from '#src/features/upload/redraw.ts'
import { jpg, joinBytes, pdf, png, textBytes } from '#tests/support/files.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A browser that draws any picture as these bytes, by quality. */
function drawingAs(bytesOf: (quality: number) => Uint8Array<ArrayBuffer>, typeOf = (type: string) => type) {
  const asked: unknown[] = []
  vi.stubGlobal('createImageBitmap', (_file: Blob, options: unknown) => {
    asked.push(options)
    return Promise.resolve({ width: 4, height: 3, close: () => asked.push('closed') })
  })
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        return { drawImage: () => undefined }
      }
      convertToBlob({ type, quality }: { type: string; quality: number }) {
        return Promise.resolve(new Blob([bytesOf(quality)], { type: typeOf(type) }))
      }
    },
  )
  return asked
}

const sending = () =>
  vi
    .spyOn(commands, 'sendFile')
    .mockImplementation(({ name, size }) => Promise.resolve({ id: '1', name, kind: 'jpg', size, url: '/f/1.jpg' }))
const give = (file: File, purpose: 'identity' | 'material' = 'identity') =>
  attempt(file, purpose, new AbortController().signal, () => undefined)
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())

/** A photograph with its place, and with another file after its end. */
const photograph = () => {
  const place = textBytes('Exif\0\0GPSLatitude 30.6598')
  const head = Uint8Array.from([0xff, 0xe1, 0, place.length + 2])
  return joinBytes(jpg().subarray(0, 2), head, place, jpg().subarray(2), textBytes('PK\u0003\u0004 archive'))
}

test('[ASVS 5.4.3] what is sent of a picture is what the browser has drawn, upright, under its name', async () => {
  const asked = drawingAs(() => jpg(4, 3))
  const sent = sending()
  const file = new File([photograph()], '身份证.jpg', { type: 'image/jpeg' })
  expect((await give(file)).kind).toBe('done')
  const [given] = sent.mock.calls[0]!
  expect([given.name, given.type, await bytesOf(given)]).toEqual(['身份证.jpg', 'image/jpeg', jpg(4, 3)])
  expect(asked).toEqual([{ imageOrientation: 'from-image' }, 'closed'])
})

test('[ASVS 5.4.3] a document is sent byte for byte', async () => {
  const sent = sending()
  const file = new File([pdf()], '材料.pdf', { type: 'application/pdf' })
  await give(file, 'material')
  expect(sent.mock.calls[0]![0]).toBe(file)
})

test.each([
  ['cannot draw', () => vi.stubGlobal('OffscreenCanvas', undefined)],
  ['cannot read this picture', () => vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))],
  [
    'has no encoder of this type',
    () =>
      drawingAs(
        () => png(),
        () => 'image/png',
      ),
  ],
])('[ASVS 5.4.3] a browser that %s sends nothing, and says so', async (_what, stub) => {
  drawingAs(() => jpg())
  stub()
  const sent = sending()
  expect(await give(new File([jpg()], 'a.jpg', { type: 'image/jpeg' }))).toEqual({
    kind: 'failed',
    message: { text: '此浏览器无法处理该图片，未上传；请更换浏览器，或重新导出图片后再试' },
    mayRetry: false,
  })
  expect(sent).not.toHaveBeenCalled()
})

test('[ASVS 5.4.3] a picture of more than 40 million pixels is refused before it is decoded', async () => {
  const asked = drawingAs(() => png())
  expect(await give(new File([png(8000, 5001)], 'a.png', { type: 'image/png' }))).toMatchObject({
    kind: 'failed',
    message: { text: '图片不能超过 4000 万像素' },
  })
  expect(asked).toEqual([])
})

test('[ASVS 5.4.3] the quality of a JPEG falls until it is small enough', async () => {
  const tried: number[] = []
  drawingAs((quality) => {
    tried.push(quality)
    return new Uint8Array(quality > 0.7 ? 11 : 9)
  })
  const file = await redrawn(new File([jpg()], 'a.jpg'), 'image/jpeg', 10)
  expect([tried, file!.size]).toEqual([[0.92, 0.8, 0.65], 9])
})
