import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { routeAt, screenOf } from '#src/app/routes.ts'
import { textBytes } from './files.ts'

/** Preloads the screens that a test visits, so that no click inside of it waits for a chunk. */
export async function loadScreens(...addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const route = routeAt(address)
    if (!route) throw new Error(`there is no screen at ${address}`)
    await screenOf(route)
  }
}

/** Navigates within the page, as a link does. */
export const goTo = (address: string): Promise<void> =>
  act(async () => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  })

const signs = /[.*+?^${}()|[\]\\]/g

/** The accessible name of a field by its label, with or without the mark of a required field. */
export const named = (label: string): RegExp => new RegExp(`^(?:\\* ?)?${label.replaceAll(signs, String.raw`\$&`)}$`)

export const box = (label: string): HTMLInputElement =>
  screen.getByLabelText(named(label), { selector: 'input:not([type=file]), textarea' })

/** Replaces the text of the field, and leaves the focus there. */
export async function replaceText(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  if (text !== '') await user.paste(text)
}

/** The test DOM decodes the names of uploaded files as Latin-1. */
const formData = Reflect.get(Request.prototype, 'formData')
Request.prototype.formData = async function read() {
  const form = new FormData()
  for (const [name, value] of await formData.call(this)) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new File([value], Buffer.from(value.name, 'latin1').toString(), { type: value.type }))
  }
  return form
}

/** A minimal PDF that passes every check of files. */
export const pdfFile = (name: string): File =>
  new File([textBytes('%PDF-1.4\n%%EOF')], name, { type: 'application/pdf' })

/** The file field whose label contains this text. */
export const fileField = (label: string): HTMLElement => screen.getByRole('group', { name: new RegExp(label) })
const fileInput = (label: string): HTMLInputElement =>
  fileField(label).querySelector<HTMLInputElement>('input[type=file]')!

/** Uploads a file to the field of this label, and waits until the exchange has stored it. */
export async function uploadFile(user: UserEvent, label: string, file: File): Promise<void> {
  await user.upload(fileInput(label), file)
  await within(fileField(label)).findByText(/已上传/)
}
