import { sellerLabel, takerLabel } from '#src/model/asset-kind/parties/labels.ts'
import { contractStateLabels } from '#src/model/contract/labels.ts'
import type { ContractState, ContractView } from '#src/model/contract/schema.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'

/** Which contract it is, how far it has come, and why it was returned. */
export function ContractTextHead({ contract }: { contract: ContractView }) {
  const t = useT()
  const { no, name, state, taker, seller, returned, confirmed, role, id, typeCode } = contract
  const [sellerName, takerName] = [t(sellerLabel(typeCode)), t(takerLabel(typeCode))]
  const confirmedText = (at: number | null | undefined) =>
    at ? t('已于 {{time}} 确认', { time: dateTime(at) }) : t('未确认')
  return (
    <>
      <Card
        title={<span lang="zh-CN">{name}</span>}
        body="stacked"
        actions={
          <Button size="small" to={linkToOwn.contract(id)}>
            {t('合同详情')}
          </Button>
        }
      >
        <Facts
          layout="columns"
          columns={2}
          items={[
            { label: t('合同编号'), value: no },
            { label: t('合同状态'), value: t(contractStateLabels[state as ContractState] ?? state) },
            { label: sellerName, value: seller, lang: 'zh-CN' },
            { label: takerName, value: taker, lang: 'zh-CN' },
            { label: t('{{party}}的确认', { party: sellerName }), value: confirmedText(confirmed.seller) },
            { label: t('{{party}}的确认', { party: takerName }), value: confirmedText(confirmed.taker) },
          ]}
        />
      </Card>
      {state === 'negotiating' && returned && (
        <Callout tone="warning">
          {returned.by === role
            ? t('您已于 {{time}} 退回修改：', { time: dateTime(returned.at) })
            : t('对方已于 {{time}} 退回修改：', { time: dateTime(returned.at) })}
          <span lang="zh-CN">{returned.reason}</span>
        </Callout>
      )}
    </>
  )
}
