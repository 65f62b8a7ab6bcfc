import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { extendContract, redrawContract } from '#src/features/contract/commands.ts'
import { ContractHead } from '#src/features/contract/ContractHead.tsx'
import { contractTaskLabels } from '#src/model/contract/labels.ts'
import { linkOfContractTask } from '#src/model/contract/link.ts'
import { extensionDays } from '#src/model/contract/rules.ts'
import { type ContractTask, contractTasks, type ContractView } from '#src/model/contract/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { FileSave } from '#src/shared/ui/file/FileSave.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { FocusGroup } from '#src/shared/ui/behaviour/FocusGroup.tsx'
import { useConfirmed } from '#src/shared/ui/dialog/use-confirmed.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Timeline } from '#src/shared/ui/display/Timeline.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { roleLabel } from './roles.ts'
import styles from './signatories.module.css'
import { RevokeDialog } from './RevokeDialog.tsx'
import { SignerOrder } from './SignerOrder.tsx'
import { SignerTable } from './SignerTable.tsx'

type Props = { contract: ContractView }

const isTask = (task: string | null | undefined): task is ContractTask => contractTasks.some((known) => known === task)

/** What the reader has to do next, or may change, each on its own screen. */
function TaskButtons({ contract: { id, task, can, signBlocker } }: Props) {
  const t = useT()
  return (
    <>
      {isTask(task) && task !== 'redraw' && (
        <Button {...(signBlocker ? {} : { look: 'primary' })} to={linkOfContractTask(id, task)}>
          {t(contractTaskLabels[task])}
        </Button>
      )}
      {can.includes('edit') && (
        <>
          <Button to={linkToOwn.contractEdit(id)}>{t('修改约定条款')}</Button>
          <Button to={linkToOwn.contractOnlineEdit(id)}>{t('在线编辑文本')}</Button>
        </>
      )}
    </>
  )
}

function ExtendButton({ contract: { id, extensionsLeft } }: Props) {
  const t = useT()
  const { busy, ask } = useConfirmed()
  const handleClick = () =>
    ask({
      title: t('延长截止时间'),
      message: t('签署期限将延长 {{days}} 个工作日，还可以延长 {{count}} 次。确定延长吗？', {
        days: extensionDays,
        count: extensionsLeft,
      }),
      confirm: t('确定延长'),
      run: () => extendContract(id),
      done: t('签署期限已延长'),
    })
  return (
    <Button isBusy={busy} onClick={handleClick}>
      {t('延长截止时间')}
    </Button>
  )
}

function RedrawButton({ contract: { id } }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const { busy, ask } = useConfirmed()
  const handleClick = () =>
    ask({
      title: t('重新拟定合同'),
      message: t('将以原文本生成一份新的合同，双方重新协商、确认和签署。确定重新拟定吗？'),
      confirm: t('重新拟定'),
      run: async () => {
        const next = await redrawContract(id)
        void navigate(linkToOwn.contractEdit(next.id))
      },
      done: t('已重新拟定'),
    })
  return (
    <Button look="primary" isBusy={busy} onClick={handleClick}>
      {t('重新拟定')}
    </Button>
  )
}

type Facts = ContractView['events'][number]['facts']

function EventFacts({ facts }: { facts: Facts }) {
  const t = useT()
  return facts.map(({ label, value }) => (
    <p key={label} className={styles['fact']}>
      <span className="muted">{t(label)}</span> <TranslatedText>{value}</TranslatedText>
    </p>
  ))
}

/** What has happened and who did it, the latest first. */
function History({ contract }: Props) {
  const t = useT()
  const { events } = contract
  return (
    <Card title={t('合同记录')} body="padded">
      <Timeline
        label={t('合同记录')}
        items={events.toReversed().map(({ at, title, by, facts }) => ({
          at,
          time: dateTimeSeconds(at),
          title: t(title),
          tag: by && <span>{t(roleLabel(by, contract))}</span>,
          note: <EventFacts facts={facts} />,
        }))}
      />
    </Card>
  )
}

/** A contract: what to do next, who signs it, and its history. */
export function SignatoryScreen({ contract }: Props) {
  const t = useT()
  const [isRevoking, setRevoking] = useState(false)
  const { id, can, paper } = contract
  return (
    <FocusGroup label={t('合同详情')}>
      <Card title={t('合同信息')} body="stacked">
        <ContractHead contract={contract} />
        <Actions>
          <TaskButtons contract={contract} />
          {can.includes('redraw') && <RedrawButton contract={contract} />}
          {paper && (
            <FileSave url={paper.url} name={paper.name}>
              {t('下载已签署的合同')}
            </FileSave>
          )}
          <Button to={linkToOwn.evidence(contract.dealId)}>{t('查看证据链')}</Button>
          {can.includes('extend') && <ExtendButton contract={contract} />}
          {can.includes('revoke') && <Button onClick={() => setRevoking(true)}>{t('撤销合同')}</Button>}
        </Actions>
      </Card>
      <Card
        title={t('各签署方')}
        actions={can.includes('changeSigners') && <Button to={linkToOwn.addSignatory(id)}>{t('添加签署方')}</Button>}
      >
        <SignerOrder contract={contract} />
        <SignerTable contract={contract} />
      </Card>
      <History contract={contract} />
      {isRevoking && <RevokeDialog contract={contract} onClose={() => setRevoking(false)} />}
    </FocusGroup>
  )
}
