import { Button, Checkbox, Form } from 'antd'
import { useState } from 'react'
import type { EnrolValues } from '#src/features/enrolment/form.ts'
import { isPoolAmount, poolRange } from '#src/model/enrolment/rules.ts'
import type { PackageLot } from '#src/model/enrolment/schema.ts'
import { capitals } from '#src/model/money/capitals.ts'
import { typedYuan } from '#src/model/money/typed.ts'
import { compareMoney, grouped } from '#src/model/money/money.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { ScrollBox } from '#src/shared/ui/ScrollBox.tsx'
import { listingStateLabels } from '#src/features/listing/labels.ts'
import { StateTag } from '#src/shared/ui/Tag.tsx'
import { poolRules } from '../labels.ts'
import { judge, useEnrolling } from '../context.ts'
import styles from '../enrol.module.css'
import { Line } from './Fields.tsx'
import { delayText, lotPrice } from './lot-text.ts'

type Controlled = { value?: readonly string[]; onChange?: (ids: readonly string[]) => void }

function Lots({ value = [], onChange }: Controlled) {
  const t = useT()
  const { lots } = useEnrolling().sheet
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
    { key: 'price', header: t('挂牌价'), align: 'right', render: (lot) => lotPrice(lot.startPrice, lot, t) },
    {
      key: 'deposit',
      header: t('保证金要求'),
      align: 'right',
      render: ({ deposit }) => t('{{amount}} 元', { amount: grouped(deposit, 2) }),
    },
    {
      key: 'step',
      header: t('加价幅度'),
      align: 'right',
      render: (lot) => (lot.step ? lotPrice(lot.step, lot, t) : '—'),
    },
    { key: 'delay', header: t('延时周期'), render: ({ delaySeconds }) => delayText(delaySeconds, t) },
    {
      key: 'state',
      header: t('状态'),
      render: ({ status }) => <StateTag labels={listingStateLabels} state={status} />,
    },
  ]
  return (
    <ScrollBox className={styles['sideways']} label={t('选择标的')}>
      <DataTable
        caption={t('资产包内的标的')}
        columns={columns}
        rows={lots}
        rowKey={({ assetsId }) => assetsId}
        narrow="columns"
        className={styles['lots']}
      />
    </ScrollBox>
  )
}

/** What the lots that are chosen ask for together: an amount for one, a range for several. */
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

/** `outside`: an amount that was filled in for other lots than are chosen now, and is not enough or too much for these. */
function Pool({ chosen, outside }: { chosen: readonly string[]; outside: string | null }) {
  const t = useT()
  const { sheet } = useEnrolling()
  const form = Form.useFormInstance<EnrolValues>()
  const amount = Form.useWatch('poolAmount', form) ?? ''
  const range = poolRange(sheet.lots, chosen)
  return (
    <>
      <p className={styles['range']} aria-live="polite">
        <Needed count={chosen.length} range={range} />
      </p>
      <div aria-live="polite">
        {outside !== null && outside === typedYuan(amount) && (
          <p className={styles['warned']}>
            {t('所选标的已变化，原填的保证金 {{amount}} 元不在新的区间内，请重新填写', {
              amount: grouped(outside, 2),
            })}
          </p>
        )}
      </div>
      <ol className={styles['rules']}>
        {poolRules.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ol>
      <div className={styles['pair']}>
        <Line
          field="poolAmount"
          label={t('拟交纳保证金')}
          required
          isAmount
          inputMode="decimal"
          suffix={t('元')}
          extra={<span lang="zh-CN">{capitals(typedYuan(amount))}</span>}
        />
        {range && (
          <div className={styles['quick']}>
            <Button onClick={() => form.setFieldsValue({ poolAmount: range.least })}>{t('按最低金额')}</Button>
            <Button onClick={() => form.setFieldsValue({ poolAmount: range.most })}>{t('按最高金额')}</Button>
          </div>
        )}
      </div>
    </>
  )
}

/** Which lots of the package are bid for, and what is paid into the pool for them (domain 6.4). */
export function LotPicker({ chosen }: { chosen: readonly string[] }) {
  const enrolling = useEnrolling()
  const { form, sheet } = enrolling
  const [outside, setOutside] = useState<string | null>(null)
  const handleLots = (ids: readonly string[]) => {
    const amount = typedYuan((form.getFieldValue('poolAmount') as string | undefined) ?? '')
    if (amount === '') return
    const range = poolRange(sheet.lots, ids)
    setOutside(range === null || isPoolAmount(amount, range) ? null : amount)
    void form.validateFields(['poolAmount']).catch(() => undefined)
  }
  return (
    <>
      <Form.Item name="lotIds" rules={[judge(enrolling, 'lotIds')]}>
        <Lots onChange={handleLots} />
      </Form.Item>
      <Pool chosen={chosen} outside={outside} />
    </>
  )
}
