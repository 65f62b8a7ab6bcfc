import { mailHref } from '../../lib/navigation/mail-href.ts'

/** An e-mail address of an answer: a `mailto:` link if it is valid, else plain text. */
export function MailLink({ email, className }: { email: string; className?: string | undefined }) {
  const href = mailHref(email)
  return href ? (
    <a href={href} className={className}>
      {email}
    </a>
  ) : (
    <span className={className}>{email}</span>
  )
}
