import { Modal } from 'antd'
import { useState } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import { AntdRoot } from '../antd/AntdRoot.tsx'
import styles from './AskDialog.module.css'
import { closeDialog, type Question, useDialogs } from './confirm-dialog.ts'
import { captureFocus } from './restore-focus.ts'

type Lasting = { question: Question | null; restoreFocus: () => void }

/** The question while the dialog closes, too, so that its words do not vanish first; and who had the focus before it. */
function useLasting(question: Question | null): Lasting {
  const [last, setLast] = useState<Lasting>(() => ({ question, restoreFocus: captureFocus() }))
  if (question && question !== last.question) setLast({ question, restoreFocus: captureFocus() })
  return last
}

/** One question with one or two answers. Esc, the cross and the surface behind dismiss it, and then nothing happens. */
export default function AskDialog() {
  const t = useT()
  const open = useDialogs(({ question }) => question)
  const { question, restoreFocus } = useLasting(open)
  if (!question) return null
  const { tone = 'warning', confirm = t('确定'), cancel = t('取消') } = question
  const handleConfirm = () => {
    closeDialog()
    question.onConfirm?.()
  }
  return (
    <AntdRoot>
      <Modal
        open={open !== null}
        width={416}
        centered
        // It stands at once, as every dialog of the portal does: a quick hand misses a button that is on its way.
        transitionName=""
        maskTransitionName=""
        title={
          <span className={styles['title']}>
            <span aria-hidden className={`${styles['sign']} ${styles[tone]}`}>
              !
            </span>
            {question.title}
          </span>
        }
        okText={confirm}
        cancelText={cancel}
        cancelButtonProps={cancel === null ? { style: { display: 'none' } } : {}}
        onOk={handleConfirm}
        onCancel={closeDialog}
        afterClose={restoreFocus}
      >
        <p className={styles['message']}>{question.message}</p>
      </Modal>
    </AntdRoot>
  )
}
