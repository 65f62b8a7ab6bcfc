/** Shown when a refusal brings no words of its own (spec 8). */
export const unknownError = '未知错误'
