import { priceName } from '#src/model/asset-kind/labels.ts'
import type { KindCode } from '#src/model/asset-kind/labels.ts'
import { authStatus } from '#src/model/kyc/rules.ts'
import { capitals } from '#src/model/money/capitals.ts'
import { grouped } from '#src/model/money/money.ts'
import { sumOf } from '#src/model/settlement/schedule.ts'
import type { FormFigures } from '../../files/paper/form/form.ts'
import type { WonLot } from '../deals/record.ts'
import type { Listing, User } from '../tables.ts'
import type { FormDraft, Holder } from './forms.ts'

/** A letter about a project to one of its parties; the exchange numbers it. */
export type Letter = Pick<FormDraft, 'holder' | 'facts'> &
  Partial<Pick<FormDraft, 'opening' | 'figures' | 'closing' | 'seal'>> & {
    listing: Pick<Listing, 'no' | 'assetsName'>
  }

export type Fact = FormDraft['facts'][number]

/** The project that a letter is about. */
export const projectFacts = ({ no, assetsName }: Letter['listing']): Fact[] => [
  ['项目编号', no],
  ['项目名称', assetsName],
]

/** What is written across the seal of a letter that has none of its own. */
const usualSeal = '业务专用章'

/** A letter as the form that is printed. */
export const formOfLetter = (
  title: string,
  no: string,
  { listing, holder, facts, opening = '', figures = [], closing = [], seal = usualSeal }: Letter,
): FormDraft => ({
  title,
  numberLabel: '文件编号',
  no,
  seal,
  projectNo: listing.no,
  projectName: listing.assetsName,
  holder,
  opening,
  facts,
  figures,
  closing,
})

export const holderOf = (role: string, { name, authStatus: status }: Pick<User, 'name' | 'authStatus'>): Holder => ({
  role,
  name,
  isPerson: status !== authStatus.organisation,
})

/** Exact to the 分. */
export const figure = (amount: string): string => grouped(amount, 2)

/** Figures and capitals, as cheques and contracts have them. */
export const inFull = (amount: string): string => `人民币 ${figure(amount)} 元（大写：${capitals(amount) ?? ''}）`

/** The lots of a package with the price of each; nothing of a deal about one asset. */
export function lotFigures(typeCode: KindCode, lots: readonly Pick<WonLot, 'name' | 'yuan'>[]): FormFigures[] {
  if (lots.length < 2) return []
  return [
    {
      title: '成交标的',
      columns: ['标的', `${priceName('deal', typeCode)}（元）`],
      rows: lots.map(({ name, yuan }) => [name, figure(yuan)]),
      total: ['合计', figure(sumOf(lots.map(({ yuan }) => yuan)))],
    },
  ]
}
