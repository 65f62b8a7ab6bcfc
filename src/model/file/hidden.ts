/** Heads of what a system runs, and of what it follows to something else (a shortcut of Windows). */
const programs: readonly (readonly number[])[] = [
  [0x7f, 0x45, 0x4c, 0x46],
  [0xfe, 0xed, 0xfa, 0xce],
  [0xfe, 0xed, 0xfa, 0xcf],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe],
  [0x64, 0x65, 0x78, 0x0a],
  [0x00, 0x61, 0x73, 0x6d],
  [0x4c, 0x00, 0x00, 0x00, 0x01, 0x14, 0x02, 0x00],
  [0x23, 0x21],
]
/** Signs behind the two letters of a program of Windows; in a text that begins with them there is no NUL. */
const dosHead = 16
const [letterM, letterZ] = [0x4d, 0x5a]

const isDos = (bytes: Uint8Array): boolean =>
  bytes[0] === letterM && bytes[1] === letterZ && bytes.subarray(2, dosHead).includes(0)

/** Whether a file begins as a program does, whatever it is called. */
export const isProgram = (bytes: Uint8Array): boolean =>
  isDos(bytes) || programs.some((head) => head.every((byte, index) => bytes[index] === byte))

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** Characters in which a browser looks for a page. */
const sniffed = 1024
const page =
  /^(?:ï»¿)?(?:\s|<!--[\s\S]*?-->|<\?xml[^>]*>)*<(?:!doctype\s+(?:html|svg)|html|head|body|script|iframe|svg|\?php)\b/i

/** Whether a file begins as a page that a browser would show, or a script that a server would run. */
export const isPage = (bytes: Uint8Array): boolean => page.test(latin(bytes.subarray(0, sniffed)))

const [archiveEnd, archiveEntry] = ['PK\u0005\u0006', 'PK\u0001\u0002']
const otherArchives = ['Rar!\u001A\u0007', "7z\u00BC\u00AF'\u001C", 'MSCF\0\0\0\0']

/** Whether an archive lies in a file, wherever: programs that unpack look for its directory from the end, or for its head. */
export function hidesArchive(text: string): boolean {
  const end = text.lastIndexOf(archiveEnd)
  return (end >= 0 && text.lastIndexOf(archiveEntry, end) >= 0) || otherArchives.some((head) => text.includes(head))
}

/** Whether viewers would open a file as a document: they look for its head in so many characters. */
export const hidesDocument = (text: string): boolean => text.slice(0, sniffed).includes('%PDF-')
