import type { CaseFileKind } from '#src/model/case-file/schema.ts'

/** In which folder a document of the exchange is, by its title. */
const kindOfTitle: Readonly<Record<string, CaseFileKind>> = {
  报名回执: 'materials',
  竞买资格确认书: 'materials',
  保证金交纳通知单: 'payments',
  保证金到账确认: 'payments',
  保证金扣除决定书: 'payments',
  退款说明书: 'payments',
  报价记录表: 'bidding',
  成交确认书: 'deal',
  付款通知单: 'payments',
  结算单: 'payments',
  价款划出凭单: 'payments',
  产权交易凭证: 'certificate',
  交易服务费电子发票: 'invoice',
}

/** The folder of a document; one of a title that is not in the table is where the other documents of its source are. */
export const kindOf = (title: string, usual: CaseFileKind): CaseFileKind => kindOfTitle[title] ?? usual
