import type { ArticleFile } from '#src/model/content/article.ts'
import { mediaTypes } from '#src/model/file/kinds.ts'
import { brand } from '#src/shared/config/brand.ts'
import { sha256OfBytes } from '../exchange/digest.ts'
import { filesRoot } from './address.ts'
import { docx } from './docx.ts'
import type { FileDraft } from './file-draft.ts'
import { pdf } from './pdf.ts'

/** An article, a notice, an issue of a periodical or a roadshow. */
type Owner = { id: string; publishedAt: number; files: readonly FileDraft[] }

export type MadeFile = { file: ArticleFile; bytes: Uint8Array<ArrayBuffer>; type: string }

const foot = `${brand.operator}（模拟文件，仅供演示）`

const bytesOf = ({ kind, title, lines }: FileDraft): Uint8Array<ArrayBuffer> =>
  kind === 'pdf'
    ? pdf(title, lines, foot)
    : docx(
        title,
        lines.map(({ text }) => text),
      )

/** The folders of the addresses of such files. */
export type ArticleFolder = 'news' | 'notice' | 'periodical' | 'roadshow'

/** Drafts are shared by all worlds of one seed, and so are their bytes. */
const made = new WeakMap<FileDraft, { bytes: Uint8Array<ArrayBuffer>; digest: string }>()

function makingOf(draft: FileDraft) {
  const known = made.get(draft)
  if (known) return known
  const bytes = bytesOf(draft)
  const making = { bytes, digest: sha256OfBytes(bytes) }
  made.set(draft, making)
  return making
}

/** The files of such an owner; made when first asked for, since the beginning of a world has no time for it. */
export const articleFilesOf = ({ id: ownerId, publishedAt, files }: Owner, folder: ArticleFolder): MadeFile[] =>
  files.map((draft) => {
    const { bytes, digest } = makingOf(draft)
    const { id, kind, name } = draft
    const url = `${filesRoot}${folder}/${ownerId}/${id}.${kind}`
    const group = kind === 'docx' ? 'form' : 'notice'
    return {
      file: { id, name, kind, size: bytes.length, url, group, publishedAt, digest },
      bytes,
      type: mediaTypes[kind],
    }
  })
