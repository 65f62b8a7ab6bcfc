import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fetchProof } from '#src/features/verification/proof.ts'
import type { ContractProof } from '#src/model/signature/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { PaperDrop } from './verify/PaperDrop.tsx'
import { ProofFacts } from './verify/ProofFacts.tsx'
import { SignerList } from './verify/SignerList.tsx'
import { isCode, verifyFile } from './verify/verify-file.ts'
import { VerifyResult } from './verify/VerifyResult.tsx'
import styles from './verify/verify.module.css'

/** Choosing a file, and what came of it. `wanted`: what the address names. */
function FileCheck({ wanted, children }: { wanted: ContractProof | null; children?: ReactNode }) {
  const t = useT()
  const check = useMutation({ mutationFn: (file: File) => verifyFile(file, wanted), retry: false })
  const file = check.variables
  return (
    <>
      <PaperDrop isBusy={check.isPending} onFile={check.mutate} />
      {check.isPending && (
        <p role="status" className={styles['busy']}>
          <progress aria-label={t('比对进度')} />
          {t('正在比对“{{name}}”…', { name: file?.name ?? '' })}
        </p>
      )}
      {check.isError && file && (
        <Callout tone="danger" role="alert" actions={<Button onClick={() => check.mutate(file)}>{t('重试')}</Button>}>
          {t('没有连接到存证服务，“{{name}}”尚未核验，请重试', { name: file.name })}
        </Callout>
      )}
      {check.data && file ? <VerifyResult key={check.submittedAt} result={check.data} file={file.name} /> : children}
    </>
  )
}

/** The contract or document that the address names, and the comparison of a file with it. */
function NamedPaper({ code }: { code: string }) {
  const t = useT()
  const query = useQuery({
    queryKey: ['contract-proof', code],
    queryFn: ({ signal }) => (isCode(code) ? fetchProof({ code }, signal) : null),
  })
  return (
    <QueryBoundary query={query} loading={<Skeleton height={320} />} minHeight={320}>
      {(proof) =>
        proof ? (
          <FileCheck wanted={proof}>
            <Callout>
              {proof.holder
                ? t('这个核验地址对应下面的文件，它由交易所出具。选择您手中的文件，核对它是否为原件。')
                : t('这个核验地址对应下面的合同。选择您手中的文件，核对它是否为各方签署的那一份。')}
            </Callout>
            <ProofFacts proof={proof} />
            <SignerList signers={proof.signers} />
          </FileCheck>
        ) : (
          <>
            <Callout tone="warning" role="alert">
              {isCode(code)
                ? t('未找到存证记录：核验码不存在，或合同尚未签署完成。您仍可选择文件核验。')
                : t('核验地址不完整，请重新扫描文件末页的二维码，或直接选择文件核验。')}
            </Callout>
            <FileCheck wanted={null} />
          </>
        )
      }
    </QueryBoundary>
  )
}

/** Public: is a file the signed contract or the issued document, by whom and when was it signed? The file is compared in the browser. */
export default function VerifyPage() {
  const t = useT()
  const [search] = useSearchParams()
  const code = search.get('code')
  return (
    <div className={`content ${styles['page']}`}>
      <Card title={t('合同核验')} level={1} body="stacked">
        <p>
          {t(
            '核对一份合同、交易凭证或结算单是否为经本所平台签署或出具的原文件，由谁签署、何时签署。任何人都可以核验，不需要登录。',
          )}
        </p>
        {code === null ? <FileCheck wanted={null} /> : <NamedPaper key={code} code={code} />}
      </Card>
    </div>
  )
}
