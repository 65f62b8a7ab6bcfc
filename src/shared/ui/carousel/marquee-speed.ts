/** Spec 9: px moved per frame, ms of pause after each stretch, and px of a stretch. */
export const marqueeStep = 1
export const marqueeWaitMs = 1
export const marqueeSingleWidth = 30

/** The frame of a 60 Hz screen, for which the numbers were chosen; the row is no faster on other screens. */
const frameMs = 1000 / 60

/** Duration in ms for `width` px. */
export const marqueeDurationMs = (width: number): number =>
  (width / marqueeStep) * frameMs + (width / marqueeSingleWidth) * marqueeWaitMs

/** Copies that must follow the row, so that no gap shows while it moves by its own width. */
export const copiesFor = (rowWidth: number, viewportWidth: number): number =>
  rowWidth > 0 ? Math.ceil(viewportWidth / rowWidth) : 1
