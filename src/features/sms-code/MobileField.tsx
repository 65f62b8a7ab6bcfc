import { mobile } from '#src/model/validation/phone.ts'
import { TextField } from '#src/shared/ui/form/fields.tsx'

/** A mobile phone number, required. */
export const MobileField = (props: { name: string; label: string; extra?: string }) => (
  <TextField {...props} required check={mobile} type="tel" inputMode="tel" autoComplete="tel-national" maxLength={20} />
)
