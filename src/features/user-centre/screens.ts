type Knows = (pathname: string) => boolean

let knows: Knows = () => true

/** Called by the app, which alone knows the routes. */
export const provideScreens = (given: Knows): void => {
  knows = given
}

/** Whether the portal has a screen at an address; menus leave out items without one. */
export const hasScreen = (address: string): boolean => knows(address.split('?')[0]!)
