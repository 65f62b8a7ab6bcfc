import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import type { ContractProof } from '#src/model/signature/schema.ts'
import { sizeText } from '#src/shared/lib/text/size-text.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import styles from './verify.module.css'

type Props = {
  proof: ContractProof
  /** Of the given file, where it differs. */
  otherDigest?: string
}

/** What the exchange has stored of a contract, or of a document of its own. */
export function ProofFacts({ proof, otherDigest }: Props) {
  const t = useT()
  const { no, name, projectNo, projectName, completedAt, size, digest, holder } = proof
  return (
    <Facts
      items={[
        { label: holder ? t('文件名称') : t('合同名称'), value: name, lang: 'zh-CN' },
        { label: holder ? t('文件编号') : t('合同编号'), value: no },
        { label: t('项目名称'), value: projectName, lang: 'zh-CN' },
        { label: t('项目编号'), value: projectNo },
        holder && { label: t(holder.role), value: holder.name, lang: 'zh-CN' },
        { label: holder ? t('出具时间') : t('签署完成时间'), value: dateTimeSeconds(completedAt) },
        { label: t('文件大小'), value: sizeText(size) },
        { label: t('存证摘要（SM3）'), value: <span className={styles['digest']}>{digest}</span> },
        otherDigest !== undefined && {
          label: t('所选文件的摘要（SM3）'),
          value: <span className={styles['digest']}>{otherDigest}</span>,
        },
      ]}
    />
  )
}
