import { linkToOwn } from '#src/model/own-links.ts'

const screens: Readonly<Record<string, (id: string) => string>> = {
  draw: linkToOwn.contractEdit,
  confirm: linkToOwn.contractConfirm,
  sign: linkToOwn.contractSign,
}

/** The screen on which the reader does what a contract asks; that of its signers and history where it asks nothing there. */
export const screenOfTask = (id: string, task: string | null | undefined): string =>
  (screens[task ?? ''] ?? linkToOwn.contract)(id)
