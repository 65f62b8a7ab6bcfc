import { createContext } from 'react'

/** A form that cannot be changed for now disables the native fields of the kit as it does those of antd. */
export const FormDisabledContext = createContext(false)
