import { type ReactNode, useEffect, useRef } from 'react'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { troubleLabels } from './labels.ts'
import { ProofFacts } from './ProofFacts.tsx'
import { SignerList } from './SignerList.tsx'
import type { Verification } from './verify-file.ts'
import styles from './verify.module.css'

type VerdictProps = { title: string; tone: 'success' | 'warning' | 'danger'; file: string; children: ReactNode }

/** The answer in one line, which takes the focus: it is read out, and the next Tab leads on from it. */
function Verdict({ title, tone, file, children }: VerdictProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Callout tone={tone}>
      <h2 ref={heading} tabIndex={-1} className={styles['verdict']}>
        {title}
      </h2>
      <p className={styles['file']}>{t('文件：{{name}}', { name: file })}</p>
      {children}
    </Callout>
  )
}

function SameFile({ proof, signers, file }: Extract<Verification, { kind: 'same' }> & { file: string }) {
  const t = useT()
  const invalid = signers.filter(({ isValid }) => !isValid).length
  return (
    <>
      <Verdict title={t('与存证一致')} tone={invalid === 0 ? 'success' : 'warning'} file={file}>
        <p>
          {proof.holder ? t('这就是交易所出具的文件，出具后没有改动。') : t('这就是各方签署的文件，签署后没有改动。')}
        </p>
        {invalid === 0 ? (
          <p>{t('全部 {{count}} 个数字签名有效。', { count: signers.length })}</p>
        ) : (
          <p>{t('有 {{count}} 个数字签名未通过验证，请联系交易所核实。', { count: invalid })}</p>
        )}
      </Verdict>
      <ProofFacts proof={proof} />
      <SignerList signers={signers} />
    </>
  )
}

function OtherFile({ proof, digest, file }: Extract<Verification, { kind: 'other' }> & { file: string }) {
  const t = useT()
  return (
    <>
      <Verdict title={t('与存证不一致')} tone="danger" file={file}>
        <p>
          {proof.holder
            ? t(
                '这个文件与存证的{{name}} {{no}} 不是同一个文件：出具后被改动过、重新另存过，或者是另一份文件。哪怕只差一个字节，签名也不再证明它的内容。',
                { name: t(proof.name), no: proof.no },
              )
            : t(
                '这个文件与存证的合同 {{no}} 不是同一个文件：签署后被改动过、重新另存过，或者是另一份文件。哪怕只差一个字节，签名也不再证明它的内容。',
                { no: proof.no },
              )}
        </p>
        <p>{t('请不要以此文件为准。请向签署方或交易所索取下载时的原文件，再核验一次。')}</p>
      </Verdict>
      <ProofFacts proof={proof} otherDigest={digest} />
    </>
  )
}

function UnknownFile({ digest, file }: Extract<Verification, { kind: 'unknown' }> & { file: string }) {
  const t = useT()
  return (
    <Verdict title={t('未找到存证记录')} tone="warning" file={file}>
      <p>{t('本所没有签署或出具过这个文件，或者合同尚未签署完成，或者文件已被改动。')}</p>
      <p>{t('请核对文件来源；也可以打开文件末页的核验地址，再选择文件。')}</p>
      <p className={styles['digest']}>{t('文件摘要（SM3）：{{digest}}', { digest })}</p>
      <p>{t('如有疑问，请致电 {{number}}', { number: brand.hotline })}</p>
    </Verdict>
  )
}

/** What came of the comparison of a file. */
export function VerifyResult({ result, file }: { result: Verification; file: string }) {
  const t = useT()
  if (result.kind === 'same') return <SameFile {...result} file={file} />
  if (result.kind === 'other') return <OtherFile {...result} file={file} />
  if (result.kind === 'unknown') return <UnknownFile {...result} file={file} />
  return (
    <Verdict title={t('没有核验这个文件')} tone="warning" file={file}>
      <p>{t(troubleLabels[result.trouble])}</p>
    </Verdict>
  )
}
