import axios, { type AxiosAdapter } from 'axios'

const own = axios.defaults.adapter
let inItsPlace: AxiosAdapter | null = null

// The client copies it when it is made, which is after this file: the setup brings it.
axios.defaults.adapter = (config) => (inItsPlace ?? axios.getAdapter(own))(config)

/** Lets this carry the questions of the client in the place of the network, until the file ends; with null the network does. */
export function carryBy(adapter: AxiosAdapter | null): void {
  inItsPlace = adapter
}
