/** px below the window within which a block of the home loads. */
export const loadingMargin = 600
