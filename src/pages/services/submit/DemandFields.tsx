import { Form, Input } from 'antd'
import { IndustryField } from '#src/features/dictionary/IndustryField.tsx'
import { RegionField } from '#src/features/dictionary/RegionField.tsx'
import { FilesItem } from '#src/features/upload/FilesItem.tsx'
import {
  descriptionMax,
  descriptionProblem,
  filesMax,
  rangeProblem,
  titleProblem,
  validDaysChoices,
} from '#src/model/demand/rules.ts'
import { assetKinds } from '#src/model/demand/schema.ts'
import { assetKindLabels, titleMax } from '#src/model/demand/labels.ts'
import { wanInYuan } from '#src/model/money/wan.ts'
import { amountLabels } from '#src/model/money/labels.ts'
import { moneyFault, moneyInput, moneyOf } from '#src/model/validation/money-input.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { LongTextField, TextField } from '#src/shared/ui/form/fields.tsx'
import { wideField } from '#src/shared/ui/form/FormSection.tsx'
import { rule } from '#src/shared/ui/form/rule.ts'
import { Select } from '#src/shared/ui/form/Select.tsx'

const readable = rule((typed) => {
  const fault = moneyFault(typed)
  return fault && amountLabels[fault]
})

function Amounts() {
  const t = useT()
  const form = Form.useFormInstance()
  const asMoney = (typed: unknown) => moneyInput(typeof typed === 'string' ? typed : '')
  const inYuan = (typed: string | undefined) => {
    const amount = wanInYuan(typed ?? '')
    return amount && t('= {{amount}} 元', { amount })
  }
  const lower = inYuan(Form.useWatch<string | undefined>('amountMin', form))
  const upper = inYuan(Form.useWatch<string | undefined>('amountMax', form))
  const minimum = (): string => moneyOf(String(form.getFieldValue('amountMin') ?? ''))
  return (
    <>
      <Form.Item
        name="amountMin"
        label={t('意向金额下限（万元）')}
        normalize={asMoney}
        rules={[readable]}
        extra={lower}
      >
        <Input inputMode="decimal" autoComplete="off" placeholder={t('不填为不限')} />
      </Form.Item>
      <Form.Item
        name="amountMax"
        label={t('意向金额上限（万元）')}
        normalize={asMoney}
        dependencies={['amountMin']}
        extra={upper}
        validateFirst
        rules={[readable, rule((typed) => rangeProblem(minimum(), moneyOf(typed)))]}
      >
        <Input inputMode="decimal" autoComplete="off" placeholder={t('不填为不限')} />
      </Form.Item>
    </>
  )
}

/** Fields that limit the demand; an empty one sets no limit. */
function Limits() {
  const t = useT()
  return (
    <>
      <Form.Item name="assetKind" label={t('资产类型')}>
        <Select
          isClearable
          placeholder={t('不限')}
          options={assetKinds.map((kind) => ({ value: kind, label: t(assetKindLabels[kind]) }))}
        />
      </Form.Item>
      <Form.Item name="industryCode" label={t('所属行业')}>
        <IndustryField />
      </Form.Item>
      <Amounts />
      <Form.Item name="regionCode" label={t('所在地区')}>
        <RegionField />
      </Form.Item>
    </>
  )
}

type FieldsProps = {
  /** Only a signed-in person may upload files. */
  withFiles: boolean
  isNarrowed: boolean
}

/** The fields of a demand, without the contact. */
export function DemandFields({ withFiles, isNarrowed }: FieldsProps) {
  const t = useT()
  return (
    <>
      <TextField
        className={wideField}
        name="title"
        label={t('标题')}
        required
        check={titleProblem}
        maxLength={titleMax}
        placeholder={t('一句话说明需求')}
      />
      {isNarrowed && <Limits />}
      <Form.Item name="validDays" label={t('有效期')}>
        <Select
          options={validDaysChoices.map((days) => ({ value: days, label: t('{{count}} 天', { count: days }) }))}
        />
      </Form.Item>
      <LongTextField
        className={wideField}
        name="description"
        label={t('需求描述')}
        required
        check={descriptionProblem}
        rows={5}
        maxLength={descriptionMax}
        placeholder={t('例如资产现状、用途、付款方式、时间要求；请勿填写银行账号等敏感信息')}
      />
      {withFiles ? (
        <div className={wideField}>
          <FilesItem name="files" purpose="material" label={t('附件')} max={filesMax} />
        </div>
      ) : (
        <Form.Item className={wideField}>
          <p className="muted">{t('登录后可上传附件')}</p>
        </Form.Item>
      )}
    </>
  )
}
