import { useQuery } from '@tanstack/react-query'
import { participationQuery } from '#src/features/procurement/supplier/queries.ts'
import { supplierPanelAnchor } from '#src/features/procurement/SupplierPanel.tsx'
import { useSignedIn } from '#src/features/session/store.ts'
import { procurementLaw } from '#src/model/procurement/rules.ts'
import type { ProcurementDetail } from '#src/model/procurement/schema.ts'
import type { Participation } from '#src/model/procurement/supplier/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { scrollToAnchor } from '#src/shared/lib/navigation/scroll-to-anchor.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { FileList } from '#src/shared/ui/display/FileList.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { DigestedFiles } from '#src/shared/ui/file/DigestedFiles.tsx'
import { yuanText } from '../amounts.ts'
import { LawNote } from '../LawNote.tsx'
import styles from '../project.module.css'

/** For who has the documents already: where they are downloaded. */
function Owned({ boughtAt }: Pick<Participation, 'boughtAt'>) {
  const t = useT()
  return (
    <Callout tone="success">
      {boughtAt == null ? t('您已获取采购文件。') : t('您已于 {{time}} 获取采购文件。', { time: exactTime(boughtAt) })}{' '}
      <Button look="link" onClick={() => scrollToAnchor(supplierPanelAnchor)}>
        {t('在“参与采购”下载')}
      </Button>
    </Callout>
  )
}

/** When the documents are sold and for how much; how one comes to them is no matter to who has them. */
function saleText(t: Translate, { schedule, filePrice }: ProcurementDetail, isOwned: boolean): string {
  const period = { from: exactTime(schedule.saleFrom), to: exactTime(schedule.saleTo) }
  if (Number(filePrice) === 0)
    return isOwned
      ? t('获取时间 {{from}} 至 {{to}}，免费。', period)
      : t('获取时间 {{from}} 至 {{to}}，免费。报名后下载。', period)
  const sale = { ...period, price: yuanText(t, filePrice) }
  return isOwned
    ? t('发售时间 {{from}} 至 {{to}}，售价：{{price}}。', sale)
    : t('发售时间 {{from}} 至 {{to}}，售价：{{price}}。报名并支付后下载。', sale)
}

/** The documents that are sold, with the digests by which a bought one can be checked, and the public files. */
export function Files({ project }: { project: ProcurementDetail }) {
  const t = useT()
  const { id, files, method } = project
  const isSignedIn = useSignedIn()
  const { data } = useQuery({ ...participationQuery(id), enabled: isSignedIn })
  const owner = isSignedIn && data?.standing.hasDocuments ? data : null
  const sold = files.filter(({ isSold }) => isSold)
  const free = files.filter(({ isSold }) => !isSold)
  return (
    <div className={styles['texts']}>
      <section aria-label={t('采购文件')}>
        <h3>{t('采购文件')}</h3>
        <p>{saleText(t, project, owner !== null)}</p>
        {owner && <Owned boughtAt={owner.boughtAt} />}
        <FileList
          files={sold}
          layout="rows"
          renderNote={({ digest }) => digest && <span className={styles['digest']}>SHA-256 {digest}</span>}
        />
        <LawNote
          source="saleDays"
          method={method}
          text={t('文件发售期不少于 {{days}} 日。', { days: procurementLaw.saleDays })}
        />
      </section>
      {free.length > 0 && <DigestedFiles title={t('公告附件')} files={free} className={styles['public']} />}
    </div>
  )
}
