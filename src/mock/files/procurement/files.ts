import { mediaTypes } from '#src/model/file/kinds.ts'
import type { ProcurementFile } from '#src/model/procurement/schema.ts'
import { brand } from '#src/shared/config/brand.ts'
import { sha256OfBytes } from '../../exchange/digest.ts'
import { documentsWord, responseWord } from '../../exchange/seed/procurement/texts/terms.ts'
import type { Procurement } from '../../exchange/tables.ts'
import { filesRoot } from '../address.ts'
import { docx } from '../docx.ts'
import { pdf } from '../pdf.ts'
import { drawingsOf } from './drawings.ts'
import { documentLines, formLines, guideLines, requirementLines } from './drafts.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** The content in parts: that of a large file has a part in common with other files. */
export type ProcurementFileMade = { file: ProcurementFile; parts: readonly Bytes[]; type: string }

/** The public files of projects are below it. */
export const procurementFilesRoot = `${filesRoot}procurement/`

const foot = `${brand.operator}（模拟文件，仅供演示）`
type Draft = {
  id: string
  name: string
  kind: 'pdf' | 'docx' | 'zip'
  isSold: boolean
  group: string
  parts: readonly Bytes[]
  digest: string
}

/** The content of a small file, with its digest. */
const content = (bytes: Bytes): Pick<Draft, 'parts' | 'digest'> => ({ parts: [bytes], digest: sha256OfBytes(bytes) })

function soldOf(project: Procurement): Draft[] {
  const { name, no, category } = project
  const common = { isSold: true, group: 'notice' } as const
  const documents = documentsWord(project)
  return [
    {
      ...common,
      id: 'documents',
      name: `${documents}-${no}.pdf`,
      kind: 'pdf',
      ...content(pdf(`${name}${documents}`, documentLines(project), foot)),
    },
    {
      ...common,
      id: 'requirements',
      name: `技术要求-${no}.docx`,
      kind: 'docx',
      ...content(docx(`${name}技术要求`, requirementLines(project))),
    },
    ...(category === 'works'
      ? [{ ...common, id: 'drawing', name: `图纸-${no}.zip`, kind: 'zip' as const, ...drawingsOf(project) }]
      : []),
  ]
}

const publicOf = (project: Procurement): Draft[] => [
  {
    id: 'guide',
    name: '报名须知.pdf',
    kind: 'pdf',
    isSold: false,
    group: 'notice',
    ...content(pdf(`${project.name}报名须知`, guideLines(project), foot)),
  },
  {
    id: 'form',
    name: `${responseWord(project)}格式.docx`,
    kind: 'docx',
    isSold: false,
    group: 'form',
    ...content(docx(`${responseWord(project)}格式`, formLines(project))),
  },
]

/** Made when first asked for, and anew when the dates that are printed in them were replaced. */
const made = new WeakMap<Procurement['dates'], readonly ProcurementFileMade[]>()

/**
 * The files of a project with their bytes, and the digests of these. The address of a sold file is empty: the download host gives
 * it to those who have bought the documents.
 */
export function procurementFilesOf(project: Procurement): readonly ProcurementFileMade[] {
  const known = made.get(project.dates)
  if (known) return known
  const files = [...soldOf(project), ...publicOf(project)].map(({ parts, isSold, ...draft }) => ({
    file: {
      ...draft,
      size: parts.reduce((sum, { length }) => sum + length, 0),
      url: isSold ? '' : `${procurementFilesRoot}${project.id}/${draft.id}.${draft.kind}`,
      publishedAt: project.dates.announcedAt,
      isSold,
    },
    parts,
    type: mediaTypes[draft.kind],
  }))
  made.set(project.dates, files)
  return files
}

/** One file of a project, sold or public. */
export const procurementFile = (project: Procurement, fileId: string): ProcurementFileMade | null =>
  procurementFilesOf(project).find(({ file }) => file.id === fileId) ?? null
