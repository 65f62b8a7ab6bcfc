import type { ComponentProps } from 'react'
import { renewFileAddress, useFileAddress } from '../../lib/hooks/use-file-address.ts'

type Props = Omit<ComponentProps<'img'>, 'src' | 'onError' | 'alt'> & { url: string | null | undefined; alt: string }

/** A picture among the files of the exchange; nothing for an address that is not safe. */
export function FileImage({ url, alt, ...rest }: Props) {
  const address = useFileAddress(url)
  return address === null ? null : <img {...rest} src={address} alt={alt} onError={() => renewFileAddress(address)} />
}
