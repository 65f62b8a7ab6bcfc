import type { ReactElement } from 'react'
import { create } from 'zustand'

/** A question with one or two answers. Texts are shown as they are given; translate before asking. */
export type Question = {
  title: string
  message: string
  /** What it is about, in Chinese: the name of something on the exchange. */
  subject?: string
  /** `warning` by default. */
  tone?: 'warning' | 'info'
  /** 确定 by default. */
  confirm?: string
  /** 取消 by default; null for a single button (HD-04, FW-02). */
  cancel?: string | null
  onConfirm?: () => void
}

/** A short message that disappears by itself. `info`: not about the reader's last action. */
export type Toast = { id: number; tone: 'success' | 'info' | 'warning' | 'error'; text: string }

type DialogState = {
  question: Question | null
  toasts: Toast[]
  /** A dialog above the screen that no part of the screen has opened. */
  overlay: ReactElement | null
}

export const useDialogs = create<DialogState>()(() => ({ question: null, toasts: [], overlay: null }))

let lastId = 0

/** Opens a dialog; a question that is already open stays, so that many simultaneous refusals ask once. */
export const confirmDialog = (question: Question): void =>
  useDialogs.setState((state) => (state.question ? state : { ...state, question }))

export const closeDialog = (): void => useDialogs.setState({ question: null })

/** Shows a toast; the same text twice at once is shown once. */
export function showToast(tone: Toast['tone'], text: string): void {
  useDialogs.setState((state) => {
    if (state.toasts.some((known) => known.text === text)) return state
    lastId += 1
    return { ...state, toasts: [...state.toasts.slice(-3), { id: lastId, tone, text }] }
  })
}

export const dismissToast = (id: number): void =>
  useDialogs.setState((state) => ({ ...state, toasts: state.toasts.filter((known) => known.id !== id) }))

/** Closes every dialog and toast: another person may be at the screen. */
export const clearScreenMessages = (): void => useDialogs.setState({ question: null, toasts: [], overlay: null })
