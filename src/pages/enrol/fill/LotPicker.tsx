import { startPriceName } from '#src/model/asset-kind/prices.ts'
import { Checkbox, Form } from 'antd'
import { useState } from 'react'
import type { EnrolValues } from '#src/features/enrolment/form.ts'
import { isPoolAmount, poolRange } from '#src/model/enrolment/rules.ts'
import type { PackageLot } from '#src/model/enrolment/schema.ts'
import { wanYuan, yuan } from '#src/model/listing/labels.ts'
import { writtenPrice, writtenText } from '#src/model/listing/price/written-amount.ts'
import { priceType } from '#src/model/listing/schema.ts'
import { AmountInWords } from '#src/features/listing/AmountInWords.tsx'
import { typedYuan } from '#src/model/money/typed.ts'
import { compareMoney, grouped, withGroups } from '#src/model/money/money.ts'
import { durationText } from '#src/model/terms/figures.ts'
import { figureNames } from '#src/model/terms/labels.ts'
import { shownLanguage, type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { FieldGrid } from '#src/shared/ui/form/FormSection.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { listingStateLabels } from '#src/model/listing/state/labels.ts'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { poolRules, yuanText } from '../labels.ts'
import { formRule, useEnrolForm } from '../context.ts'
import styles from '../enrol.module.css'
import { AmountField } from './Fields.tsx'

/** An amount of a lot in its own unit, 万元 where it has none. */
function lotPrice(price: string, { priceUnitName }: Pick<PackageLot, 'priceUnitName'>, t: Translate): string {
  const isOwn = Boolean(priceUnitName) && priceUnitName !== wanYuan
  const row = { priceType: isOwn ? priceType.custom : priceType.yuan, priceUnitName: priceUnitName ?? null }
  return writtenText(writtenPrice(price, row, shownLanguage()), t)
}

type Controlled = { value?: readonly string[]; onChange?: (ids: readonly string[]) => void }

function Lots({ value = [], onChange }: Controlled) {
  const t = useT()
  const { asset, lots } = useEnrolForm().setup
  const ids = lots.map(({ assetsId }) => assetsId)
  const choose = (id: string, isChosen: boolean) =>
    onChange?.(ids.filter((known) => (known === id ? isChosen : value.includes(known))))
  const isAll = ids.every((id) => value.includes(id))
  const columns: Column<PackageLot>[] = [
    {
      key: 'choice',
      header: (
        <Checkbox
          checked={isAll}
          indeterminate={value.length > 0 && !isAll}
          aria-label={t('全选')}
          onChange={({ target }) => onChange?.(target.checked ? ids : [])}
        />
      ),
      width: '44px',
      render: ({ assetsId, assetsName }) => (
        <Checkbox
          checked={value.includes(assetsId)}
          aria-label={assetsName}
          onChange={({ target }) => choose(assetsId, target.checked)}
        />
      ),
    },
    { key: 'no', header: t('序号'), render: ({ assetsId }) => ids.indexOf(assetsId) + 1 },
    { key: 'lot', header: t('标的'), lang: 'zh-CN', wraps: true, isPrimary: true, render: (lot) => lot.assetsName },
    {
      key: 'price',
      header: t(startPriceName('enrolment', asset.typeCode)),
      align: 'right',
      render: (lot) => lotPrice(lot.startPrice, lot, t),
    },
    {
      key: 'deposit',
      header: t('保证金要求'),
      align: 'right',
      render: ({ deposit }) => yuanText(deposit, t),
    },
    {
      key: 'step',
      header: t(figureNames.S),
      align: 'right',
      render: (lot) => (lot.step ? lotPrice(lot.step, lot, t) : '—'),
    },
    {
      key: 'delay',
      header: t(figureNames.D),
      render: ({ delaySeconds }) => (delaySeconds ? durationText(delaySeconds * 1000, t) : '—'),
    },
    {
      key: 'state',
      header: t('状态'),
      render: ({ status }) => <StateTag labels={listingStateLabels} state={status} />,
    },
  ]
  return (
    <DataTable
      caption={t('资产包内的标的')}
      columns={columns}
      rows={lots}
      rowKey={({ assetsId }) => assetsId}
      narrow="columns"
      box={{ label: t('选择标的'), className: styles['lotsBox'] }}
      className={styles['lots']}
    />
  )
}

/** The deposit that the chosen lots require together: an amount for one, a range for several. */
function Needed({ count, range }: { count: number; range: ReturnType<typeof poolRange> }) {
  const t = useT()
  if (!range) return t('尚未选择标的')
  const { least, most } = range
  const isOne = compareMoney(least, most) === 0
  return (
    <>
      {isOne
        ? t('已选 {{count}} 个标的，需交纳保证金', { count })
        : t('已选 {{count}} 个标的，需交纳保证金区间', { count })}{' '}
      <strong>{isOne ? grouped(least, 2) : `${grouped(least, 2)} - ${grouped(most, 2)}`}</strong> {t('元')}
    </>
  )
}

/** `outside`: the amount in the field, where it is out of range since the choice of lots changed. */
function Pool({ chosen, outside }: { chosen: readonly string[]; outside: string | null }) {
  const t = useT()
  const { setup } = useEnrolForm()
  const form = Form.useFormInstance<EnrolValues>()
  const amount = Form.useWatch('poolAmount', form) ?? ''
  const range = poolRange(setup.lots, chosen)
  return (
    <>
      <p className={styles['range']} aria-live="polite">
        <Needed count={chosen.length} range={range} />
      </p>
      <div aria-live="polite">
        {outside !== null && outside === typedYuan(amount) && (
          <Callout tone="warning">
            {t('所选标的已变化，原填的保证金 {{amount}} 元不在新的区间内，请重新填写', {
              amount: grouped(outside, 2),
            })}
          </Callout>
        )}
      </div>
      <Callout>
        <ol>
          {poolRules.map((rule) => (
            <li key={rule}>{t(rule)}</li>
          ))}
        </ol>
      </Callout>
      <FieldGrid>
        <AmountField
          field="poolAmount"
          label={t('拟交纳保证金')}
          required
          suffix={t('元')}
          extra={<AmountInWords value={typedYuan(amount)} unit={yuan} />}
        />
        {range && (
          <Actions className={styles['quick']}>
            <Button onClick={() => form.setFieldsValue({ poolAmount: withGroups(range.least) })}>
              {t('按最低金额')}
            </Button>
            <Button onClick={() => form.setFieldsValue({ poolAmount: withGroups(range.most) })}>
              {t('按最高金额')}
            </Button>
          </Actions>
        )}
      </FieldGrid>
    </>
  )
}

/** The lots of the package to bid for, and the amount to pay into the pool (domain 6.4). */
export function LotPicker({ chosen }: { chosen: readonly string[] }) {
  const enrolForm = useEnrolForm()
  const { form, setup } = enrolForm
  const [outside, setOutside] = useState<string | null>(null)
  const handleLots = (ids: readonly string[]) => {
    const amount = typedYuan((form.getFieldValue('poolAmount') as string | undefined) ?? '')
    if (amount === '') return
    const range = poolRange(setup.lots, ids)
    setOutside(range === null || isPoolAmount(amount, range) ? null : amount)
    void form.validateFields(['poolAmount']).catch(() => undefined)
  }
  return (
    <>
      <Form.Item name="lotIds" rules={[formRule(enrolForm, 'lotIds')]}>
        <Lots onChange={handleLots} />
      </Form.Item>
      <Pool chosen={chosen} outside={outside} />
    </>
  )
}
