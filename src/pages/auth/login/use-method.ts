import { useState } from 'react'

export type Method = 'password' | 'sms'

/** Password or code by SMS. `switches` counts the changes to SMS from inside the password form, whose pressed button is then hidden. */
export function useMethod() {
  const [method, setMethod] = useState<Method>('password')
  const [switches, setSwitches] = useState(0)
  return {
    method,
    setMethod,
    switches,
    switchToSms: () => {
      setMethod('sms')
      setSwitches((count) => count + 1)
    },
  }
}
