import type { ReactNode } from 'react'
import { useFileAddress } from '../../lib/hooks/use-file-address.ts'
import { downloadAddress } from '../../lib/navigation/file-address.ts'
import { Button } from '../action/Button.tsx'

type Props = { url: string; name: string; look?: 'default' | 'primary' | 'link'; children: ReactNode }

/** A link that saves a file of the exchange under this name. */
export function FileSave({ url, name, look = 'default', children }: Props) {
  const address = useFileAddress(url)
  return (
    <Button look={look} href={address && downloadAddress(address)} download={name}>
      {children}
    </Button>
  )
}
