import type { CaseFileKind } from '#src/model/case-file/schema.ts'
import { sha256OfBytes } from '../digest.ts'
import { type IssuedDocument, keyOfDocument } from '../files/documents.ts'
import type { Listing } from '../tables.ts'
import { kindOf } from './kinds.ts'
import type { Entry, Known } from './part.ts'

type Measure = { size: number; digest: string }

/** Of a document that was not printed yet: it is in its folder all the same, so that no other file takes its name. */
const unmeasured = { size: 0, digest: null }

/** Of uploads, documents and complete contracts, which never change. */
const measured = new WeakMap<object, Measure>()

/** Size and digest of a file, reckoned once. */
export function measureOf(file: object, bytesOf: () => Uint8Array): Measure {
  const known = measured.get(file)
  if (known) return known
  const bytes = bytesOf()
  const measure = { size: bytes.length, digest: sha256OfBytes(bytes) }
  measured.set(file, measure)
  return measure
}

type UploadPlace = { kind: CaseFileKind; at: number; id?: string; name?: string; isReadOnly?: boolean }

/** An upload of the user's in a folder; by default handed in, so that it cannot be changed there. */
export function uploadEntries({ uploads }: Known, listing: Listing, fileId: string, place: UploadPlace): Entry[] {
  const file = uploads.find(fileId)
  if (!file) return []
  const { id, name, kind: format, url, bytes, state } = file
  return [
    {
      id,
      name,
      format,
      url,
      state,
      source: 'own',
      isReadOnly: true,
      listing,
      ...measureOf(file, () => bytes),
      ...place,
    },
  ]
}

type Issued = Omit<IssuedDocument, 'at'> & { at?: number | null }

/** A document that the exchange issued, in the folder of its title. */
export function documentEntries({ documents }: Known, listing: Listing, { url }: Issued, usual: CaseFileKind): Entry[] {
  const id = keyOfDocument(url)
  const document = documents.find(id)
  if (!document) return []
  const { title, name, at } = document
  const kind = kindOf(title, usual)
  const shown = { id, name, kind, format: 'pdf', at, url, source: 'exchange', isReadOnly: true } as const
  const bytes = documents.fileOf(document)
  return [{ ...shown, listing, ...(bytes ? measureOf(document, () => bytes) : unmeasured) }]
}
