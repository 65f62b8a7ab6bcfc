import { MoreLink } from '#src/shared/ui/display/Card.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'

/** Where the rest of a section is, if the exchange gives it. */
export const More = ({ link }: { link: { label: string; url: string } | null | undefined }) =>
  link ? (
    <MoreLink href={link.url}>
      <TranslatedText>{link.label}</TranslatedText>
    </MoreLink>
  ) : null
