import type { ContractProof } from '#src/model/signature/schema.ts'
import { date, dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { portal } from '../../files/address.ts'
import { issuedPdf } from '../../files/issued.ts'
import type { PdfLine } from '../../files/pdf.ts'
import type { Core } from '../core.ts'
import { sha256 } from '../digest.ts'
import { token } from '../random.ts'
import { createForms, type FormDraft, type IssuedForm, type WantedProof } from './forms.ts'

/** A document that the exchange made for one user: plain lines, or a form that is printed, sealed and signed. */
type Document = {
  title: string
  name: string
  at: number
  lines: readonly PdfLine[]
  form: IssuedForm | null
}

/** Label and value, or a whole sentence. */
export type DocumentLine = readonly [label: string, value: string] | string

export type IssuedDocument = { name: string; url: string; at: number }

export const documentsRoot = '/mock-files/letters/'

export type Documents = {
  find: (key: string) => Document | null
  /**
   * Issues a document with number, time and a digest of its text (domain 6.24). `pastAt` is the time of issue of one that was issued
   * before the world began.
   */
  issue: (title: string, lines: readonly DocumentLine[], pastAt?: number) => IssuedDocument
  /** Issues a form, which anyone can verify. */
  issueForm: (draft: FormDraft) => IssuedDocument
  bytesOf: (document: Document) => Promise<Uint8Array<ArrayBuffer>>
  /** Prints forms, so that `fileOf` knows them. */
  print: (issued: readonly { url: string }[]) => Promise<void>
  /** The file; of a form null before it was printed. */
  fileOf: (document: Document) => Uint8Array | null
  /** What anyone may know of a form, by the code of its verification address or the SM3 digest of its file. */
  proofOf: (wanted: WantedProof) => Promise<ContractProof | null>
}

const keyIn = (url: string): string => url.slice(documentsRoot.length).replace(/\.pdf$/, '')

/** Documents of the exchange; anyone with the address may read one, and only its owner is given the address. */
export function createDocuments(core: Core): Documents {
  const documents = new Map<string, Document>()
  const forms = createForms(core)
  const printed = new WeakMap<Document, Uint8Array<ArrayBuffer>>()
  let issued = 0
  let past = 0

  const add = (key: string, document: Omit<Document, 'name'>): IssuedDocument => {
    const name = `${document.title}.pdf`
    documents.set(key, { ...document, name })
    return { name, url: `${documentsRoot}${key}.pdf`, at: document.at }
  }

  const bytesOf: Documents['bytesOf'] = async (document) => {
    const bytes = document.form ? await forms.bytesOf(document.form) : issuedPdf(document)
    printed.set(document, bytes)
    return bytes
  }

  return {
    find: (key) => documents.get(key) ?? null,
    issue: (title, lines, pastAt) => {
      const key = pastAt === undefined ? token(core.random, 32) : core.keyFor(`letter ${title}`)
      const at = pastAt ?? core.now()
      if (pastAt === undefined) issued += 1
      else past += 1
      const body = lines.map((line) => (typeof line === 'string' ? line : `${line[0]}：${line[1]}`))
      const number = `WS${date(at).replaceAll('-', '')}${String(pastAt === undefined ? issued : past).padStart(5, '0')}`
      const head = [`文件编号：${number}`, `签发时间：${dateTimeSeconds(at)}`]
      const proof = sha256([title, ...head, ...body].join('\n'))
        .slice(0, 32)
        .toUpperCase()
      const foot = ['', `校验码：${proof}`, `核验地址：${portal}${documentsRoot}${key}.pdf`]
      return add(key, { title, at, lines: [...head, '', ...body, ...foot].map((text) => ({ text })), form: null })
    },
    issueForm: (draft) => {
      issued += 1
      const at = core.now()
      return add(token(core.random, 32), { title: draft.title, at, lines: [], form: forms.add(draft, at) })
    },
    bytesOf,
    print: async (wanted) => {
      for (const { url } of wanted) {
        const document = documents.get(keyIn(url))
        if (document && !printed.has(document)) await bytesOf(document)
      }
    },
    fileOf: (document) => {
      if (!document.form && !printed.has(document)) printed.set(document, issuedPdf(document))
      return printed.get(document) ?? null
    },
    proofOf: forms.proofOf,
  }
}
