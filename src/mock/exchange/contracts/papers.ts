import { sellerLabel, takerLabel } from '#src/model/asset-kind/parties/labels.ts'
import { signerRoleLabels } from '#src/model/contract/labels.ts'
import type { ContractPaper } from '#src/model/contract/schema.ts'
import { plainBlocks } from '#src/model/contract/text/blocks.ts'
import { maskedName } from '#src/model/kyc/masked.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import type { ContractProof } from '#src/model/signature/schema.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { contractPageAddress, portal } from '../../files/address.ts'
import type { Paper, SignPlace } from '../../files/paper/paper.ts'
import type { Picture } from '../../files/paper/picture/picture.ts'
import type { Core } from '../core.ts'
import type { Uploads } from '../files/uploads.ts'
import { paperEngine } from '../signing/engine-source.ts'
import { signingKeyOf } from '../signing/exchange-signer.ts'
import { issuer } from '../signing/keys.ts'
import type { SignedPaper, Signing } from '../signing/signed-paper.ts'
import {
  type Contract,
  fileNameOf,
  type PrintedSigner,
  readerOf,
  type Signature,
  type SignaturePicture,
  type Signer,
} from './record.ts'

type Values = Readonly<Record<string, string>>

type Ports = {
  uploads: Pick<Uploads, 'find'>
  contracts: { all: () => readonly Contract[]; valuesOf: (contract: Contract) => Values }
}

export type Papers = {
  /** The paper with the signatures that there are; null before both parties have confirmed the text. */
  of: (contract: Contract) => Promise<SignedPaper | null>
  /** The same for a screen: its pages as pictures, and where each one signs. */
  shownOf: (contract: Contract) => Promise<ContractPaper | null>
  /** The complete paper at this address. */
  at: (id: string, key: string) => Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> } | null>
  /** A page (from 1) of the paper at this address after so many of its signatures, as an SVG. */
  pictureAt: (id: string, key: string, page: number, signatures: number) => Promise<string | null>
  /** Prints the complete contracts of a user, so that `fileOf` knows them. */
  print: (userId: string) => Promise<void>
  /** The complete file, once it was printed; null before. */
  fileOf: (contract: Contract) => Uint8Array | null
  /** What anyone may know of a complete contract, by its code or the SM3 digest of its file. */
  proofOf: (wanted: { code: string } | { digest: string }) => Promise<ContractProof | null>
}

/** Around the point that a signer has chosen, points: room for a round seal. */
const markSize = { width: 150, height: 116 } as const

const roleLabelOf = ({ role }: Pick<Signer, 'role'>, { deal }: Contract): string => {
  const { typeCode } = deal.listing
  if (role === 'taker') return takerLabel(typeCode)
  return role === 'seller' ? sellerLabel(typeCode) : signerRoleLabels[role]
}

/** As the text names them: Party A, the seller, comes first. */
const printedRoles = ['seller', 'taker', 'other', 'witness'] as const
const sides: Readonly<Partial<Record<Signer['role'], string>>> = { seller: '甲方', taker: '乙方' }

const inPrint = (signers: readonly PrintedSigner[]): PrintedSigner[] =>
  signers.toSorted((one, other) => printedRoles.indexOf(one.role) - printedRoles.indexOf(other.role))

const printedLabelOf = (signer: PrintedSigner, contract: Contract): string => {
  const [side, label] = [sides[signer.role], roleLabelOf(signer, contract)]
  return side === undefined ? label : `${side}（${label}）`
}

const linesOf = ({ kind, code, agent }: PrintedSigner): string[] =>
  kind === 'person' ? [`证件号码：${code}`] : [`统一社会信用代码：${code}`, `经办人：${agent}`]

function paperOf(contract: Contract, values: Values): Paper | null {
  const { name, no, agreedAt, text, verifyCode } = contract
  const signers = contract.printedSigners ?? contract.signers
  if (agreedAt === null || text === null) return null
  return {
    title: name,
    no,
    at: agreedAt,
    verifyAddress: portal + linkToOwn.contractVerify(verifyCode),
    blocks: plainBlocks(text.doc, values),
    parties: inPrint(signers).map((signer) => ({
      id: signer.id,
      label: printedLabelOf(signer, contract),
      name: signer.name,
      lines: linesOf(signer),
    })),
  }
}

type Signed = Signer & { signature: Signature }
const signedIn = ({ signers }: Contract): Signed[] =>
  signers
    .filter((signer): signer is Signed => signer.signature !== null)
    .toSorted((one, other) => one.signature.number - other.signature.number)

/** Where the marks of a signature are: at the chosen points, or in the signer's own place. */
function marksOf(
  { id, signature }: Signed,
  picture: Picture,
  places: readonly SignPlace[],
  pages: readonly { width: number; height: number }[],
) {
  const own = places.filter((place) => place.id === id)
  if (signature.marks.length === 0)
    return own.map(({ page, x, y, width, height }) => ({ page, x, y, width, height, picture }))
  return signature.marks.map(({ page: wanted, x, y }) => {
    const page = Math.min(wanted, pages.length - 1)
    const { width, height } = pages[page]!
    // A point at the edge must not push the picture off the page.
    const left = Math.min(Math.max(0, x * width - markSize.width / 2), width - markSize.width)
    const top = Math.min(Math.max(0, y * height - markSize.height / 2), height - markSize.height)
    return { page, x: left, y: top, ...markSize, picture }
  })
}

/** The papers of the contracts, made when they are asked for and again after each signature. */
export function createPapers(core: Pick<Core, 'keyFor'>, { uploads, contracts }: Ports): Papers {
  const made = new WeakMap<Contract, { key: string; paper: Promise<SignedPaper> }>()

  /** Before the first signature every change of the signers changes what is printed. */
  const keyOf = ({ events }: Contract, signed: readonly Signed[]): string =>
    signed.length === 0 ? `event ${events.length}` : `signature ${signed.length}`

  const pictureOf = (given: SignaturePicture): Picture => {
    if (given.kind !== 'png') return given
    const file = uploads.find(given.fileId)
    return file ? { kind: 'png', bytes: file.bytes } : { kind: 'drawn', strokes: [] }
  }

  const make = async (paper: Paper, signed: readonly Signed[]): Promise<SignedPaper> => {
    const pictures = signed.map(({ signature }) => pictureOf(signature.picture))
    const { signedPaper } = await paperEngine()
    return signedPaper(paper, (places, pages) =>
      signed.map((signer, index): Signing => {
        const { at, hasSeam } = signer.signature
        const place = places.find(({ id }) => id === signer.id)
        return {
          signerId: signer.id,
          at,
          secret: core.keyFor(signingKeyOf(signer.code)),
          marks: marksOf(signer, pictures[index]!, places, pages),
          seam: hasSeam ? pictures[index]! : null,
          note: place ? { page: place.page, ...place.note, text: dateTime(at) } : null,
        }
      }),
    )
  }

  const of = async (contract: Contract): Promise<SignedPaper | null> => {
    const signed = signedIn(contract)
    const known = made.get(contract)
    const key = keyOf(contract, signed)
    if (known?.key === key) return known.paper
    const paper = paperOf(contract, contracts.valuesOf(contract))
    if (!paper) return null
    const next = make(paper, signed)
    made.set(contract, { key, paper: next })
    // A failed one is made again.
    next.catch(() => made.delete(contract))
    return next
  }

  const files = new WeakMap<Contract, Uint8Array>()
  const complete = () => contracts.all().filter(({ completedAt }) => completedAt !== null)
  const digestOf = async (contract: Contract) => (await of(contract))?.revisions.at(-1)?.digest

  const find = async (wanted: { code: string } | { digest: string }): Promise<Contract | null> => {
    if ('code' in wanted) return complete().find(({ verifyCode }) => verifyCode === wanted.code) ?? null
    for (const contract of complete()) if ((await digestOf(contract)) === wanted.digest) return contract
    return null
  }

  const shownOf = async (contract: Contract): Promise<ContractPaper | null> => {
    const paper = await of(contract)
    if (!paper) return null
    const { pages, places, revisions, base } = paper
    const urlOf = (index: number) =>
      // Until the first signature the signers that are printed may change.
      contractPageAddress(contract, index + 1, revisions.length, base.digest.slice(0, 8))
    return {
      digest: (revisions.at(-1) ?? base).digest,
      pages: pages.map((size, index) => ({ ...size, url: urlOf(index) })),
      places: places.map(({ id, page, x, y, width, height }) => ({
        signerId: id,
        page,
        x: (x + width / 2) / pages[page]!.width,
        y: (y + height / 2) / pages[page]!.height,
      })),
    }
  }

  return {
    of,
    print: async (userId) => {
      for (const contract of complete().filter((one) => readerOf(one, userId) !== null)) {
        const paper = await of(contract)
        if (paper) files.set(contract, paper.bytes)
      }
    },
    fileOf: (contract) => files.get(contract) ?? null,
    shownOf,
    at: async (id, key) => {
      const contract = complete().find((one) => one.id === id && one.paperKey === key)
      const paper = contract && (await of(contract))
      return paper ? { name: fileNameOf(contract), bytes: paper.bytes } : null
    },
    pictureAt: async (id, key, number, signatures) => {
      const contract = contracts.all().find((one) => one.id === id && one.paperKey === key)
      const paper = contract && (await of(contract))
      const items = paper?.items[number - 1]
      if (!items || signatures > paper.stamps.length) return null
      const { pagePicture } = await paperEngine()
      const page = { items, index: number - 1, pages: paper.pages.length }
      return pagePicture(page, paper.stamps.slice(0, signatures))
    },
    proofOf: async (wanted) => {
      const contract = await find(wanted)
      const paper = contract && (await of(contract))
      const last = paper?.revisions.at(-1)
      if (!paper || !last || contract.completedAt === null) return null
      const { no, name, deal, completedAt } = contract
      const signers = paper.revisions.map(({ signerId, ...revision }) => {
        const signer = contract.signers.find(({ id }) => id === signerId)!
        const shownName = signer.kind === 'person' ? maskedName(signer.name) : signer.name
        return { ...revision, role: roleLabelOf(signer, contract), name: shownName, issuer }
      })
      return {
        no,
        name,
        projectNo: deal.listing.no,
        projectName: deal.listing.assetsName,
        completedAt,
        size: last.length,
        digest: last.digest,
        signers,
      }
    },
  }
}
