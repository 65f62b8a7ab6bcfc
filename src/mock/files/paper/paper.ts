export type PaperBlock = { kind: 'heading' | 'paragraph'; text: string }

export type PaperParty = {
  id: string
  /** What it is in the contract: 转让方. */
  label: string
  name: string
  /** Further lines: who signs for it, its address. */
  lines: readonly string[]
}

/** A contract to be printed. The same paper has the same bytes each time. */
export type Paper = {
  title: string
  no: string
  /** Epoch ms at which it was made, the date of the file. */
  at: number
  /** Where its signatures are verified: printed, in the QR code, and a link. */
  verifyAddress: string
  blocks: readonly PaperBlock[]
  parties: readonly PaperParty[]
}

/** Pages count from 0; lengths are points from the top left corner of a page. */
export type Box = { page: number; x: number; y: number; width: number; height: number }

/** Where a party signs; its date begins at `note`, on the baseline. */
export type SignPlace = Box & { id: string; note: { x: number; y: number } }

/** A4, points. */
export const pageSize = { width: 595.28, height: 841.89 } as const
/** 2.5 cm. */
export const margin = 70.87
/** Between the margins. */
export const bodyWidth = pageSize.width - 2 * margin

type Tone = 'ink' | 'faint'

/** What is drawn on a page; `y` of a text is its baseline. Letters are set apart by `spacing`. */
export type PageItem =
  | { kind: 'text'; text: string; x: number; y: number; size: number; spacing: number; isBold: boolean; tone: Tone }
  | { kind: 'frame'; x: number; y: number; width: number; height: number }
  | { kind: 'rule'; x: number; y: number; width: number }
  | { kind: 'cell'; x: number; y: number; width: number; height: number; isTinted: boolean }
  | { kind: 'qr'; text: string; x: number; y: number; size: number }
  | { kind: 'logo'; x: number; y: number; size: number }

export type LaidOutPaper = { pages: PageItem[][]; places: SignPlace[] }
