import { sm3 } from 'sm-crypto-v2'
import { composeForm, composePaper, type ComposedPaper } from '../../files/paper/compose.ts'
import type { Form } from '../../files/paper/form/form.ts'
import type { Paper, SignPlace } from '../../files/paper/paper.ts'
import type { Picture } from '../../files/paper/picture/picture.ts'
import { stampPaper } from '../../files/paper/stamp.ts'
import type { Mark, Note, Stamps } from '../../files/paper/stamps.ts'
import { serialOf, signDigest, signerKey } from './keys.ts'

/** One signature: what the signer puts on the paper, and the secret of the signer's key. */
export type Signing = {
  signerId: string
  /** Epoch ms. */
  at: number
  secret: string
  marks: readonly Mark[]
  /** The seal over the edges of all pages. */
  seam: Picture | null
  note: Note | null
}

/** A signature is one of the first `length` bytes of the file: those with the signer's own marks, and all earlier ones. */
export type Revision = {
  signerId: string
  at: number
  length: number
  /** SM3, hex. */
  digest: string
  /** SM2 over the digest, hex. */
  signature: string
  publicKey: string
  serial: string
}

export type SignedPaper = ComposedPaper & {
  /** The file before anyone had signed it. */
  base: { length: number; digest: string }
  revisions: Revision[]
  /** What each of them drew. */
  stamps: Stamps[]
}

/** Seam seals are one below the other: the first one's top, and the distance to the next, points. */
const seamTop = 150
const seamStep = 130
/** So many fit on a page; further ones begin at the top again. */
const seamsOfPage = 4

/** Asked for once the places to sign are known. */
type Signings = (places: readonly SignPlace[], pages: ComposedPaper['pages']) => readonly Signing[]

/** With the marks of the signers in their order, each signed by its key. */
async function signed(composed: ComposedPaper, signings: Signings): Promise<SignedPaper> {
  const { bytes: base, pages, places } = composed
  const revisions: Revision[] = []
  const stamps: Stamps[] = []
  let bytes = base
  for (const [index, { signerId, at, secret, marks, seam, note }] of signings(places, pages).entries()) {
    const y = seamTop + (index % seamsOfPage) * seamStep
    const drawn = { marks, seam: seam && { picture: seam, y }, note }
    bytes = await stampPaper(bytes, drawn, at)
    stamps.push(drawn)
    const digest = sm3(bytes)
    const { privateKey, publicKey } = signerKey(secret)
    const signature = signDigest(privateKey, digest)
    revisions.push({ signerId, at, length: bytes.length, digest, signature, publicKey, serial: serialOf(publicKey) })
  }
  return { ...composed, bytes, base: { length: base.length, digest: sm3(base) }, revisions, stamps }
}

/** A contract that its parties have signed. The same input has the same bytes. */
export const signedPaper = async (paper: Paper, signings: Signings): Promise<SignedPaper> =>
  signed(await composePaper(paper), signings)

/** A form that its issuer has sealed and signed. The same input has the same bytes. */
export const signedForm = async (form: Form, signings: Signings): Promise<SignedPaper> =>
  signed(await composeForm(form), signings)
