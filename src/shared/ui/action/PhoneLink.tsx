import { phoneHref } from '../../lib/navigation/safe-href.ts'

/** A telephone number of an answer: a `tel:` link if it is valid, else plain text. */
export function PhoneLink({ phone, className }: { phone: string; className?: string | undefined }) {
  const href = phoneHref(phone)
  return href ? (
    <a href={href} className={className}>
      {phone}
    </a>
  ) : (
    <span className={className}>{phone}</span>
  )
}
