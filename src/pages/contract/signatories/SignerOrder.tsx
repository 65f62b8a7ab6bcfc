import { orderSigners } from '#src/features/contract/commands.ts'
import { signOrderLabels } from '#src/model/contract/labels.ts'
import { type ContractView, type SignOrder, signOrders } from '#src/model/contract/schema.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Checkbox } from '#src/shared/ui/form/Checkbox.tsx'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'
import { signOrderHints } from '../labels.ts'
import { isUntouched } from './roles.ts'
import styles from './signatories.module.css'

const isOrder = (order: string): order is SignOrder => order === 'ordered' || order === 'free'

/** In which order the contract is signed; a choice until the first has signed. */
export function SignerOrder({ contract }: { contract: ContractView }) {
  const t = useT()
  const { id, order, signers, can } = contract
  const { busy, failure, attempt } = useAttempt()
  const mayChange = can.includes('changeSigners') && isUntouched(contract)
  const choose = (chosen: SignOrder) =>
    attempt(async () => {
      const signerIds = signers.filter(({ role }) => role !== 'witness').map((signer) => signer.id)
      await orderSigners({ id, order: chosen, signerIds })
      showToast('success', t('已修改签署顺序'))
    })
  return (
    <div className={styles['order']}>
      {mayChange ? (
        <fieldset className={styles['choice']} disabled={busy}>
          <legend>{t('签署顺序')}</legend>
          {signOrders.map((key) => (
            <Checkbox key={key} type="radio" name="order" checked={key === order} onChange={() => void choose(key)}>
              {t(signOrderLabels[key])}
            </Checkbox>
          ))}
        </fieldset>
      ) : (
        <p>{isOrder(order) && t(signOrderLabels[order])}</p>
      )}
      <p className="muted">{isOrder(order) && t(signOrderHints[order])}</p>
      <Failure failure={failure === null ? null : failureOf(failure)} />
    </div>
  )
}
