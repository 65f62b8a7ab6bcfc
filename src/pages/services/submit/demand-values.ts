import type { DemandDetail, DemandText, DemandType } from '#src/model/demand/schema.ts'
import { assetKinds } from '#src/model/demand/schema.ts'
import { wanFromYuan, yuanFromWan } from '#src/model/money/wan.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import type { TypedCode } from '#src/model/session/typed-code.ts'
import { moneyOf } from '#src/model/validation/money-input.ts'

/** The values of the form: amounts in 万元, '' for an open limit. */
export type DemandValues = {
  title: string
  assetKind?: string
  industryCode?: string
  regionCode?: string
  amountMin?: string
  amountMax?: string
  description: string
  contact: string
  telPhone: string
  code: TypedCode
  validDays: number
  files: readonly UploadedFile[]
}

const usualValidDays = 90

export const emptyValues: Partial<DemandValues> = { validDays: usualValidDays, files: [] }

/** The values of the form for an existing demand. */
export function valuesOf(demand: DemandDetail): Partial<DemandValues> {
  const { title, description, contact, validDays, files } = demand
  return {
    title,
    description,
    contact,
    validDays,
    files,
    assetKind: demand.assetKind ?? '',
    industryCode: demand.industryCode ?? '',
    regionCode: demand.regionCode ?? '',
    amountMin: demand.amountMin ? wanFromYuan(demand.amountMin) : '',
    amountMax: demand.amountMax ? wanFromYuan(demand.amountMax) : '',
  }
}

const yuan = (typed = ''): string | null => (moneyOf(typed) ? yuanFromWan(moneyOf(typed)) : null)

/** The request body. */
export function textOf(need: DemandType, values: DemandValues): DemandText {
  return {
    need,
    title: values.title.trim(),
    description: values.description.trim(),
    contact: values.contact.trim(),
    regionCode: values.regionCode || null,
    industryCode: values.industryCode || null,
    assetKind: assetKinds.find((kind) => kind === values.assetKind) ?? null,
    amountMin: yuan(values.amountMin),
    amountMax: yuan(values.amountMax),
    validDays: values.validDays,
    fileIds: values.files.map(({ id }) => id),
  }
}
