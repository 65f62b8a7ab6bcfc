/** For XML text and attributes alike. Characters XML forbids, lone surrogates included, are dropped. */
export const escapeXml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- exactly the characters XML 1.0 does not allow
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Cs}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
