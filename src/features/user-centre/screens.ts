type Knows = (pathname: string) => boolean

let knows: Knows = () => true

/** Given by the app, which alone knows the screens the portal has. */
export const provideScreens = (given: Knows): void => {
  knows = given
}

/** Whether the portal has a screen at an address, so that a menu offers nothing that is not there. */
export const hasScreen = (address: string): boolean => knows(address.split('?')[0]!)
