import { Link } from 'react-router-dom'
import { sellerLabel, takerLabel } from '#src/model/asset-kind/parties/labels.ts'
import type { ContractView } from '#src/model/contract/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { type Step, Steps, stepsAt } from '#src/shared/ui/display/Steps.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import styles from './contract.module.css'
import { contractStepLabels, contractTones } from './labels.ts'
import { SignBy } from './SignBy.tsx'

type Props = { contract: ContractView }

const stepOfState: Readonly<Record<string, number>> = {
  draft: 0,
  negotiating: 1,
  toSign: 2,
  signing: 2,
  signed: 3,
  effective: 4,
}

/** One that has ended without being signed has stopped where it was. */
function stepsOf({ state, agreedAt }: ContractView, labels: readonly string[]): Step[] {
  const step = stepOfState[state]
  if (step !== undefined) return stepsAt(labels, step)
  return stepsAt(labels, agreedAt ? 2 : 1, state === 'revoked' ? 'stopped' : 'failed')
}

/** Why it has ended, and the contract in its place. */
function Ended({ contract: { state, reason, nextId } }: Props) {
  const t = useT()
  const texts: Readonly<Record<string, string>> = {
    rejected: t('合同已被拒签，流程已终止'),
    revoked: t('合同已撤销'),
    expired: t('合同已过期'),
  }
  const text = texts[state]
  if (text === undefined) return null
  return (
    <Callout
      tone={state === 'revoked' ? 'neutral' : 'danger'}
      actions={nextId && <Button to={linkToOwn.contract(nextId)}>{t('查看重新拟定的合同')}</Button>}
    >
      {text}
      {reason && (
        <>
          {t('，原因：')}
          <TranslatedText>{reason}</TranslatedText>
        </>
      )}
    </Callout>
  )
}

/** Number, parties, state, deadline and steps of a contract, the same on all its screens. */
export function ContractHead({ contract }: Props) {
  const t = useT()
  const { no, name, state, typeCode, assetsId, assetsName, projectNo, seller, taker, signBlocker } = contract
  return (
    <>
      <div className={styles['head']}>
        <h2 lang="zh-CN">{name}</h2>
        <StateTag labels={contractTones} state={state} />
      </div>
      <Steps
        steps={stepsOf(
          contract,
          contractStepLabels.map((label) => t(label)),
        )}
        label={t('合同进度')}
        narrow="compact"
      />
      <Facts
        layout="columns"
        items={[
          { label: t('合同编号'), value: no },
          { label: t('签署截止'), value: <SignBy contract={contract} /> },
          { label: t(sellerLabel(typeCode)), value: seller, lang: 'zh-CN' },
          { label: t(takerLabel(typeCode)), value: taker, lang: 'zh-CN' },
          {
            label: t('项目名称'),
            value: <Link to={linkTo.listingDetail(assetsId)}>{assetsName}</Link>,
            lang: 'zh-CN',
          },
          { label: t('项目编号'), value: projectNo },
        ]}
      />
      <Ended contract={contract} />
      {signBlocker && (
        <Callout tone="warning" role="status">
          <TranslatedText>{signBlocker}</TranslatedText>
        </Callout>
      )}
    </>
  )
}
