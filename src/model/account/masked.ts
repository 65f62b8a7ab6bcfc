/** `z***@mail.example`: the first character and the domain stay. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${Array.from(email)[0] ?? ''}***${email.slice(at)}`
}
