import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { evidenceFault } from '#src/model/evidence/chain.ts'
import type { Evidence } from '#src/model/evidence/schema.ts'
import { readableAddress } from '#src/shared/lib/hooks/use-file-address.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { copyText } from '#src/shared/ui/action/copy-text.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { saveFile } from '#src/shared/ui/file/download.ts'
import { Entries } from './Entries.tsx'
import styles from './evidence.module.css'
import { OneEvidence } from './OneEvidence.tsx'

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

async function exportEvidence(evidence: Evidence): Promise<void> {
  const { paper, dealNo } = evidence
  const answer = paper ? await fetch(await readableAddress(paper.url)) : null
  if (answer?.ok === false) throw new Error(`the contract answered ${answer.status}`)
  const bytes = answer && new Uint8Array(await answer.arrayBuffer())
  const { evidencePackage } = await import('./package/evidence-package.ts')
  saveFile(evidencePackage(evidence, bytes), `${dealNo}-evidence.zip`)
}

type Fault = ReturnType<typeof evidenceFault>

/** What the browser itself has found. */
function Verdict({ fault, count }: { fault: Fault; count: number }) {
  const t = useT()
  if (!fault)
    return (
      <Callout tone="success">{t('链条完整：{{count}} 条存证的摘要均已在您的浏览器中重新计算。', { count })}</Callout>
    )
  const number = fault.index + 1
  return (
    <Callout tone="danger" role="alert">
      {fault.fault === 'content' && t('第 {{number}} 条与摘要不符', { number })}
      {fault.fault === 'link' && t('第 {{number}} 条与上一条的链接不符', { number })}
      {fault.fault === 'head' && t('存证末尾缺少条目')}
    </Callout>
  )
}

function EvidenceScreen({ evidence }: { evidence: Evidence }) {
  const t = useT()
  const { dealNo, projectNo, projectName, head, entries, paper } = evidence
  const fault = useMemo(() => evidenceFault(evidence, hash), [evidence])
  const save = useMutation({ mutationFn: () => exportEvidence(evidence), retry: false })
  return (
    <>
      <Card label={t('存证')} body="stacked">
        <Facts
          items={[
            { label: t('项目名称'), value: projectName, lang: 'zh-CN' },
            { label: t('项目编号'), value: projectNo },
            { label: t('成交编号'), value: dealNo },
            { label: t('末条链值'), value: <span className={styles['digest']}>{head}</span> },
          ]}
        />
        <Verdict fault={fault} count={entries.length} />
        {save.isError && (
          <Callout tone="danger" role="alert">
            {t('合同文件没有下载完整，存证包未导出，请重试')}
          </Callout>
        )}
        <Actions>
          <Button look="primary" isBusy={save.isPending} onClick={() => save.mutate()}>
            {t('导出存证包')}
          </Button>
          <Button onClick={() => void copyText(head, t('末条链值'))}>{t('复制末条链值')}</Button>
        </Actions>
        <p className="muted">
          {paper
            ? t('存证包内有存证数据、已签署的合同和一个离线校验页，不需要网络即可校验。')
            : t('存证包内有存证数据和一个离线校验页，不需要网络即可校验；合同签署完成后也会包含合同。')}
        </p>
      </Card>
      <Card title={t('存证链')} level={2} body="stacked">
        <Entries entries={entries} broken={fault?.index ?? null} />
      </Card>
    </>
  )
}

/** What has happened in a deal, each step linked to the one before. */
export default function EvidencePage() {
  const t = useT()
  return (
    <UserCentre title={t('存证')}>
      <OneEvidence>{(evidence) => <EvidenceScreen evidence={evidence} />}</OneEvidence>
    </UserCentre>
  )
}
