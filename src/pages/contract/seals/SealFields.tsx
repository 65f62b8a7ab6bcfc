import { Checkbox, Form } from 'antd'
import { FilesItem } from '#src/features/upload/FilesItem.tsx'
import { sealKindLabels, sealProblems, sealScopeLabels, sealShapeLabels } from '#src/model/seal/labels.ts'
import {
  acrossMax,
  acrossProblem,
  belowMax,
  belowProblem,
  hasArcs,
  kindsOf,
  latestValidTo,
  nameMax,
  nameProblem,
  shapesOf,
  textMax,
  textProblem,
  validToProblem,
} from '#src/model/seal/rules.ts'
import { type SealApplicant, type SealKind, type SealScope, sealScopes } from '#src/model/seal/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import { dayMs } from '#src/model/time/units.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { DateField, FormField, RadioField, TextField } from '#src/shared/ui/form/fields.tsx'
import { FieldGrid, FormSection } from '#src/shared/ui/form/FormSection.tsx'
import { filled } from '#src/shared/ui/form/rule.ts'
import { type SealValues, textsOf } from './seal-values.ts'

type Props = { applicant: SealApplicant; values: SealValues }

/** Shape and texts of a seal that is drawn. */
function TemplateFields({ applicant, values: { kind, shape } }: Props) {
  const t = useT()
  return (
    <>
      <RadioField
        name="shape"
        label={t('样式模板')}
        required
        options={shapesOf(kind).map((value) => ({ value, label: t(sealShapeLabels[value]) }))}
      />
      <TextField
        name="text"
        label={t('印章文字')}
        required
        maxLength={textMax}
        after={['kind']}
        check={(text) => textProblem(text, kind, applicant)}
        extra={hasArcs(shape) ? t('沿上弧排列，须包含认证的机构名称') : t('四个字时两列排列，自右向左读')}
      />
      {hasArcs(shape) && (
        <FieldGrid>
          <TextField
            name="across"
            label={t('横向文')}
            maxLength={acrossMax}
            check={acrossProblem}
            extra={t('星下一行，如“合同专用章”，可不填')}
          />
          <TextField
            name="below"
            label={t('下弦文')}
            maxLength={belowMax}
            check={belowProblem}
            extra={t('沿下弧排列，如印章编号，可不填')}
          />
        </FieldGrid>
      )}
    </>
  )
}

function LookFields({ applicant, values }: Props) {
  const t = useT()
  return (
    <FormSection title={t('印模')}>
      <RadioField
        name="look"
        label={t('样式')}
        required
        options={[
          { value: 'template', label: t('用模板生成') },
          { value: 'picture', label: t('上传图片') },
        ]}
      />
      {values.look === 'template' ? (
        <TemplateFields applicant={applicant} values={values} />
      ) : (
        <FilesItem
          name="picture"
          purpose="sealPicture"
          label={t('印章图片')}
          max={1}
          missing={sealProblems.picture}
          hint={t('透明背景，300×300 像素以上')}
        />
      )}
    </FormSection>
  )
}

type Controlled = { id?: string; value?: SealScope[]; onChange?: (scopes: SealScope[]) => void }

/** What the seal is used for. The form’s `aria-required` is left out: a group of checkboxes may not have it. */
function ScopeChoices({ id = '', value = [], onChange }: Controlled) {
  const t = useT()
  return (
    <div id={id}>
      <Checkbox.Group
        value={value}
        options={sealScopes.map((scope) => ({ value: scope, label: t(sealScopeLabels[scope]) }))}
        aria-label={t('使用范围')}
        onChange={(scopes) => onChange?.(scopes)}
      />
    </div>
  )
}

function UseFields({ applicant }: { applicant: SealApplicant }) {
  const t = useT()
  const now = serverNow()
  return (
    <FormSection title={t('授权与使用')}>
      <FilesItem
        name="letter"
        purpose="sealLetter"
        label={t('授权书')}
        max={1}
        missing={sealProblems.letter}
        hint={applicant.kind === 'person' ? t('本人签字的电子签名使用授权书') : t('加盖公章的印章使用授权书')}
      />
      <FormField name="scopes" label={t('使用范围')} required check={filled(sealProblems.scopes)}>
        <ScopeChoices />
      </FormField>
      <FieldGrid>
        <DateField
          name="validTo"
          label={t('有效期至')}
          required
          min={date(now + dayMs)}
          max={latestValidTo(now)}
          check={(day) => validToProblem(day, serverNow())}
        />
        <Form.Item label={t('申请人')} extra={t('提交前由申请人本人完成人脸识别')}>
          <span lang="zh-CN">{applicant.applicant}</span>
        </Form.Item>
      </FieldGrid>
    </FormSection>
  )
}

/** The fields of an application. */
export function SealFields({ applicant, values }: Props) {
  const t = useT()
  const form = Form.useFormInstance<SealValues>()
  const takeKind = (kind: SealKind) =>
    form.setFieldsValue({ kind, shape: shapesOf(kind)[0]!, below: '', ...textsOf(kind, applicant) })
  return (
    <>
      <FormSection title={t('印章')}>
        <RadioField
          name="kind"
          label={t('印章类型')}
          required
          options={kindsOf(applicant).map((value) => ({ value, label: t(sealKindLabels[value]) }))}
          onChange={takeKind}
        />
        <TextField
          name="name"
          label={t('印章名称')}
          required
          maxLength={nameMax}
          check={nameProblem}
          extra={t('便于您在签署时辨认，不显示在印章上')}
        />
      </FormSection>
      <LookFields applicant={applicant} values={values} />
      <UseFields applicant={applicant} />
    </>
  )
}
