import { useT } from '#src/shared/lib/text/i18n.ts'
import { Steps, stepsAt } from '#src/shared/ui/display/Steps.tsx'

/** The way of a seal into use, with the current step at this index. */
export function SealSteps({ current }: { current: number }) {
  const t = useT()
  const labels = [t('填写申请'), t('人脸识别'), t('审核'), t('已启用')]
  return <Steps label={t('申请进度')} steps={stepsAt(labels, current)} narrow="compact" />
}
