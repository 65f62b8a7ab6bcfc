import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useState } from 'react'
import { signContract, signingFaceQuery } from '#src/features/contract/signing.ts'
import { sealsQuery } from '#src/features/seal/queries.ts'
import { contractProblems } from '#src/model/contract/labels.ts'
import type { ContractPaper, ContractSigner, ContractView, SignatureInput } from '#src/model/contract/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { plain } from '#src/model/validation/rule.ts'
import { useSeenEnd } from '#src/shared/lib/hooks/use-seen-end.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Checkbox } from '#src/shared/ui/form/Checkbox.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { PaperPages } from './PaperPages.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { type Chosen, type Mark, onPage, sizeOf, usableSeals, usualMark } from './signature.ts'
import { SignaturePicker } from './SignaturePicker.tsx'
import styles from './sign.module.css'
import { Willingness } from './Willingness.tsx'

type Values = { willingness: 'sms' | 'face'; code?: string }

type Props = { contract: ContractView; signer: ContractSigner; paper: ContractPaper }

const pictureOf = (chosen: Chosen): SignatureInput['picture'] =>
  chosen.kind === 'seal'
    ? { kind: 'seal', sealId: chosen.seal.id }
    : { kind: 'drawn', strokes: chosen.strokes.map((points) => [...points]) }

/** What is still missing before the signature can be sent; null if nothing. */
function missing(isRead: boolean, chosen: Chosen | null): string | null {
  if (!isRead) return contractProblems.unread
  if (chosen === null) return contractProblems.notChosen
  return chosen.kind === 'drawn' && chosen.strokes.length === 0 ? contractProblems.notDrawn : null
}

/** Reads, places and signs: the paper at the left, what is to be done at the right (domain 6.18). */
export function SignForm({ contract, signer, paper }: Props) {
  const t = useT()
  const { id, digest, can } = contract
  const [form] = Form.useForm<Values>()
  const { end, seen } = useSeenEnd(false)
  const [picked, setPicked] = useState<Chosen | null>(null)
  const { data: seals = [] } = useQuery(sealsQuery)
  const [seal, another] = usableSeals(seals, signer)
  const chosen = picked ?? (seal && !another ? ({ kind: 'seal', seal } as const) : null)
  const [marks, setMarks] = useState<readonly Mark[]>([usualMark(paper, signer.id)])
  const [hasSeam, setSeam] = useState(signer.kind === 'organisation')
  const [isTried, setTried] = useState(false)
  const [isRejecting, setRejecting] = useState(false)
  const { data: face } = useQuery(signingFaceQuery(id))

  const submission = useSubmit<SignatureInput>(async (input) => {
    await signContract(input)
    showToast('success', t('签署成功'))
  })

  const isFacePending = Form.useWatch('willingness', form) === 'face' && face?.state !== 'passed'
  const problem = missing(seen, chosen) ?? (isFacePending ? contractProblems.notPassed : null)

  const handleSubmit = ({ willingness, code = '' }: Values) => {
    setTried(true)
    if (problem !== null || chosen === null) return
    void submission.submit({
      id,
      digest,
      picture: pictureOf(chosen),
      marks: marks.map((mark) => onPage(mark, sizeOf(chosen))),
      hasSeam,
      willingness:
        willingness === 'sms' ? { kind: 'sms', code: plain(code) } : { kind: 'face', token: face?.token ?? '' },
    })
  }

  const addMark = () => {
    const last = marks.at(-1)!
    setMarks([...marks, { page: Math.max(0, last.page - 1), x: last.x, y: last.y }])
  }

  return (
    <div className={styles['columns']}>
      <Card title={t('合同正文')}>
        <PaperPages paper={paper} marking={chosen && { chosen, marks, onMarks: setMarks }} end={end} />
      </Card>
      <Card title={t('签署')} body="stacked">
        <Callout tone={seen ? 'success' : 'info'} role="status">
          {seen ? t('您已阅读完整合同。') : t('请先阅读完整合同：翻到最后一页的末尾。')}
        </Callout>
        <SubmitForm<Values>
          form={form}
          label={t('签署')}
          initialValues={{ willingness: signer.needsFace ? 'face' : 'sms' }}
          submission={{
            ...submission,
            submit: async (values: Values) => handleSubmit(values),
          }}
          submitLabel={t('确认签署')}
          look="primary"
          buttons={
            can.includes('reject') && (
              <Button look="danger" onClick={() => setRejecting(true)}>
                {t('拒签')}
              </Button>
            )
          }
        >
          <div className={styles['fields']}>
            <SignaturePicker signer={signer} chosen={chosen} onChoose={setPicked} />
            {chosen && missing(true, chosen) === null && (
              <div className={styles['placing']}>
                <p className="muted">{t('签名已放在您的签署处，可以拖动，或者选中后用方向键移动。')}</p>
                <Button size="small" isOff={marks.length >= paper.pages.length} onClick={addMark}>
                  {t('再放一处')}
                </Button>
              </div>
            )}
            <Checkbox checked={hasSeam} onChange={({ target }) => setSeam(target.checked)}>
              {t('加盖骑缝章（每页右侧边缘各一部分）')}
            </Checkbox>
            <Willingness id={id} signer={signer} />
            <div role="alert">{isTried && problem && <Callout tone="danger">{t(problem)}</Callout>}</div>
          </div>
        </SubmitForm>
        <p className="muted">
          {t('签署使用您的数字证书，对整份文件的 SM3 摘要作 SM2 签名，与手写签名或盖章具有同等法律效力。')}
        </p>
        <p>
          <Button look="link" to={linkToOwn.contractConfirm(id)}>
            {t('查看文字版合同')}
          </Button>
        </p>
      </Card>
      {isRejecting && <RejectDialog id={id} onClose={() => setRejecting(false)} />}
    </div>
  )
}
