import type { UploadedFile } from '#src/model/file/schema.ts'
import { contractLine, nameEndings } from '#src/model/seal/cut-texts.ts'
import { hasArcs, kindsOf, shapesOf } from '#src/model/seal/rules.ts'
import {
  type Seal,
  type SealApplicant,
  type SealApplication,
  type SealDesign,
  type SealKind,
  sealKinds,
  type SealScope,
  sealScopes,
  type SealShape,
} from '#src/model/seal/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import { dayMs } from '#src/model/time/units.ts'

export type Look = 'template' | 'picture'

/** The form of an application. */
export type SealValues = {
  kind: SealKind
  name: string
  look: Look
  shape: SealShape
  text: string
  across: string
  below: string
  picture: UploadedFile[]
  letter: UploadedFile[]
  scopes: SealScope[]
  validTo: string
}

/** The usual texts of a kind. */
export function textsOf(kind: SealKind, { name, legalName }: SealApplicant): Pick<SealValues, 'text' | 'across'> {
  if (kind === 'legal') return { text: legalName + nameEndings[1], across: '' }
  if (kind === 'personal') return { text: name, across: '' }
  return { text: name, across: kind === 'contract' ? contractLine : '' }
}

const isKind = (kind: string): kind is SealKind => (sealKinds as readonly string[]).includes(kind)
const isScope = (scope: string): scope is SealScope => (sealScopes as readonly string[]).includes(scope)

/** Days for which a seal is applied for unless chosen otherwise. */
const usualDays = 365

export function emptyValues(applicant: SealApplicant, now: number): SealValues {
  const kind = kindsOf(applicant)[0] ?? 'personal'
  return {
    kind,
    name: '',
    look: 'template',
    shape: shapesOf(kind)[0]!,
    ...textsOf(kind, applicant),
    below: '',
    picture: [],
    letter: [],
    scopes: ['contract'],
    validTo: date(now + usualDays * dayMs),
  }
}

/** The form of an application that is changed. */
export function valuesOf(seal: Seal, applicant: SealApplicant, now: number): SealValues {
  const { kind, name, design, picture, letter, scopes, validTo } = seal
  return {
    ...emptyValues(applicant, now),
    ...(isKind(kind) && { kind, shape: shapesOf(kind)[0]!, ...textsOf(kind, applicant) }),
    ...design,
    name,
    look: design ? 'template' : 'picture',
    picture: picture ? [picture] : [],
    letter: [letter],
    scopes: scopes.filter(isScope),
    validTo,
  }
}

/** What is drawn: lines along arcs and across belong to round and oval seals. */
export const designOf = ({ shape, text, across, below }: Pick<SealValues, keyof SealDesign>): SealDesign => ({
  shape,
  text: text.trim(),
  across: hasArcs(shape) ? across.trim() : '',
  below: hasArcs(shape) ? below.trim() : '',
})

export function applicationOf(values: SealValues): SealApplication {
  const { kind, name, look, picture, letter, scopes, validTo } = values
  return {
    kind,
    name: name.trim(),
    design: look === 'template' ? designOf(values) : null,
    pictureId: look === 'picture' ? (picture[0]?.id ?? null) : null,
    letterId: letter[0]?.id ?? '',
    scopes,
    validTo,
  }
}
