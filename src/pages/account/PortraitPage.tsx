import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { centredSquare, type Square } from '#src/features/account/crop.ts'
import { BadPicture, readPicture, sendPortrait } from '#src/features/account/portrait.ts'
import { useSession } from '#src/features/session/store.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { Cropper } from './portrait/Cropper.tsx'
import styles from './portrait/portrait.module.css'
import { Previews } from './portrait/Previews.tsx'

type Chosen = { picture: ImageBitmap; square: Square }

/** The picture that is being cropped; its memory is released when another is chosen or the page is left. */
function useChosen() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<BadPicture | null>(null)
  const picture = chosen?.picture
  useEffect(() => () => picture?.close(), [picture])
  return {
    chosen,
    problem,
    clear: () => setChosen(null),
    crop: (square: Square) => setChosen((known) => known && { ...known, square }),
    choose: async (file: File) => {
      try {
        const read = await readPicture(file)
        setChosen({ picture: read, square: centredSquare(read) })
        setProblem(null)
      } catch (error) {
        if (!(error instanceof BadPicture)) throw error
        setProblem(error)
      }
    },
  }
}

function Choice({ onFile }: { onFile: (file: File) => void }) {
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const headImg = useSession(({ userInfo }) => userInfo?.headImg)
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same file may be chosen again.
    target.value = ''
    if (file) onFile(file)
  }
  return (
    <div className={styles['choice']}>
      <Picture src={headImg} alt={t('当前头像')} width={64} height={64} className={styles['current'] ?? ''} eager />
      <div>
        <label htmlFor={id} className="visuallyHidden">
          {t('选择头像图片')}
        </label>
        <input
          ref={input}
          id={id}
          className="visuallyHidden"
          type="file"
          accept=".jpg,.jpeg,.png"
          tabIndex={-1}
          onChange={handleChange}
        />
        <Button onClick={() => input.current?.click()}>{t('选择图片')}</Button>
        <p className="muted">{t('jpg 或 png，不超过 2 MB；照片中的拍摄信息不会上传')}</p>
      </div>
    </div>
  )
}

function Crop({ chosen, onCrop, onDone }: { chosen: Chosen; onCrop: (square: Square) => void; onDone: () => void }) {
  const t = useT()
  const { busy, failure, attempt } = useAttempt()
  const [progress, setProgress] = useState(0)
  const save = () =>
    void attempt(async () => {
      await sendPortrait(chosen.picture, chosen.square, setProgress)
      showToast('success', t('头像已更新'))
      onDone()
    })
  return (
    <div className={styles['crop']}>
      <Cropper {...chosen} onChange={onCrop} />
      <div className={styles['part']}>
        <h2>{t('预览')}</h2>
        <Previews {...chosen} />
        <Failure failure={failure === null ? null : failureOf(failure)} onRetry={save} busy={busy} />
        <Actions>
          <Button look="primary" isBusy={busy} onClick={save}>
            {busy ? t('正在上传 {{percent}}%', { percent: Math.round(progress * 100) }) : t('保存头像')}
          </Button>
          <Button disabled={busy} onClick={onDone}>
            {t('取消')}
          </Button>
        </Actions>
      </div>
    </div>
  )
}

/** A portrait cropped to a square; the header shows it at once (domain 6.16). */
export default function PortraitPage() {
  const t = useT()
  const { chosen, problem, choose, crop, clear } = useChosen()
  return (
    <UserCentre title={t('修改头像')}>
      <Card label={t('修改头像')} body="stacked">
        <Choice onFile={(file) => void choose(file)} />
        <div role="alert">{problem && <p className={styles['problem']}>{t(problem.message, problem.values)}</p>}</div>
        {chosen && <Crop chosen={chosen} onCrop={crop} onDone={clear} />}
      </Card>
    </UserCentre>
  )
}
