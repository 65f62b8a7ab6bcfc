import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { routeAt, screenOf } from '#src/app/routes.ts'
import { textBytes } from './files.ts'

/** Loads the screens that a test goes on to: a click inside of a test may not come upon one that is still on its way. */
export async function loadScreens(...addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const route = routeAt(address)
    if (!route) throw new Error(`there is no screen at ${address}`)
    await screenOf(route)
  }
}

/** To another address within the page, as a link would lead there. */
export const goTo = (address: string): Promise<void> =>
  act(async () => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  })

const signs = /[.*+?^${}()|[\]\\]/g

/** The name of a field by its label, with or without the mark of one that must be filled in. */
export const named = (label: string): RegExp => new RegExp(`^(?:\\* ?)?${label.replaceAll(signs, String.raw`\$&`)}$`)

export const box = (label: string): HTMLInputElement =>
  screen.getByLabelText(named(label), { selector: 'input:not([type=file]), textarea' })

/** Puts a text in the place of what stands in the field, and leaves the focus there. */
export async function write(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  if (text !== '') await user.paste(text)
}

/** The test DOM takes the names of files that were sent for Latin-1. */
const formData = Reflect.get(Request.prototype, 'formData')
Request.prototype.formData = async function read() {
  const form = new FormData()
  for (const [name, value] of await formData.call(this)) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new File([value], Buffer.from(value.name, 'latin1').toString(), { type: value.type }))
  }
  return form
}

/** As little as every check of files takes for a PDF. */
export const pdfNamed = (name: string): File =>
  new File([textBytes('%PDF-1.4\n%%EOF')], name, { type: 'application/pdf' })

/** The field for files whose label holds these words. */
export const fileField = (label: string): HTMLElement => screen.getByRole('group', { name: new RegExp(label) })
const fileInput = (label: string): HTMLInputElement =>
  fileField(label).querySelector<HTMLInputElement>('input[type=file]')!

/** Gives a file to the field of this label, and waits until the exchange has it. */
export async function give(user: UserEvent, label: string, file: File): Promise<void> {
  await user.upload(fileInput(label), file)
  await within(fileField(label)).findByText(/已上传/)
}
