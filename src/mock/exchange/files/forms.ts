import { linkToOwn } from '#src/model/own-links.ts'
import { maskedName } from '#src/model/kyc/masked.ts'
import { formLabels } from '#src/model/signature/labels.ts'
import type { ContractProof } from '#src/model/signature/schema.ts'
import { portal } from '../../files/address.ts'
import type { Form } from '../../files/paper/form/form.ts'
import type { Core } from '../core.ts'
import { paperEngine } from '../signing/engine-source.ts'
import { exchangeSigner, sealOf, signingKeyOf } from '../signing/exchange-signer.ts'
import { issuer } from '../signing/keys.ts'
import type { SignedPaper } from '../signing/signed-paper.ts'

/** For whom a form is issued; the name of a person is masked where everyone may see it. */
export type Holder = { role: string; name: string; isPerson: boolean }

/** What a service says of a form that the exchange is to issue. */
export type FormDraft = Omit<Form, 'at' | 'end'> & {
  /** What is written across the seal. */
  seal: string
  projectNo: string
  projectName: string
  holder: Holder
}

/** A form that the exchange only draws up: its readers sign it on these lines. */
export type BlankDraft = Omit<Form, 'at' | 'end'> & { toSign: readonly string[] }

type SealedForm = FormDraft & { at: number; code: string }
export type IssuedForm = SealedForm | (BlankDraft & { at: number; seal: null })

export type WantedProof = { code: string } | { digest: string }

/** Digits and letters after the number: a number alone can be guessed. */
const checkLength = 8

/** The forms of the exchange: printed, sealed and signed when they are asked for, with the same bytes each time. */
export function createForms(core: Pick<Core, 'keyFor'>) {
  const forms: SealedForm[] = []
  const made = new Map<IssuedForm, Promise<SignedPaper>>()

  const sealed = async ({ code, seal, ...form }: SealedForm): Promise<SignedPaper> => {
    const { signedForm } = await paperEngine()
    const { name, code: signerCode } = exchangeSigner
    const verifyAddress = portal + linkToOwn.contractVerify(code)
    return signedForm({ ...form, end: { kind: 'seal', issuer: name, verifyAddress } }, (places) => [
      {
        signerId: name,
        at: form.at,
        secret: core.keyFor(signingKeyOf(signerCode)),
        marks: places.map((place) => ({ ...place, picture: sealOf(name, seal) })),
        seam: null,
        note: null,
      },
    ])
  }

  const make = async (form: IssuedForm): Promise<SignedPaper> => {
    if (form.seal !== null) return sealed(form)
    const { signedForm } = await paperEngine()
    return signedForm({ ...form, end: { kind: 'lines', lines: form.toSign } }, () => [])
  }

  const paperOf = (form: IssuedForm): Promise<SignedPaper> => {
    const known = made.get(form)
    if (known) return known
    const next = make(form)
    made.set(form, next)
    // A failed one is made again.
    next.catch(() => made.delete(form))
    return next
  }

  const find = async (wanted: WantedProof): Promise<SealedForm | null> => {
    if ('code' in wanted) return forms.find(({ code }) => code === wanted.code) ?? null
    // One that was not printed since the start is not printed for this: its file names its code.
    for (const form of forms)
      if (made.has(form) && (await paperOf(form)).revisions.at(-1)?.digest === wanted.digest) return form
    return null
  }

  return {
    add: (draft: FormDraft, at: number): SealedForm => {
      const check = core.keyFor(`form ${draft.no}`).slice(0, checkLength).toUpperCase()
      const form = { ...draft, at, code: `${draft.no}-${check}` }
      forms.push(form)
      return form
    },
    bytesOf: async (form: IssuedForm) => (await paperOf(form)).bytes,
    proofOf: async (wanted: WantedProof): Promise<ContractProof | null> => {
      const form = await find(wanted)
      if (!form) return null
      const { bytes, revisions } = await paperOf(form)
      const { no, title: name, projectNo, projectName, holder, at } = form
      return {
        no,
        name,
        projectNo,
        projectName,
        completedAt: at,
        holder: { role: holder.role, name: holder.isPerson ? maskedName(holder.name) : holder.name },
        size: bytes.length,
        digest: revisions.at(-1)!.digest,
        signers: revisions.map(({ signerId, ...revision }) => ({
          ...revision,
          role: formLabels.issuer,
          name: signerId,
          issuer,
        })),
      }
    },
  }
}
