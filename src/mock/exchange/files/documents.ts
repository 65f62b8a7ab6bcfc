import type { ContractProof } from '#src/model/signature/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import type { Core } from '../core.ts'
import { token } from '../random.ts'
import { type BlankDraft, createForms, type FormDraft, type IssuedForm, type WantedProof } from './forms.ts'
import { formOfLetter, type Letter } from './letter.ts'

/** A document that the exchange made for one user. */
type Document = { title: string; name: string; at: number; form: IssuedForm }

export type IssuedDocument = { name: string; url: string; at: number }

export const documentsRoot = '/mock-files/letters/'

export type Documents = {
  find: (key: string) => Document | null
  /** Issues a letter with a number of its own (domain 6.24). `pastAt` is the time of issue of one that was issued before the world began. */
  issue: (title: string, letter: Letter, pastAt?: number) => IssuedDocument
  /** Issues a form whose number its service gives. */
  issueForm: (draft: FormDraft) => IssuedDocument
  /** Issues what others are to sign by hand: without a seal, and nothing to verify. */
  issueBlank: (draft: BlankDraft) => IssuedDocument
  bytesOf: (document: Document) => Promise<Uint8Array<ArrayBuffer>>
  /** Prints documents, so that `fileOf` knows them. */
  print: (issued: readonly { url: string }[]) => Promise<void>
  /** The file; null before it was printed. */
  fileOf: (document: Document) => Uint8Array | null
  /** What anyone may know of a sealed document, by the code of its verification address or the SM3 digest of its file. */
  proofOf: (wanted: WantedProof) => Promise<ContractProof | null>
}

/** The key of a document in its address. */
export const keyOfDocument = (url: string): string => url.slice(documentsRoot.length).replace(/\.pdf(?:\?.*)?$/, '')

/** Documents of the exchange; who may read one is decided in `rights.ts`. */
export function createDocuments(core: Core): Documents {
  const documents = new Map<string, Document>()
  const forms = createForms(core)
  const printed = new WeakMap<Document, Uint8Array<ArrayBuffer>>()
  let issued = 0
  let past = 0

  const add = (key: string, form: IssuedForm): IssuedDocument => {
    const { title, at } = form
    const name = `${title}.pdf`
    documents.set(key, { title, name, at, form })
    return { name, url: `${documentsRoot}${key}.pdf`, at }
  }

  const newKey = () => {
    issued += 1
    return token(core.random, 32)
  }
  const pastKey = (title: string) => {
    past += 1
    return core.keyFor(`letter ${title}`)
  }

  const bytesOf: Documents['bytesOf'] = async (document) => {
    const bytes = await forms.bytesOf(document.form)
    printed.set(document, bytes)
    return bytes
  }

  return {
    find: (key) => documents.get(key) ?? null,
    issue: (title, letter, pastAt) => {
      const key = pastAt === undefined ? newKey() : pastKey(title)
      const at = pastAt ?? core.now()
      const serial = String(pastAt === undefined ? issued : past).padStart(5, '0')
      const no = `WS${date(at).replaceAll('-', '')}${serial}`
      return add(key, forms.add(formOfLetter(title, no, letter), at))
    },
    issueForm: (draft) => add(newKey(), forms.add(draft, core.now())),
    issueBlank: (draft) => add(newKey(), { ...draft, at: core.now(), seal: null }),
    bytesOf,
    print: async (wanted) => {
      for (const { url } of wanted) {
        const document = documents.get(keyOfDocument(url))
        if (document && !printed.has(document)) await bytesOf(document)
      }
    },
    fileOf: (document) => printed.get(document) ?? null,
    proofOf: forms.proofOf,
  }
}
