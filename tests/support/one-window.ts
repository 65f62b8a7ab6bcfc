import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { 'happy-dom': happyDom } = builtinEnvironments

/** Nothing is fetched past the exchange of this process: a link that leaves the portal, or a new window, leads nowhere. */
const settings = {
  navigation: {
    disableMainFrameNavigation: true,
    disableChildFrameNavigation: true,
    disableChildPageNavigation: true,
    disableFallbackToSetURL: true,
  },
}

/**
 * The test DOM, opened once for all the files that a worker runs, as their modules are loaded once. What a test leaves in it
 * is taken away after the test (`tests/support/screens.ts`).
 */
const oneWindow: Environment = {
  name: 'one-window',
  viteEnvironment: 'client',
  setup: async (global) => {
    if (!('document' in global)) {
      await happyDom.setup(global, { happyDOM: { settings } })
      // It says that it moves things, and ends no movement: what should go when one is over would stay for ever.
      for (const name of ['AnimationEvent', 'TransitionEvent']) Reflect.deleteProperty(global, name)
    }
    return { teardown: () => undefined }
  },
}

export default oneWindow
