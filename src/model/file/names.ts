/** Domain 6: characters that some file systems or archives do not allow. */
const forbidden = /[/\\:*"<>|?]/
/** Control and format characters, lone surrogates, private-use characters and line separators. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u
const emoji = /[\p{Emoji_Presentation}\p{Regional_Indicator}\u{FE0F}\u{20E3}]/u
/**
 * What a system would run, install, mount or open with execution rights, or a browser would show as a page. Checked for every
 * extension but the last: a server may use any of them.
 */
const executable =
  /\.(?:action|apk|app|application|appref-ms|appx|asp|aspx|bash|bat|cgi|chm|class|cmd|com|command|cpl|csh|desktop|dex|diagcab|dll|dmg|docm|dotm|elf|exe|fileloc|gadget|hta|htm|html|img|inetloc|inf|iqy|iso|jar|jnlp|js|jse|jsp|ksh|library-ms|lnk|mht|mhtml|mjs|msc|msi|msix|msp|mst|osx|phar|php\d?|phtml|pif|pkg|pl|potm|ppam|ppsm|pptm|ps1|psm1|py|rb|rdp|reg|scf|scpt|scr|sct|search-ms|searchconnector-ms|settingcontent-ms|sh|shtml|slk|svg|svgz|swf|sys|terminal|theme|url|vb|vbe|vbs|vhd|vhdx|wasm|webloc|workflow|wsc|wsf|wsh|xbap|xhtml|xla|xlam|xll|xlsb|xlsm|xltm|zsh)$/i
/** Contents of archives for the exchange: texts, spreadsheets, slides, plans, pictures, audio and video; and system files. */
const packable =
  /\.(?:pdf|ofd|docx?|wps|xlsx?|et|csv|pptx?|dps|txt|jpe?g|png|gif|bmp|tiff?|webp|heic|dwg|dxf|mp3|m4a|wav|amr|mp4|mov|avi|wmv)$|(?:^|\/)(?:\.DS_Store|Thumbs\.db)$/i
/** Parts of an office document. Macros, controls and embedded programs would be `.bin`. */
const officePart = /\.(?:xml|rels|jpe?g|png|gif|emf|wmf)$/i
const archived =
  /\.(?:7z|ace|arj|bz2|cab|cpio|deb|gz|lha|lz4|lzh|lzma|r\d\d|rar|rpm|tar|tbz2?|tgz|txz|wim|xz|z|z\d\d|zip|zipx|zst)$/i

/** Characters; some file systems cut longer names. */
const fileNameMax = 100

export type NameTrouble = 'name-characters' | 'name-long' | 'name-form' | 'name-device' | 'name-executable'

/** A name as Windows writes it to disk: `a.exe. .` becomes `a.exe`. */
const nameOnWindows = (name: string): string => name.replace(/(?<![.\s])[.\s]+$/, '')

/** Windows opens a device by such a name, whatever its extension. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|(?:com|lpt)[\d¹²³])$/i
/** Whether a system would open a device in place of a file of this name. */
export const isDeviceName = (name: string): boolean => device.test(name.replace(/\..*/s, '').trim())

/**
 * Characters that reverse or hide in a name; a colon starts an alternate stream on Windows. Fewer than for upload names: names in
 * older encodings may look like some of the others.
 */
const ambiguous = /[\p{Cc}\p{Zl}\p{Zp}:\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u

/** Whether a file of this name would become another file, or none, when unpacked. */
export const isUnsafeName = (name: string): boolean => ambiguous.test(name) || name.split('/').some(isDeviceName)

/** The name on a case-insensitive file system. */
export const diskName = (name: string): string =>
  name
    .split('/')
    .filter((part) => part !== '')
    .map(nameOnWindows)
    .join('/')
    .normalize('NFC')
    .toLowerCase()

/** Replacement characters that programs write when an older encoding has no such character. */
const standIns = /[?_#\uFFFD]/
const endingOf = (name: string): string => name.slice(name.lastIndexOf('.')).toLowerCase()

/** Whether two names of one file are equal, or the first is the second after a lossy older encoding. */
export const isSameName = (name: string, other: string): boolean =>
  name.normalize('NFC') === other.normalize('NFC') || (standIns.test(name) && endingOf(name) === endingOf(other))

export type ArchiveKind = 'zip' | 'docx' | 'xlsx'

/** Whether an archive may contain an entry of this name. Folders may have any name. */
export const isOfArchive = (kind: ArchiveKind, name: string): boolean =>
  name.endsWith('/') || (kind === 'zip' ? packable : officePart).test(nameOnWindows(name))

/** Whether a name is that of an archive. Office documents (docx, ofd) do not count: they are not unpacked. */
export const isArchive = (name: string): boolean => archived.test(nameOnWindows(name))

/** The problem of a file name, or null (AC-09, domain 6). */
export function nameTrouble(name: string): NameTrouble | null {
  if (forbidden.test(name) || invisible.test(name) || emoji.test(name)) return 'name-characters'
  if ([...name].length > fileNameMax) return 'name-long'
  if (!/^[^.\s].*\.[a-z\d]{2,5}$/iu.test(name)) return 'name-form'
  if (isDeviceName(name)) return 'name-device'
  const parts = name.split('.')
  const hides = parts.some((part, index) => index > 0 && executable.test(`.${part.trim()}`))
  return hides ? 'name-executable' : null
}
