import { createContext } from 'react'

/** A disabled form disables the native fields of the kit as well as those of antd. */
export const FormDisabledContext = createContext(false)
