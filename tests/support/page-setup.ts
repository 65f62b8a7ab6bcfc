import './drawing.ts'
import './owner-stacks.ts'
import './fast-styles.ts'
import { configure } from '@testing-library/dom'
import { afterEach } from 'vitest'
import { closePage } from './render-route.tsx'

/** Accepts every drawing call and draws nothing. */
const pen = new Proxy({} as CanvasRenderingContext2D, { get: () => () => ({ width: 0 }), set: () => true })

// The test DOM has no canvas, and its boxes have no size; charts need both on any screen.
Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { configurable: true, value: () => pen })
for (const side of ['clientWidth', 'clientHeight'])
  Object.defineProperty(HTMLElement.prototype, side, {
    configurable: true,
    get(this: HTMLElement) {
      return this.classList.contains('echarts-for-react') ? 400 : 0
    },
  })

// A file may override it for itself.
configure({ defaultHidden: false })

const { happyDOM } = window as unknown as {
  happyDOM: { setViewport: (size: { width: number; height: number }) => void }
}
const { innerWidth: width, innerHeight: height } = window

afterEach(() => {
  closePage()
  // The window is shared by all files of a worker.
  happyDOM.setViewport({ width, height })
})
