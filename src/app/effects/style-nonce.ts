/**
 * antd writes a style element or two without the nonce of the page (the scroll lock behind a dialog), which the policy then
 * drops. Every style element that the program makes gets it here.
 */
export function giveStylesTheNonce(): void {
  const nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce
  if (!nonce) return
  const create = document.createElement.bind(document)
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }
}
