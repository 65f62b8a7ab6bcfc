/** Texts of the seed contain neither `<` nor `&`; the client sanitises them nevertheless (CT-02). */
export const paragraphsOf = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('')

export const table = (rows: readonly (readonly [string, string])[]): string =>
  `<table><tbody>${rows.map(([label, value]) => `<tr><th scope="row">${label}</th><td>${value}</td></tr>`).join('')}</tbody></table>`
