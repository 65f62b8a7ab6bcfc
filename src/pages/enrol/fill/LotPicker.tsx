import { Button, Checkbox, Form } from 'antd'
import { useState } from 'react'
import type { EnrolValues } from '#src/features/enrolment/form.ts'
import { isPoolAmount, poolRange } from '#src/model/enrolment/rules.ts'
import type { PackageLot } from '#src/model/enrolment/schema.ts'
import { capitals } from '#src/model/money/capitals.ts'
import { typedYuan } from '#src/model/money/typed.ts'
import { compareMoney, grouped } from '#src/model/money/money.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { ScrollBox } from '#src/shared/ui/ScrollBox.tsx'
import { listingStateLabels } from '#src/features/listing/labels.ts'
import { StateTag } from '#src/shared/ui/Tag.tsx'
import { poolRules } from '../labels.ts'
import { judge, useEnrolling } from '../context.ts'
import styles from '../enrol.module.css'
import { Line } from './Fields.tsx'
import { delayText, lotPrice } from './lot-text.ts'

function LotRow({
  lot,
  index,
  isChosen,
  onChoose,
}: {
  lot: PackageLot
  index: number
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}) {
  const t = useT()
  return (
    <tr>
      <td>
        <Checkbox checked={isChosen} aria-label={lot.assetsName} onChange={({ target }) => onChoose(target.checked)} />
      </td>
      <td>{index + 1}</td>
      <td lang="zh-CN">{lot.assetsName}</td>
      <td>{lotPrice(lot.startPrice, lot, t)}</td>
      <td>{t('{{amount}} 元', { amount: grouped(lot.deposit, 2) })}</td>
      <td>{lot.step ? lotPrice(lot.step, lot, t) : '—'}</td>
      <td>{delayText(lot.delaySeconds, t)}</td>
      <td>
        <StateTag labels={listingStateLabels} state={lot.status} />
      </td>
    </tr>
  )
}

type Controlled = { value?: readonly string[]; onChange?: (ids: readonly string[]) => void }

function Lots({ value = [], onChange }: Controlled) {
  const t = useT()
  const { lots } = useEnrolling().sheet
  const ids = lots.map(({ assetsId }) => assetsId)
  const choose = (id: string, isChosen: boolean) =>
    onChange?.(ids.filter((known) => (known === id ? isChosen : value.includes(known))))
  const isAll = ids.every((id) => value.includes(id))
  const heads = [t('序号'), t('标的'), t('挂牌价'), t('保证金要求'), t('加价幅度'), t('延时周期'), t('状态')]
  return (
    <ScrollBox className={styles['sideways']} label={t('选择标的')}>
      <table className={styles['table']}>
        <caption className="visuallyHidden">{t('资产包内的标的')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                checked={isAll}
                indeterminate={value.length > 0 && !isAll}
                aria-label={t('全选')}
                onChange={({ target }) => onChange?.(target.checked ? ids : [])}
              />
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lots.map((lot, index) => (
            <LotRow
              key={lot.assetsId}
              lot={lot}
              index={index}
              isChosen={value.includes(lot.assetsId)}
              onChoose={(isChosen) => choose(lot.assetsId, isChosen)}
            />
          ))}
        </tbody>
      </table>
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
