import type { Company, Holder, YearFigures } from '#src/model/listing/dossier.ts'
import { date } from '#src/model/time/shanghai.ts'
import { companyName } from '../names.ts'
import type { Subject } from './common.ts'

const wanYuan = 10_000

const years = [3, 2, 1] as const

/** Audited figures of the last three years, in whole 万元. */
export function figuresOf({ listing, stream }: Subject): YearFigures[] {
  const size = Math.max(200, Math.round(Number(listing.totalYuan) / wanYuan))
  const now = Number(date(listing.publishedAt).slice(0, 4))
  const yuan = (wan: number) => String(wan * wanYuan)
  return years.map((ago) => {
    const revenue = Math.round(size * stream(`income ${ago}`).between(0.6, 2.4))
    const profit = Math.round(revenue * stream(`profit ${ago}`).between(-0.04, 0.11))
    const assets = Math.round(size * stream(`assets ${ago}`).between(1.6, 3.8))
    const liabilities = Math.round(assets * stream(`debts ${ago}`).between(0.22, 0.68))
    return {
      year: now - ago,
      revenue: yuan(revenue),
      profit: yuan(profit),
      assets: yuan(assets),
      liabilities: yuan(liabilities),
    }
  })
}

/** The same figures as sentences of the disclosure. */
export function figureTexts(figures: readonly YearFigures[]): string[] {
  const wan = (yuan: number | string) => `${(Number(yuan) / wanYuan).toLocaleString('en-US')} 万元`
  return figures.map(
    ({ year, revenue, profit, assets, liabilities }) =>
      `${year} 年度审计：营业收入 ${wan(revenue)}，净利润 ${wan(profit)}，资产总计 ${wan(assets)}，负债总计 ${wan(liabilities)}，所有者权益 ${wan(Number(assets) - Number(liabilities))}。`,
  )
}

const trades = ['产业投资', '实业', '科技', '建设', '商贸', '能源'] as const

/** The hundredths of a per cent as text: `12.5`. */
const percent = (hundredths: number): string => String(hundredths / 100)

/** So many shareholders who hold a part of the capital together, the largest first. */
function holdersOf({ stream, place }: Subject, count: number, part: number): Holder[] {
  const weights = stream('holders')
  const drawn = Array.from({ length: count }, () => weights.int(10, 40))
  const total = drawn.reduce((sum, weight) => sum + weight, 0)
  const shares = drawn.map((weight) => Math.floor((part * weight) / total)).sort((a, b) => b - a)
  const rest = part - shares.reduce((sum, share) => sum + share, 0)
  const names = stream('holder names')
  return stream('holder trades')
    .sample(trades, count)
    .map((trade, index) => ({
      name: companyName(names, place, trade),
      share: percent(shares[index]! + (index === 0 ? rest : 0)),
      isOffered: false,
    }))
}

const whole = 10_000

/** A share of a company that is for sale, beside its other shareholders. */
export function soldCompany(subject: Subject, figures: YearFigures[], share: string, others: number): Company {
  const sold = Math.round(Number.parseFloat(share) * 100)
  const own = { name: subject.listing.seller, share: percent(sold), isOffered: true }
  return { holders: [own, ...holdersOf(subject, others, whole - sold)], years: figures }
}

/** A company after its capital increase: its shareholders and the new investor. */
export function increasedCompany(subject: Subject, figures: YearFigures[], share: string): Company {
  const given = Math.round(Number.parseFloat(share) * 100)
  const count = subject.stream('holder count').int(2, 4)
  const investor = { name: '本次引入的投资方', share: percent(given), isOffered: true }
  return { holders: [investor, ...holdersOf(subject, count, whole - given)], years: figures }
}
