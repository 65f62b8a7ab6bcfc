import { useQuery } from '@tanstack/react-query'
import { ContractHead } from '#src/features/contract/ContractHead.tsx'
import { openContract, paperQuery } from '#src/features/contract/signing.ts'
import { linkOfContractTask } from '#src/model/contract/link.ts'
import { contractTaskLabels } from '#src/model/contract/labels.ts'
import type { ContractTask, ContractView } from '#src/model/contract/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { FileSave } from '#src/shared/ui/file/FileSave.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { useConfirmed } from '#src/shared/ui/dialog/use-confirmed.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Result } from '#src/shared/ui/feedback/Result.tsx'
import { PaperPages } from './PaperPages.tsx'
import { SignForm } from './SignForm.tsx'

type Props = { contract: ContractView }

const ownSigner = ({ signers }: ContractView) => signers.find(({ isYou }) => isYou) ?? null

/** All have signed: the file, and where anyone verifies it. */
function Complete({ contract: { paper, verifyCode, completedAt } }: Props) {
  const t = useT()
  return (
    <Result
      title={t('合同已全部签署完成')}
      isSuccess
      role="status"
      actions={
        <>
          {paper && (
            <FileSave url={paper.url} name={paper.name} look="primary">
              {t('下载已签署的合同')}
            </FileSave>
          )}
          {verifyCode && <Button to={linkToOwn.contractVerify(verifyCode)}>{t('核验合同')}</Button>}
        </>
      }
    >
      {completedAt && <p>{t('签署完成时间：{{time}}', { time: exactTime(completedAt) })}</p>}
    </Result>
  )
}

/** The contract is ready to be signed: signing begins for all with the first who does. */
function Open({ contract }: Props) {
  const t = useT()
  const { busy, ask } = useConfirmed()
  const isPublic = useAtBeat((now) => now < contract.publicityUntil)
  const begin = () =>
    ask({
      title: t('开始签署'),
      message: t('开始后合同文本不能再修改，各签署方将收到签署通知。'),
      confirm: t('开始签署'),
      run: () => openContract(contract.id),
      done: t('已开始签署'),
    })
  return (
    <Card label={t('开始签署')} body="stacked">
      <p>{t('双方已确认合同文本。开始签署后，请阅读全文，选择印章或手写签名，并完成意愿认证。')}</p>
      {isPublic && <p>{t('成交公示至 {{time}}，期满后可以签署。', { time: exactTime(contract.publicityUntil) })}</p>}
      <Actions>
        <Button look="primary" isBusy={busy} isOff={Boolean(contract.signBlocker)} onClick={begin}>
          {t('开始签署')}
        </Button>
        <Button to={linkToOwn.contract(contract.id)}>{t('查看签署方')}</Button>
      </Actions>
    </Card>
  )
}

/** Why the reader has nothing to sign now. */
function Waiting({ contract }: Props) {
  const t = useT()
  const own = ownSigner(contract)
  const task = contract.task as ContractTask | null
  const text = (): string => {
    if (contract.state === 'draft' || contract.state === 'negotiating') return t('合同文本经双方确认后才能签署。')
    if (own?.state === 'signed') return t('您已签署，等待其他签署方。')
    if (contract.state === 'signing') return t('尚未轮到您签署，前面的签署方签署后会通知您。')
    return t('该合同不需要您签署。')
  }
  return (
    <Card label={t('签署')} body="stacked">
      <Callout role="status">{text()}</Callout>
      <Actions>
        {task && task !== 'sign' && (
          <Button look="primary" to={linkOfContractTask(contract.id, task)}>
            {t(contractTaskLabels[task])}
          </Button>
        )}
        <Button to={linkToOwn.contract(contract.id)}>{t('查看签署方')}</Button>
      </Actions>
    </Card>
  )
}

function Part({ contract }: Props) {
  if (contract.endedAt) return null
  if (contract.can.includes('open')) return <Open contract={contract} />
  if (contract.completedAt) return <Complete contract={contract} />
  return <Waiting contract={contract} />
}

/** Signing a contract, or why there is nothing to sign; its pages as far as they are signed. */
export function SignScreen({ contract }: Props) {
  const t = useT()
  const paper = useQuery(paperQuery(contract.id))
  const own = ownSigner(contract)
  const maySign = contract.can.includes('sign') && own !== null
  return (
    <>
      <Card title={t('合同信息')} body="stacked">
        <ContractHead contract={contract} />
      </Card>
      {!maySign && <Part contract={contract} />}
      <QueryBoundary query={paper} loading={<Skeleton height={640} />} minHeight={640}>
        {(pages) => {
          if (!pages) return null
          if (maySign) return <SignForm key={own.id} contract={contract} signer={own} paper={pages} />
          return (
            <Card title={t('合同正文')}>
              <PaperPages paper={pages} marking={null} />
            </Card>
          )
        }}
      </QueryBoundary>
    </>
  )
}
