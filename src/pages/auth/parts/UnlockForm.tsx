import { type FormEvent, useState } from 'react'
import { signOut } from '#src/features/session/commands.ts'
import { unlock } from '#src/features/session/locking.ts'
import { useDisplayName, useSession } from '#src/features/session/store.ts'
import { paths } from '#src/model/paths.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/i18n.ts'
import { navigateTo } from '#src/shared/lib/navigation.ts'
import { Picture } from '#src/shared/ui/Picture.tsx'
import { Eye } from './Eye.tsx'
import { Field } from './Field.tsx'
import styles from './lock.module.css'
import { Submit } from './Submit.tsx'
import { type Rules, useFields } from './use-fields.ts'
import { useFormAttempt } from './use-form-attempt.ts'
import { formWords } from '../words.ts'

type Name = 'password'
const rules: Rules<Name> = { password: (value) => (value ? null : formWords.password) }
/** Wrong; too many wrong ones; not what had been asked for. */
const fieldOfCode = { 400: 'password', 403: 'password', 429: 'password' } as const

function Who() {
  const name = useDisplayName()
  const picture = useSession(({ userInfo }) => userInfo?.headImg)
  return (
    <div className={styles['who']}>
      <Picture src={picture} alt="" width={88} height={88} className={styles['face'] ?? ''} />
      <p className={styles['name']} translate="no">
        {name}
      </p>
    </div>
  )
}

/** The password of whoever locked the session, or another account. */
export function UnlockForm() {
  const t = useT()
  const { setForm, bind, check, refuse } = useFields(rules)
  const { busy, failure, attempt } = useFormAttempt<Name>(refuse, fieldOfCode)
  const [shown, setShown] = useState(false)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const values = check()
    if (values) void attempt(() => unlock(values.password))
  }
  const forget = async () => {
    await signOut()
    navigateTo(paths.findPassword)
  }

  return (
    <div className={styles['lock']}>
      <section className={styles['card']} aria-labelledby="lock-title">
        <p className={styles['brand']}>{brand.productName}</p>
        <h1 id="lock-title" tabIndex={-1}>
          {t('屏幕已锁定')}
        </h1>
        <Who />
        <form ref={setForm} noValidate onSubmit={handleSubmit} aria-label={t('解锁')}>
          <Field
            {...bind('password')}
            label={t('登录密码')}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            end={<Eye shown={shown} onChange={setShown} />}
          />
          <Submit busy={busy} failure={failure} words={{ rest: t('解锁'), busy: t('正在核对…') }} />
        </form>
        <p className={styles['ways']}>
          <button type="button" onClick={() => void signOut()}>
            {t('使用其他账号')}
          </button>
          <button type="button" onClick={() => void forget()}>
            {t('忘记密码？')}
          </button>
        </p>
        <p className={styles['hint']}>{t('您的登录和已填写的内容都还在，解锁后回到原来的页面。')}</p>
      </section>
    </div>
  )
}
