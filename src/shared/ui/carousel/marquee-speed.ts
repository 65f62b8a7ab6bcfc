/** Spec 9: px moved with each frame, ms waited after each stretch, and px of such a stretch. */
export const marqueeStep = 1
export const marqueeWaitMs = 1
export const marqueeSingleWidth = 30

/** A frame of the screens the numbers were chosen for; faster screens shall not make the row run. */
const frameMs = 1000 / 60

/** How long the row takes for `width` px. */
export const marqueeDurationMs = (width: number): number =>
  (width / marqueeStep) * frameMs + (width / marqueeSingleWidth) * marqueeWaitMs

/** Copies that have to follow the row, so that no gap shows while it moves by its own width. */
export const copiesFor = (rowWidth: number, viewportWidth: number): number =>
  rowWidth > 0 ? Math.ceil(viewportWidth / rowWidth) : 1
