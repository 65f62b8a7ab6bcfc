import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** A line for each picture, and the address of the report. */
export default class PictureLines implements Reporter {
  #isUpdate = false

  onBegin({ updateSnapshots }: FullConfig): void {
    this.#isUpdate = updateSnapshots !== 'none'
  }

  onTestEnd({ title, annotations }: TestCase, { status, errors }: TestResult): void {
    const share = annotations.find(({ type }) => type === 'share')?.description
    const failure = share ? 'DIFFERS' : 'FAILED'
    const success = this.#isUpdate ? 'stored' : 'ok'
    const verdict = status === 'passed' ? success : failure
    if (status !== 'skipped') console.log(`${title.padEnd(28)} ${(share ?? '–').padStart(9)}  ${verdict}`)
    if (!share) for (const { message } of errors) console.log(message)
  }

  onError({ message }: { message?: string }): void {
    console.log(message)
  }

  onEnd({ status }: FullResult): void {
    console.log(`${status === 'passed' ? 'As stored' : 'Not as stored'}. Report: .cache/looks/index.html`)
  }
}
