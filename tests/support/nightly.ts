/** NIGHTLY=1 in the nightly run: variants that take long and seldom find what the others do not. */
export const isNightly = process.env['NIGHTLY'] === '1'
