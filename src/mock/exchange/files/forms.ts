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
export type FormDraft = Omit<Form, 'issuer' | 'at' | 'verifyAddress'> & {
  /** What is written across the seal. */
  seal: string
  projectNo: string
  projectName: string
  holder: Holder
}

export type IssuedForm = FormDraft & { at: number; code: string }

export type WantedProof = { code: string } | { digest: string }

/** Digits and letters after the number: a number alone can be guessed. */
const checkLength = 8

/** The forms of the exchange: printed, sealed and signed when they are asked for, with the same bytes each time. */
export function createForms(core: Pick<Core, 'keyFor'>) {
  const forms: IssuedForm[] = []
  const made = new Map<IssuedForm, Promise<SignedPaper>>()

  const make = async ({ code, seal, ...form }: IssuedForm): Promise<SignedPaper> => {
    const { signedForm } = await paperEngine()
    const { name, code: signerCode } = exchangeSigner
    const verifyAddress = portal + linkToOwn.contractVerify(code)
    return signedForm({ ...form, issuer: name, verifyAddress }, (places) => [
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

  const paperOf = (form: IssuedForm): Promise<SignedPaper> => {
    const known = made.get(form)
    if (known) return known
    const next = make(form)
    made.set(form, next)
    // A failed one is made again.
    next.catch(() => made.delete(form))
    return next
  }

  const find = async (wanted: WantedProof): Promise<IssuedForm | null> => {
    if ('code' in wanted) return forms.find(({ code }) => code === wanted.code) ?? null
    for (const form of forms) if ((await paperOf(form)).revisions.at(-1)?.digest === wanted.digest) return form
    return null
  }

  return {
    add: (draft: FormDraft, at: number): IssuedForm => {
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
