import { sellerLabel, takerLabel } from '#src/model/asset-kind/parties/labels.ts'
import { signerRoleLabels } from '#src/model/contract/labels.ts'
import { isToSign } from '#src/model/contract/rules.ts'
import type { ContractView } from '#src/model/contract/schema.ts'

/** What a signer is called; the parties by the kind of asset. */
export function roleLabel(role: string, { typeCode }: Pick<ContractView, 'typeCode'>): string {
  if (role === 'seller') return sellerLabel(typeCode)
  if (role === 'taker') return takerLabel(typeCode)
  return role === 'witness' ? signerRoleLabels.witness : signerRoleLabels.other
}

/** Whether the signers may still be changed in their order: not once one has signed or refused. */
export const isUntouched = ({ signers }: Pick<ContractView, 'signers'>): boolean => signers.every(isToSign)
