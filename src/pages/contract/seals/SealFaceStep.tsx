import { startSealFace } from '#src/features/seal/commands.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import type { Seal } from '#src/model/seal/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Result } from '#src/shared/ui/feedback/Result.tsx'
import { FaceCheckPanel } from '../face/FaceCheckPanel.tsx'
import { OneSeal } from './OneSeal.tsx'
import { SealSteps } from './SealSteps.tsx'

/** The face check of the applicant, whose will it is to have this seal. */
function FaceCheck({ seal: { id, face } }: { seal: Seal }) {
  const t = useT()
  return (
    <FaceCheckPanel
      face={face ?? null}
      onStart={(token) => startSealFace(id, token)}
      intro={t('提交前，申请人须用手机完成人脸识别，确认是本人意愿。')}
      usedUp={t('今天的次数已用完，申请已保存，请明天再试。')}
    >
      <Button to={linkToOwn.seals()}>{t('稍后完成')}</Button>
    </FaceCheckPanel>
  )
}

/** The application is handed in, or further. */
function HandedIn({ seal: { state } }: { seal: Seal }) {
  const t = useT()
  const isChecking = state === 'checking'
  return (
    <Result
      title={isChecking ? t('认证成功，申请已提交审核') : t('申请已处理')}
      isSuccess={isChecking || state === 'active'}
      role="status"
      actions={
        <Button look="primary" to={linkToOwn.seals()}>
          {t('返回印章列表')}
        </Button>
      }
    >
      <p>{isChecking ? t('审核结果将通过站内消息通知您。') : t('请在印章列表查看审核结果。')}</p>
    </Result>
  )
}

const stepOf = ({ state }: Seal): number => {
  if (state === 'draft') return 1
  return state === 'checking' ? 2 : 4
}

/** The second step of an application. */
export function SealFaceStep({ id }: { id: string }) {
  const t = useT()
  return (
    <OneSeal id={id}>
      {(seal) => (
        <Card title={t('人脸识别')} body="stacked">
          <SealSteps current={stepOf(seal)} />
          <p>
            {t('印章：')}
            <span lang="zh-CN">{seal.name}</span>
          </p>
          {seal.state === 'draft' ? <FaceCheck seal={seal} /> : <HandedIn seal={seal} />}
        </Card>
      )}
    </OneSeal>
  )
}
