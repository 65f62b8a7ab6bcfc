import { useState } from 'react'
import { addMoney, grouped } from '#src/model/money/money.ts'
import type { ProcurementRow } from '#src/model/procurement/schema.ts'
import { bondStateLabels, openPaymentLabels, outcomeLabelsOf } from '#src/model/procurement/supplier/labels.ts'
import { bondInterestPercent, lotNameOf, openPurchase, priceWayOf } from '#src/model/procurement/supplier/rules.ts'
import type { OwnBond, Participation } from '#src/model/procurement/supplier/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { PayButton } from './PayButton.tsx'
import styles from './supplier.module.css'

type Own = { own: Participation }

/** `until`: the deadline of the project. */
type BondsProps = Own & { name: string; method: string; mayPay: boolean; until: number }

/** When the bonds that are held come back, and how interest is counted; nothing while none is paid. */
function BondRules({ own: { bonds, results } }: Own) {
  const t = useT()
  const held = bonds.filter(({ state }) => state === 'paid')
  if (held.length === 0 && bonds.every(({ returnedAt }) => returnedAt == null)) return null
  const awaitsContract = held.some(({ lotId }) =>
    results.some((result) => result.lotId === lotId && (result.outcome === 'open' || result.outcome === 'won')),
  )
  return (
    <p className="muted">
      {awaitsContract && t('最迟在合同签订后 5 日内退还。')}{' '}
      {t('退还时按年利率 {{rate}}%、按实际天数（一年 360 天）计息。', { rate: bondInterestPercent })}
    </p>
  )
}

/** The bond of each chosen lot, with its return. */
export function Bonds({ own, name, method, mayPay, until }: BondsProps) {
  const t = useT()
  const open = openPurchase(own)
  const noteOf = ({ amount, paidAt, returnedAt, interest }: OwnBond): string => {
    if (returnedAt != null)
      return t('{{time}} 退还 {{sum}} 元，其中利息 {{interest}} 元', {
        time: exactTime(returnedAt),
        sum: grouped(addMoney(amount, interest ?? '0'), 2),
        interest: grouped(interest ?? '0', 2),
      })
    return paidAt == null ? '' : t('{{time}} 到账', { time: exactTime(paidAt) })
  }
  return (
    <>
      <ul className={styles['list']}>
        {own.bonds.map((bond) => (
          <li key={bond.lotId}>
            <div className={styles['line']}>
              <span lang="zh-CN">{lotNameOf(own, bond.lotId)}</span>
              <span className="number">{t('{{sum}} 元', { sum: grouped(bond.amount, 2) })}</span>
              {open?.lotId === bond.lotId ? (
                <StateTag labels={openPaymentLabels} state={open.state} />
              ) : (
                <StateTag labels={bondStateLabels} state={bond.state} />
              )}
              {mayPay && bond.state === 'due' && !open && (
                <PayButton
                  look="text"
                  projectId={own.projectId}
                  name={name}
                  method={method}
                  paidFor="bond"
                  lot={{ id: bond.lotId, name: lotNameOf(own, bond.lotId) }}
                  amount={bond.amount}
                  until={until}
                  label={
                    <>
                      {t('去交纳')}
                      <span className="visuallyHidden" lang="zh-CN">
                        {lotNameOf(own, bond.lotId)}
                      </span>
                    </>
                  }
                />
              )}
            </div>
            {noteOf(bond) && <span className="muted">{noteOf(bond)}</span>}
          </li>
        ))}
      </ul>
      <BondRules own={own} />
    </>
  )
}

type LongTextProps = { text: string; className: string | undefined; lang?: string }

/** More characters than that are more than a few lines of the panel. */
const shortLength = 90

/** What somebody has written; of a long text the first lines, until it is opened. */
function LongText({ text, className, lang }: LongTextProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  if (Array.from(text).length <= shortLength)
    return (
      <p className={className} lang={lang}>
        {text}
      </p>
    )
  return (
    <div className={className}>
      <p className={isOpen ? undefined : `clamp ${styles['few']}`} lang={lang}>
        {text}
      </p>
      <Button look="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t('收起') : t('展开')}
      </Button>
    </div>
  )
}

function Answer({ text, at }: { text: string; at: number | null | undefined }) {
  const t = useT()
  return (
    <>
      <LongText className={styles['answer']} text={text} lang="zh-CN" />
      {at != null && <span className="muted number">{t('答复时间 {{time}}', { time: exactTime(at) })}</span>}
    </>
  )
}

/** Own questions with their answers, by the agency or, where there is none, the purchaser. */
export function Questions({ own, project }: Own & { project: Pick<ProcurementRow, 'agency'> }) {
  const t = useT()
  return (
    <ul className={styles['list']}>
      {own.questions.map(({ id, text, askedAt, answer, answeredAt }) => (
        <li key={id}>
          <LongText className={styles['text']} text={text} />
          <span className="muted number">{exactTime(askedAt)}</span>
          {answer ? (
            <Answer text={answer} at={answeredAt} />
          ) : (
            <p className="muted">{project.agency ? t('代理机构正在答复') : t('采购人正在答复')}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Own objections with their answers. */
export function Objections({ own }: Own) {
  const t = useT()
  return (
    <ul className={styles['list']}>
      {own.objections.map(({ id, text, at, answer, answeredAt, answerBy }) => (
        <li key={id}>
          <LongText className={styles['text']} text={text} />
          <span className="muted number">{exactTime(at)}</span>
          {answer ? (
            <Answer text={answer} at={answeredAt} />
          ) : (
            <p className="muted">{t('采购人将在 {{time}} 前答复，程序暂停', { time: exactTime(answerBy) })}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What was handed in at the procurement system, or quoted in the room of an auction. */
export function Responses({ own, method }: Own & { method: string }) {
  const t = useT()
  return (
    <ul className={styles['list']}>
      {own.responses.map(({ lotId, price, at }) => (
        <li key={lotId}>
          <span lang="zh-CN">{lotNameOf(own, lotId)}</span>{' '}
          <span className="number">{t('{{sum}} 元', { sum: grouped(price, 2) })}</span>
          <br />
          <span className="muted number">
            {priceWayOf(method) === 'quote'
              ? t('{{time}} 报价', { time: dateTimeSeconds(at) })
              : t('{{time}} 递交', { time: dateTimeSeconds(at) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What became of each chosen lot. */
export function Results({ own, method }: Own & { method: string }) {
  return (
    <ul className={styles['list']}>
      {own.results.map(({ lotId, outcome }) => (
        <li key={lotId}>
          <span lang="zh-CN">{lotNameOf(own, lotId)}</span>{' '}
          <StateTag labels={outcomeLabelsOf(method)} state={outcome} />
        </li>
      ))}
    </ul>
  )
}
