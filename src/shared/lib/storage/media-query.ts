/** A media query as a store of React; false where the environment has none. */
export function mediaQuery(query: string) {
  const list = () => (typeof matchMedia === 'function' ? matchMedia(query) : null)
  return {
    matches: (): boolean => list()?.matches ?? false,
    follow: (onChange: () => void): (() => void) => {
      const followed = list()
      followed?.addEventListener('change', onChange)
      return () => followed?.removeEventListener('change', onChange)
    },
  }
}
