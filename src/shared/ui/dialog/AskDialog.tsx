import { Modal } from 'antd'
import { useState } from 'react'
import { useT } from '../../lib/text/i18n.ts'
import { AntdRoot } from '../antd/AntdRoot.tsx'
import styles from './AskDialog.module.css'
import { closeDialog, type Question, useDialogs } from './confirm-dialog.ts'
import { captureFocus } from './restore-focus.ts'

type OpenQuestion = { question: Question | null; restoreFocus: () => void }

/** The question, kept until the dialog has closed, so that its text does not vanish first; and the element that had the focus. */
function useOpenQuestion(question: Question | null): OpenQuestion {
  const [last, setLast] = useState<OpenQuestion>(() => ({ question, restoreFocus: captureFocus() }))
  if (question && question !== last.question) setLast({ question, restoreFocus: captureFocus() })
  return last
}

/** One question with one or two answers. Esc, the close button and the backdrop dismiss it without an effect. */
export default function AskDialog() {
  const t = useT()
  const open = useDialogs(({ question }) => question)
  const { question, restoreFocus } = useOpenQuestion(open)
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
        // Without an animation, as in every dialog of the portal: a quick click misses a moving button.
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
        okButtonProps={{ className: styles['main']! }}
        cancelButtonProps={cancel === null ? { style: { display: 'none' } } : { className: styles['other']! }}
        onOk={handleConfirm}
        onCancel={closeDialog}
        afterClose={restoreFocus}
      >
        <p className={styles['message']}>{question.message}</p>
        {question.subject && (
          <p className={styles['subject']} lang="zh-CN">
            {question.subject}
          </p>
        )}
      </Modal>
    </AntdRoot>
  )
}
