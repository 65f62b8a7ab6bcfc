/** Magic numbers of executables and of Windows shortcuts. */
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
/** Bytes after the two-letter magic of a Windows program; plain text starting with it has no NUL there. */
const dosHead = 16
const [letterM, letterZ] = [0x4d, 0x5a]

const isDos = (bytes: Uint8Array): boolean =>
  bytes[0] === letterM && bytes[1] === letterZ && bytes.subarray(2, dosHead).includes(0)

/** Whether a file starts like an executable, whatever its name. */
export const isProgram = (bytes: Uint8Array): boolean =>
  isDos(bytes) || programs.some((head) => head.every((byte, index) => bytes[index] === byte))

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** Characters in which a browser sniffs for a page. */
const sniffed = 1024
const page =
  /^(?:ï»¿)?(?:\s|<!--[\s\S]*?-->|<\?xml[^>]*>)*<(?:!doctype\s+(?:html|svg)|html|head|body|script|iframe|svg|\?php)\b/i

/** Whether a file starts like a page that a browser would show, or a script that a server would run. */
export const isPage = (bytes: Uint8Array): boolean => page.test(latin(bytes.subarray(0, sniffed)))

const [archiveEnd, archiveEntry] = ['PK\u0005\u0006', 'PK\u0001\u0002']
const otherArchives = ['Rar!\u001A\u0007', "7z\u00BC\u00AF'\u001C", 'MSCF\0\0\0\0']

/** Whether a file contains an archive anywhere: unpackers look for its directory from the end, or for a local header. */
export function hidesArchive(text: string): boolean {
  const end = text.lastIndexOf(archiveEnd)
  return (end >= 0 && text.lastIndexOf(archiveEntry, end) >= 0) || otherArchives.some((head) => text.includes(head))
}

/** Whether viewers would open the file as a PDF: they look for its header in the first characters. */
export const hidesDocument = (text: string): boolean => text.slice(0, sniffed).includes('%PDF-')
