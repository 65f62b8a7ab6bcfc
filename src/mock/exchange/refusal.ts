/** The exchange says no; the message is what the person reads. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}
