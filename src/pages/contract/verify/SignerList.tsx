import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import type { SignedBy } from '#src/model/signature/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import styles from './verify.module.css'

/** `isValid` is missing before a file was compared. */
type Signer = SignedBy & { isValid?: boolean }

function SignerFacts({ signer }: { signer: Signer }) {
  const t = useT()
  const { role, name, at, isValid, digest, serial, issuer } = signer
  return (
    <li className={styles['signer']}>
      <h3>
        <span>{t(role)}</span>
        <span lang="zh-CN">{name}</span>
        {isValid !== undefined && (
          <Tag tone={isValid ? 'success' : 'danger'}>{isValid ? t('数字签名有效') : t('数字签名无效')}</Tag>
        )}
      </h3>
      <Facts
        items={[
          { label: t('签署时间'), value: dateTimeSeconds(at) },
          { label: t('签名算法'), value: t('SM2（摘要 SM3）') },
          { label: t('签署时的文件摘要'), value: <span className={styles['digest']}>{digest}</span> },
          { label: t('证书序列号'), value: serial },
          { label: t('证书颁发者'), value: issuer, lang: 'zh-CN' },
        ]}
      />
    </li>
  )
}

/** Who has signed a contract, in the order of the signatures. */
export function SignerList({ signers }: { signers: readonly Signer[] }) {
  const t = useT()
  return (
    <section>
      <h2 className={styles['heading']}>{t('签署记录')}</h2>
      <ol className={styles['signers']}>
        {signers.map((signer) => (
          <SignerFacts key={`${signer.serial} ${signer.length}`} signer={signer} />
        ))}
      </ol>
    </section>
  )
}
