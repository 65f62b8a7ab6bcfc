import { attachedObjects, isPlainXml } from './attached-data.ts'
import { inflate } from './inflate.ts'
import {
  type Budget,
  hasDuplicateKey,
  type PdfDictionary,
  PdfReader,
  type PdfValue,
  TooComplex,
  unescaped,
} from './pdf-values.ts'

/** `opaque`: cannot be checked. `attached`: contains a file that is not invoice data. */
export type PdfTrouble = 'broken' | 'active' | 'opaque' | 'attached'

/** Every action of ISO 32000 that runs, sends, fetches or opens something, dynamic forms, and file annotations. */
const actions =
  /\/(?:JavaScript|Launch|SubmitForm|ImportData|GoToR|GoToE|Rendition|Movie|Sound|RichMedia\w*|OnInstantiate|XFA|FileAttachment)(?![^\0\t\n\f\r ()<>[\]{}/%])/
/** The name tree that lists embedded files. */
const filesInside = /\/EmbeddedFiles(?![^\0\t\n\f\r ()<>[\]{}/%])/
const attachment = /\/EF(?![^\0\t\n\f\r ()<>[\]{}/%])/g
const encrypted = /\/Encrypt(?![^\0\t\n\f\r ()<>[\]{}/%])/
/** Any place where an object could start: a viewer follows the file's table, even into another object. */
const objectMark = /(?<![A-Za-z])obj(?![A-Za-z])/g
const objectNumber = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]*$/

/** Maximum unpacked bytes of all packed objects of a file, or of an attached file. */
const unpackedMax = 20_000_000
const attachedMax = 5_000_000
/** Objects read before yielding to the page. */
const inOneGo = 5000
/** Bytes; reading more without a pause would block the page noticeably. */
const largeLength = 1_000_000

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

type Stream = { number: number | null; dictionary: PdfDictionary; contentAt: number }

const isName = (value: PdfValue | undefined, name: string): boolean =>
  typeof value === 'object' && value !== null && 'name' in value && value.name === name

/** Viewers treat any stream with a first-object offset as an object stream. */
const holdsObjects = ({ dictionary }: Stream): boolean =>
  dictionary.has('First') || isName(dictionary.get('Type'), 'ObjStm')

const isArray = (value: PdfValue): value is readonly PdfValue[] => Array.isArray(value)
const isDictionary = (value: PdfValue): value is PdfDictionary => value instanceof Map

/** The file specifications of a file, each place once: a text may be read from several starts. */
class Specifications {
  readonly found = new Map<string, PdfDictionary>()
  /** For `PdfReader`; `place` names the text. */
  readonly noteIn = (place: string) => (dictionary: PdfDictionary, startsAt: number) => {
    if (dictionary.has('EF')) this.found.set(`${place} ${startsAt}`, dictionary)
  }
}

/** All streams of a file. */
async function streamsOf(text: string, budget: Budget, specifications: Specifications): Promise<Stream[]> {
  const streams: Stream[] = []
  const note = specifications.noteIn('file')
  let read = 0
  for (const { index } of text.matchAll(objectMark)) {
    const reader = new PdfReader(text, index + 3, budget, note)
    const value = reader.read()
    const contentAt = isDictionary(value) ? reader.contentAt() : null
    if (isDictionary(value) && contentAt !== null) {
      const [, number] = objectNumber.exec(text.slice(Math.max(0, index - 40), index)) ?? []
      streams.push({ number: number === undefined ? null : Number(number), dictionary: value, contentAt })
    }
    read += 1
    if (read % inOneGo === 0) await turn()
  }
  return streams
}

const listed = (value: PdfValue = null): readonly PdfValue[] => {
  if (value === null) return []
  return isArray(value) ? value : [value]
}

/** No parameters, or the defaults of zlib. */
const isPlainParameter = (value: PdfValue): boolean =>
  value === null || (isDictionary(value) && (value.get('Predictor') ?? 1) === 1)

/** Supported packing of a stream: none, or plain zlib. */
function packing({ dictionary }: Stream): 'none' | 'zlib' | null {
  // Some viewers read `F` as an abbreviated filter, others as an external file with the content.
  if (dictionary.has('F') || hasDuplicateKey(dictionary)) return null
  const filters = listed(dictionary.get('Filter'))
  if (filters.length === 0) return 'none'
  const parameters = [...listed(dictionary.get('DecodeParms')), ...listed(dictionary.get('DP'))]
  const isPlain = filters.length === 1 && isName(filters[0], 'FlateDecode') && parameters.every(isPlainParameter)
  return isPlain ? 'zlib' : null
}

type Source = { bytes: Uint8Array<ArrayBuffer>; text: string; budget: Budget }

/** A stream's content, at most `max` bytes; null when unknown. */
async function contentOf({ bytes, text, budget }: Source, stream: Stream, max: number): Promise<string | null> {
  const packed = packing(stream)
  const end = text.indexOf('endstream', stream.contentAt)
  if (packed === null || end < 0) return null
  budget.left -= end - stream.contentAt
  if (budget.left < 0) throw new TooComplex()
  if (packed === 'none') return end - stream.contentAt > max ? null : text.slice(stream.contentAt, end)
  // The line break before the end mark is not part of the stream, but its last bytes may look like one.
  for (const stop of [end - 1, end - 2, end]) {
    const content = await inflate(bytes.slice(stream.contentAt, stop), max)
    if (content) return latin(content)
  }
  return null
}

/** Whether a text has actions, whether it lists embedded files, and how many places could specify one. */
type Findings = { isActive: boolean; listsFiles: boolean; places: number }

function findingsIn(text: string): Findings {
  const plain = unescaped(text)
  return {
    isActive: actions.test(plain),
    listsFiles: filesInside.test(plain),
    places: [...plain.matchAll(attachment)].length,
  }
}

/** Reads the objects in object streams. */
async function readPacked(
  source: Source,
  stores: readonly Stream[],
  specifications: Specifications,
): Promise<PdfTrouble | Findings[]> {
  let room = unpackedMax
  const all: Findings[] = []
  for (const store of stores) {
    const content = await contentOf(source, store, room)
    if (content === null) return 'opaque'
    // An unpacked stream was read with the file.
    if (packing(store) === 'none') continue
    room -= content.length
    source.budget.left += 8 * content.length
    all.push(findingsIn(content))
    const reader = new PdfReader(content, 0, source.budget, specifications.noteIn(String(store.contentAt)))
    while (!reader.isAtEnd()) reader.read()
  }
  return all
}

/** Whether a specification is data, by name and content. */
async function isData(source: Source, specification: PdfDictionary, streams: readonly Stream[]): Promise<boolean> {
  const numbers = attachedObjects(specification)
  if (!numbers?.every((wanted) => streams.some(({ number }) => number === wanted))) return false
  // A stream without a known number might be the one.
  for (const stream of streams.filter(({ number }) => number === null || numbers.includes(number))) {
    const content = await contentOf(source, stream, attachedMax)
    if (content === null || !isPlainXml(content)) return false
  }
  return true
}

/** Whether all embedded files are data, and everything that could specify one has been read. */
async function areFilesData(
  source: Source,
  findings: readonly Findings[],
  specifications: Specifications,
  streams: readonly Stream[],
): Promise<boolean> {
  const places = findings.reduce((sum, one) => sum + one.places, 0)
  if (findings.some(({ listsFiles }) => listsFiles) && places > specifications.found.size) return false
  for (const specification of specifications.found.values())
    if (!(await isData(source, specification, streams))) return false
  return true
}

async function judge(bytes: Uint8Array<ArrayBuffer>, text: string): Promise<PdfTrouble | null> {
  const open = findingsIn(text)
  if (open.isActive) return 'active'
  if (text.length > largeLength) await turn()
  const source = { bytes, text, budget: { left: 8 * text.length + 100_000 } }
  const specifications = new Specifications()
  const streams = await streamsOf(text, source.budget, specifications)
  const stores = streams.filter(holdsObjects)
  const hides = stores.length > 0 || open.listsFiles || specifications.found.size > 0
  if (hides && encrypted.test(unescaped(text))) return 'opaque'
  const packed = await readPacked(source, stores, specifications)
  if (typeof packed === 'string') return packed
  if (packed.some(({ isActive }) => isActive)) return 'active'
  return (await areFilesData(source, [open, ...packed], specifications, streams)) ? null : 'attached'
}

/** The problem of a PDF's content, or null. */
export async function pdfTrouble(bytes: Uint8Array<ArrayBuffer>): Promise<PdfTrouble | null> {
  const text = latin(bytes)
  if (bytes.length > largeLength) await turn()
  if (!/^%PDF-[12]\.\d/.test(text) || !text.slice(-2048).includes('%%EOF')) return 'broken'
  try {
    return await judge(bytes, text)
  } catch (error) {
    if (error instanceof TooComplex) return 'opaque'
    throw error
  }
}
