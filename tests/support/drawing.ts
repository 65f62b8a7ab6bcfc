/** The test DOM draws nothing: a picture that is drawn anew keeps its bytes, so that what they contain is checked all the same. */
class Canvas {
  #drawn: Blob = new Blob()
  getContext() {
    return { drawImage: ({ source }: { source: Blob }) => (this.#drawn = source) }
  }
  convertToBlob({ type }: { type: string }) {
    return Promise.resolve(new Blob([this.#drawn], { type }))
  }
}

Object.assign(globalThis, {
  OffscreenCanvas: Canvas,
  createImageBitmap: (source: Blob) => Promise.resolve({ source, width: 1, height: 1, close: () => undefined }),
})
