import { procurementLaw } from '#src/model/procurement/rules.ts'
import type { ProcurementDetail } from '#src/model/procurement/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { FileList } from '#src/shared/ui/display/FileList.tsx'
import { DigestedFiles } from '#src/shared/ui/file/DigestedFiles.tsx'
import { yuanText } from '../amounts.ts'
import { LawNote } from '../LawNote.tsx'
import styles from '../project.module.css'

/** The documents that are sold, with the digests by which a bought one can be checked, and the public files. */
export function Files({ project: { files, schedule, filePrice, method } }: { project: ProcurementDetail }) {
  const t = useT()
  const sold = files.filter(({ isSold }) => isSold)
  const isFree = Number(filePrice) === 0
  const period = { from: exactTime(schedule.saleFrom), to: exactTime(schedule.saleTo) }
  const free = files.filter(({ isSold }) => !isSold)
  return (
    <div className={styles['texts']}>
      <section aria-label={t('采购文件')}>
        <h3>{t('采购文件')}</h3>
        <p>
          {isFree
            ? t('获取时间 {{from}} 至 {{to}}，免费。报名后下载。', period)
            : t('发售时间 {{from}} 至 {{to}}，售价：{{price}}。报名并支付后下载。', {
                ...period,
                price: yuanText(t, filePrice),
              })}
        </p>
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
