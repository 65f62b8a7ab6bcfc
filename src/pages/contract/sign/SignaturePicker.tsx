import { useQuery } from '@tanstack/react-query'
import { SealPicture } from '#src/features/seal/SealPicture.tsx'
import { sealsQuery } from '#src/features/seal/queries.ts'
import type { ContractSigner } from '#src/model/contract/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import type { Seal } from '#src/model/seal/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { DrawPad } from './DrawPad.tsx'
import { type Chosen, type Stroke, usableSeals } from './signature.ts'
import styles from './sign.module.css'

type Props = {
  signer: ContractSigner
  chosen: Chosen | null
  onChoose: (chosen: Chosen) => void
}

function NoSeal({ isPerson }: { isPerson: boolean }) {
  const t = useT()
  return (
    <Callout tone="warning" actions={<Button to={linkToOwn.seals({ new: 1 })}>{t('申请印章')}</Button>}>
      {isPerson
        ? t('您还没有可用的个人签名章，可以手写签名。')
        : t('您还没有可以签署合同的印章，请先申请；审核通过后再签署。')}
    </Callout>
  )
}

const drawnKey = 'drawn'

function Choices({ seals: own, signer, chosen, onChoose }: Props & { seals: readonly Seal[] }) {
  const t = useT()
  const isPerson = signer.kind === 'person'
  const key = chosen?.kind === 'seal' ? chosen.seal.id : chosen ? drawnKey : ''
  const strokes: readonly Stroke[] = chosen?.kind === 'drawn' ? chosen.strokes : []
  return (
    <>
      {own.length === 0 && <NoSeal isPerson={isPerson} />}
      <fieldset className={styles['choices']}>
        <legend>{t('选择印章或签名')}</legend>
        {own.map((seal) => (
          <label key={seal.id} className={styles['choice']}>
            <input
              type="radio"
              name="signature"
              checked={key === seal.id}
              onChange={() => onChoose({ kind: 'seal', seal })}
            />
            <span className={styles['thumb']} aria-hidden>
              <SealPicture design={seal.design} picture={seal.picture} label={seal.name} />
            </span>
            <span lang="zh-CN">{seal.name}</span>
          </label>
        ))}
        {isPerson && (
          <label className={styles['choice']}>
            <input
              type="radio"
              name="signature"
              checked={key === drawnKey}
              onChange={() => onChoose({ kind: 'drawn', strokes })}
            />
            <span>{t('手写签名')}</span>
          </label>
        )}
      </fieldset>
      {chosen?.kind === 'drawn' && (
        <DrawPad strokes={strokes} onChange={(lines) => onChoose({ kind: 'drawn', strokes: lines })} />
      )}
    </>
  )
}

/** The seals with which this signer may sign, or for a person a signature by hand. */
export function SignaturePicker(props: Props) {
  const seals = useQuery(sealsQuery)
  return (
    <QueryBoundary query={seals} loading={<Skeleton height={120} />} isEmpty={() => false} minHeight={120}>
      {(all) => <Choices {...props} seals={usableSeals(all, props.signer)} />}
    </QueryBoundary>
  )
}
