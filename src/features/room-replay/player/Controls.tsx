import { useId } from 'react'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Checkbox } from '#src/shared/ui/form/Checkbox.tsx'
import { Select } from '#src/shared/ui/form/Select.tsx'
import type { Scale } from './curve.ts'
import styles from '../room-replay.module.css'
import { speeds, stopOf, stopsOf } from '../timeline.ts'
import type { Replay } from './use-replay.ts'

type Props = { replay: Replay; scale: Scale; onScale: (scale: Scale) => void; isStill: boolean }

/** Steps of the time slider; a whole number, so that both ends can be reached by keys. */
const ticks = 1000

function Scrubber({ replay, scale }: Pick<Props, 'replay' | 'scale'>) {
  const t = useT()
  const { timeline, position, moment, toTime, toStop } = replay
  const { from, until, bids } = timeline
  const stop = stopOf(timeline, position)
  const isByTime = scale === 'time'
  const valueByTime = Math.round(((position.at - from) / (until - from)) * ticks)
  const progress = t('第 {{n}} 次，共 {{count}} 次报价', { n: position.count, count: bids.length })
  const handle = (value: number) => (isByTime ? toTime(from + (value / ticks) * (until - from)) : toStop(value))
  return (
    <div className={styles['scrubber']}>
      <input
        type="range"
        min={0}
        max={isByTime ? ticks : stopsOf(timeline)}
        step={1}
        value={isByTime ? valueByTime : stop}
        onChange={({ target }) => handle(Number(target.value))}
        aria-label={t('回放进度')}
        aria-valuetext={
          isByTime ? `${dateTimeSeconds(position.at)}, ${progress}` : moment.isOver ? t('竞价结束') : progress
        }
      />
      <span className="muted number">{progress}</span>
    </div>
  )
}

function Scales({ scale, onScale }: Pick<Props, 'scale' | 'onScale'>) {
  const t = useT()
  const name = useId()
  return (
    <fieldset className={styles['choice']}>
      <legend className="visuallyHidden">{t('进度方式')}</legend>
      {(['time', 'bid'] as const).map((key) => (
        <Checkbox key={key} type="radio" name={name} checked={scale === key} onChange={() => onScale(key)}>
          {key === 'time' ? t('按时间') : t('按报价')}
        </Checkbox>
      ))}
    </fieldset>
  )
}

function Pace({ replay: { speed, setSpeed, skips, setSkips } }: Pick<Props, 'replay'>) {
  const t = useT()
  return (
    <>
      <label className={styles['pace']}>
        {t('倍速')}
        <Select
          value={speed}
          options={speeds.map((known) => ({ value: known, label: `${known}×` }))}
          onChange={(chosen = speed) => setSpeed(chosen)}
        />
      </label>
      <Checkbox checked={skips} onChange={({ target }) => setSkips(target.checked)}>
        {t('跳过无报价时段')}
      </Checkbox>
    </>
  )
}

/** Play, step, scrub; with reduced motion the steps alone. */
export function Controls({ replay, scale, onScale, isStill }: Props) {
  const t = useT()
  const { timeline, position, isPlaying, moment, step, toggle, toStop } = replay
  const isFirst = stopOf(timeline, position) === 0 && position.at <= timeline.from
  return (
    <>
      <Scrubber replay={replay} scale={scale} />
      <Actions>
        {!isStill && (
          <Button look="primary" onClick={toggle}>
            {isPlaying ? t('暂停回放') : moment.isOver ? t('从头回放') : t('继续回放')}
          </Button>
        )}
        <Button onClick={() => step(-1)} isOff={isFirst}>
          {t('上一次报价')}
        </Button>
        <Button onClick={() => step(1)} isOff={moment.isOver}>
          {t('下一次报价')}
        </Button>
        {isStill && <Button onClick={() => toStop(0)}>{t('回到开始')}</Button>}
        {!isStill && <Pace replay={replay} />}
        <Scales scale={scale} onScale={onScale} />
      </Actions>
      <p className="muted">
        {isStill
          ? t('已按您的设置停用自动播放，请逐次查看。方向键 ← → 逐次，Home、End 到首尾。')
          : t('方向键 ← → 逐次，Home、End 到首尾。')}
      </p>
    </>
  )
}
