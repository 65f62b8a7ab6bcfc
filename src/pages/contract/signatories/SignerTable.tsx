import { useState } from 'react'
import { orderSigners, removeSigner, urgeSigner } from '#src/features/contract/commands.ts'
import { signerTones } from '#src/features/contract/labels.ts'
import { signWayLabels } from '#src/model/contract/labels.ts'
import type { ContractSigner, ContractView, SignWay } from '#src/model/contract/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { confirmDialog, showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { StateTag, Tag } from '#src/shared/ui/display/Tag.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { ReplaceDialog } from './ReplaceDialog.tsx'
import { isUntouched, roleLabel } from './roles.ts'
import styles from './signatories.module.css'

type Props = { contract: ContractView }
/** Runs one command at a time, and shows that it was done. */
type Run = (work: () => Promise<unknown>, done: string) => void

/** Urging is possible once a day. */
function UrgeButton({ contractId, signer, run }: { contractId: string; signer: ContractSigner; run: Run }) {
  const t = useT()
  const from = signer.urgeFrom ?? 0
  const isEarly = useAtBeat((now) => now < from)
  if (isEarly) return <span className="muted">{t('已催签，{{time}} 后可再次催签', { time: exactTime(from) })}</span>
  return (
    <Button look="link" onClick={() => run(() => urgeSigner(contractId, signer.id), t('已催签'))}>
      {t('催签')}
      <span className="visuallyHidden" lang="zh-CN">
        {signer.name}
      </span>
    </Button>
  )
}

/** Moves a signer one place up or down. */
function MoveButtons({ contract, signer, run }: Props & { signer: ContractSigner; run: Run }) {
  const t = useT()
  const { id, signers } = contract
  const ids = signers.filter(({ role }) => role !== 'witness').map((one) => one.id)
  const index = ids.indexOf(signer.id)
  const move = (to: number) => {
    const signerIds = ids.filter((one) => one !== signer.id)
    signerIds.splice(to, 0, signer.id)
    run(() => orderSigners({ id, order: 'ordered', signerIds }), t('已修改签署顺序'))
  }
  const moves = [
    { to: index - 1, sign: '↑', label: t('上移') },
    { to: index + 1, sign: '↓', label: t('下移') },
  ]
  return (
    <span className={styles['moves']}>
      {moves.map(({ to, sign, label }) => (
        <Button key={sign} look="text" size="small" isOff={to < 0 || to >= ids.length} onClick={() => move(to)}>
          <span aria-hidden>{sign}</span>
          <span className="visuallyHidden">
            {label} <span lang="zh-CN">{signer.name}</span>
          </span>
        </Button>
      ))}
    </span>
  )
}

type RowProps = Props & { signer: ContractSigner; run: Run; onReplace: (signer: ContractSigner) => void }

function SignerActions({ contract, signer, run, onReplace }: RowProps) {
  const t = useT()
  const mayMove = contract.can.includes('changeSigners') && contract.order === 'ordered' && isUntouched(contract)
  const remove = () =>
    confirmDialog({
      title: t('溫馨提示'),
      message: t('确定删除该签署方吗？'),
      subject: signer.name,
      confirm: t('确定删除'),
      onConfirm: () => run(() => removeSigner(contract.id, signer.id), t('已删除签署方')),
    })
  return (
    <span className={styles['actions']}>
      {Boolean(signer.urgeFrom) && contract.can.includes('urge') && (
        <UrgeButton contractId={contract.id} signer={signer} run={run} />
      )}
      {signer.can.includes('replace') && (
        <Button look="link" onClick={() => onReplace(signer)}>
          {t('替换')}
          <span className="visuallyHidden">
            {t('经办人')} <TranslatedText>{signer.agent}</TranslatedText>
          </span>
        </Button>
      )}
      {signer.can.includes('remove') && (
        <Button look="link" onClick={remove}>
          {t('删除')}
          <span className="visuallyHidden" lang="zh-CN">
            {signer.name}
          </span>
        </Button>
      )}
      {mayMove && signer.role !== 'witness' && <MoveButtons contract={contract} signer={signer} run={run} />}
    </span>
  )
}

function Name({ signer: { name, code, isYou } }: { signer: ContractSigner }) {
  const t = useT()
  return (
    <>
      <span lang="zh-CN">{name}</span> {isYou && <Tag tone="info">{t('我')}</Tag>}
      <br />
      <span className="muted number">{code}</span>
    </>
  )
}

function Way({ signer: { way, needsFace } }: { signer: ContractSigner }) {
  const t = useT()
  const label = Object.hasOwn(signWayLabels, way) ? signWayLabels[way as SignWay] : ''
  return (
    <>
      {t(label)}
      {needsFace && <Tag>{t('须刷脸')}</Tag>}
    </>
  )
}

/** Who signs, in their order, with what may be done about each. */
export function SignerTable({ contract }: Props) {
  const t = useT()
  const [replaced, setReplaced] = useState<ContractSigner | null>(null)
  const { busy, failure, attempt } = useAttempt()
  const run: Run = (work, done) =>
    void attempt(async () => {
      await work()
      showToast('success', done)
    })
  const columns: Column<ContractSigner>[] = [
    { key: 'order', header: t('顺序'), width: '7%', className: 'number', render: ({ order }) => order },
    { key: 'role', header: t('角色'), width: '10%', render: ({ role }) => t(roleLabel(role, contract)) },
    {
      key: 'name',
      header: t('签署方名称'),
      width: '19%',
      isPrimary: true,
      render: (signer) => <Name signer={signer} />,
    },
    { key: 'agent', header: t('经办人'), width: '9%', render: ({ agent }) => <TranslatedText>{agent}</TranslatedText> },
    { key: 'phone', header: t('手机'), width: '11%', className: 'number', render: ({ phone }) => phone },
    { key: 'way', header: t('签署方式'), width: '10%', render: (signer) => <Way signer={signer} /> },
    {
      key: 'state',
      header: t('状态'),
      width: '10%',
      render: ({ state }) => <StateTag labels={signerTones} state={state} />,
    },
    {
      key: 'at',
      header: t('时间'),
      width: '11%',
      className: 'number',
      render: ({ at }) => (at ? dateTime(at) : '—'),
    },
    {
      key: 'actions',
      header: t('操作'),
      width: '13%',
      isActions: true,
      render: (signer) => <SignerActions contract={contract} signer={signer} run={run} onReplace={setReplaced} />,
    },
  ]
  return (
    <div aria-busy={busy}>
      <Failure failure={failure === null ? null : failureOf(failure)} />
      <DataTable
        caption={t('签署方')}
        columns={columns}
        rows={contract.signers}
        rowKey={({ id }) => id}
        rowHeight={72}
        isDense
      />
      {replaced && <ReplaceDialog contractId={contract.id} signer={replaced} onClose={() => setReplaced(null)} />}
    </div>
  )
}
