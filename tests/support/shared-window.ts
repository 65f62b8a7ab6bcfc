import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { 'happy-dom': happyDom } = builtinEnvironments

/** No navigation leaves the exchange of this process: an external link or a new window loads nothing. */
const settings = {
  navigation: {
    disableMainFrameNavigation: true,
    disableChildFrameNavigation: true,
    disableChildPageNavigation: true,
    disableFallbackToSetURL: true,
  },
}

/** Names of nodes that are no elements, by their type. */
const namesOfNodes: Readonly<Record<number, string>> = {
  3: '#text',
  4: '#cdata-section',
  8: '#comment',
  9: '#document',
  11: '#document-fragment',
}

/**
 * The test DOM, opened once for all the files of a worker, as their modules are loaded once. A test's content
 * is removed after the test (`tests/support/page-setup.ts`).
 */
const sharedWindow: Environment = {
  name: 'one-window',
  viteEnvironment: 'client',
  setup: async (global) => {
    if (!('document' in global)) {
      await happyDom.setup(global, { happyDOM: { settings } })
      // It defines these events but never fires them: an element that waits for the end of its animation would stay for ever.
      for (const name of ['AnimationEvent', 'TransitionEvent']) Reflect.deleteProperty(global, name)
      // DOMPurify reads names by the getter of `Node`, which the test DOM leaves empty.
      Object.defineProperty(Node.prototype, 'nodeName', {
        configurable: true,
        get(this: Node): string {
          return this instanceof Element ? this.tagName : (namesOfNodes[this.nodeType] ?? '')
        },
      })
    }
    return { teardown: () => undefined }
  },
}

export default sharedWindow
