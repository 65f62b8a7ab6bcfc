import { Form } from 'antd'
import { useNavigate } from 'react-router-dom'
import { addSigner } from '#src/features/contract/commands.ts'
import { contractProblems, signOrderLabels, signWayLabels } from '#src/model/contract/labels.ts'
import {
  type ContractView,
  type NewSigner,
  type SignOrder,
  signOrders,
  type SignWay,
  signWays,
} from '#src/model/contract/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { citizenId, plainCitizenId } from '#src/model/validation/citizen-id.ts'
import { creditCode, plainCreditCode } from '#src/model/validation/credit-code.ts'
import { organisationName, personName } from '#src/model/validation/names.ts'
import { mobile, plainPhone } from '#src/model/validation/phone.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { CheckboxField, RadioField, TextField } from '#src/shared/ui/form/fields.tsx'
import { FieldGrid, wideField } from '#src/shared/ui/form/FormSection.tsx'
import { refuseField } from '#src/shared/ui/form/submit/refused-fields.ts'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'
import { signerKindLabels } from '../labels.ts'
import { isUntouched } from './roles.ts'

type Kind = NewSigner['kind']
/** `number`: the document or credit code. A field named `code` is taken for a code that was received, and is in no draft. */
type Values = Omit<NewSigner, 'code'> & { number: string; order: SignOrder }

const kinds = Object.keys(signerKindLabels) as Kind[]
/** A person signs by hand, an organisation with one of its seals. */
const waysOf = (kind: Kind): readonly SignWay[] =>
  signWays.filter((way) => (way === 'personal') === (kind === 'person'))

const orderOf = ({ order }: ContractView): SignOrder => (order === 'ordered' ? 'ordered' : 'free')

/** A new signer; its number is stored for this tab alone. */
export function AddSignerForm({ contract }: { contract: ContractView }) {
  const t = useT()
  const navigate = useNavigate()
  const [form] = Form.useForm<Values>()
  const kind = Form.useWatch('kind', form) ?? 'organisation'
  const isPerson = kind === 'person'
  const draft = useDraft(form, `signer-${contract.id}`, { tabOnly: true })
  const submission = useSubmit<Values>(
    async ({ order, number, ...given }) => {
      const code = given.kind === 'person' ? plainCitizenId(number) : plainCreditCode(number)
      const signer = {
        ...given,
        name: given.name.trim(),
        code,
        agent: given.agent.trim(),
        phone: plainPhone(given.phone),
      }
      await addSigner({ id: contract.id, signer, order })
      draft.forget()
      showToast('success', t('已添加签署方'))
      void navigate(linkToOwn.contract(contract.id), { replace: true })
    },
    {
      fieldOf: ({ message }) => {
        if (message === contractProblems.othersPhone) return 'phone'
        return message === contractProblems.unverified || message === contractProblems.twice ? 'name' : null
      },
      atField: (field, message) => refuseField(form, field, message),
    },
  )
  return (
    <Card title={t('签署方信息')} body="stacked">
      <SubmitForm<Values>
        form={form}
        label={t('添加签署方')}
        draft={draft}
        initialValues={{
          kind: 'organisation',
          name: '',
          number: '',
          agent: '',
          phone: '',
          way: 'official',
          needsFace: false,
          order: orderOf(contract),
        }}
        submission={submission}
        buttons={<Button to={linkToOwn.contract(contract.id)}>{t('取消')}</Button>}
      >
        <FieldGrid>
          <RadioField
            name="kind"
            label={t('类型')}
            required
            options={kinds.map((value) => ({ value, label: t(signerKindLabels[value]) }))}
            onChange={(chosen: Kind) => form.setFieldValue('way', waysOf(chosen)[0])}
          />
          <RadioField
            name="way"
            label={t('签署方式')}
            required
            options={waysOf(kind).map((value) => ({ value, label: t(signWayLabels[value]) }))}
          />
          <TextField
            name="name"
            label={isPerson ? t('姓名') : t('机构名称')}
            required
            check={isPerson ? personName : organisationName}
            after={['kind']}
            extra={t('须与实名认证的名称一致；未实名的，请先邀请其注册并完成实名认证')}
          />
          <TextField
            name="number"
            label={isPerson ? t('身份证号码') : t('统一社会信用代码')}
            required
            check={isPerson ? (typed) => citizenId(typed, serverNow()) : creditCode}
            after={['kind']}
            maxLength={40}
          />
          <TextField name="agent" label={t('经办人')} required check={personName} maxLength={20} />
          <TextField
            name="phone"
            label={t('手机')}
            required
            check={mobile}
            maxLength={20}
            inputMode="tel"
            extra={t('签署验证码将发送到该手机')}
          />
          {isUntouched(contract) && (
            <RadioField
              name="order"
              label={t('签署顺序')}
              required
              className={wideField}
              options={signOrders.map((value) => ({ value, label: t(signOrderLabels[value]) }))}
            />
          )}
          <CheckboxField name="needsFace">{t('签署时须通过人脸识别确认意愿')}</CheckboxField>
        </FieldGrid>
      </SubmitForm>
    </Card>
  )
}
