/** Domain 6: characters that no file system or archive agrees on. */
const forbidden = /[/\\:*"<>|?]/
/** Controls, marks that turn the direction of writing, halves of characters, and what no font shows. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u
const emoji = /[\p{Emoji_Presentation}\p{Regional_Indicator}\u{FE0F}\u{20E3}]/u
/**
 * What a system would run, install, mount as a disk or open with a right to run, or a browser show as a page. Only what
 * stands before the last ending is judged by it: a server may go by any of them.
 */
const executable =
  /\.(?:action|apk|app|application|appref-ms|appx|asp|aspx|bash|bat|cgi|chm|class|cmd|com|command|cpl|csh|desktop|dex|diagcab|dll|dmg|docm|dotm|elf|exe|fileloc|gadget|hta|htm|html|img|inetloc|inf|iqy|iso|jar|jnlp|js|jse|jsp|ksh|library-ms|lnk|mht|mhtml|mjs|msc|msi|msix|msp|mst|osx|phar|php\d?|phtml|pif|pkg|pl|potm|ppam|ppsm|pptm|ps1|psm1|py|rb|rdp|reg|scf|scpt|scr|sct|search-ms|searchconnector-ms|settingcontent-ms|sh|shtml|slk|svg|svgz|swf|sys|terminal|theme|url|vb|vbe|vbs|vhd|vhdx|wasm|webloc|workflow|wsc|wsf|wsh|xbap|xhtml|xla|xlam|xll|xlsb|xlsm|xltm|zsh)$/i
/** What people pack for the exchange: texts, sheets, slides, plans, pictures, sound and film; and what systems leave there. */
const packable =
  /\.(?:pdf|ofd|docx?|wps|xlsx?|et|csv|pptx?|dps|txt|jpe?g|png|gif|bmp|tiff?|webp|heic|dwg|dxf|mp3|m4a|wav|amr|mp4|mov|avi|wmv)$|(?:^|\/)(?:\.DS_Store|Thumbs\.db)$/i
/** Parts of an office document. Macros, controls and embedded programs would be `.bin`. */
const officePart = /\.(?:xml|rels|jpe?g|png|gif|emf|wmf)$/i
const archived =
  /\.(?:7z|ace|arj|bz2|cab|cpio|deb|gz|lha|lz4|lzh|lzma|r\d\d|rar|rpm|tar|tbz2?|tgz|txz|wim|xz|z|z\d\d|zip|zipx|zst)$/i

/** Characters; a name longer than this is cut by some file systems. */
const fileNameMax = 100

export type NameTrouble = 'name-characters' | 'name-long' | 'name-form' | 'name-device' | 'name-executable'

/** A name as Windows writes it to the disk: `a.exe. .` becomes `a.exe`. */
const landing = (name: string): string => name.replace(/(?<![.\s])[.\s]+$/, '')

/** Windows opens a device by such a name, whatever ending follows. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|(?:com|lpt)[\d¹²³])$/i
const isDevice = (name: string): boolean => device.test(name.replace(/\..*/s, '').trim())

/**
 * What turns a name around or hides in it; a colon begins a second content of the file for Windows. Fewer signs than in the name
 * of an upload: names in older encodings may look like some of the others.
 */
const strange = /[\p{Cc}\p{Zl}\p{Zp}:\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u

/** Whether a file of this name in an archive would be another one, or none, where it is unpacked. */
export const isStrange = (name: string): boolean => strange.test(name) || name.split('/').some(isDevice)

/** What a name becomes on the disk of a system that tells no capitals apart. */
export const diskName = (name: string): string =>
  name
    .split('/')
    .filter((part) => part !== '')
    .map(landing)
    .join('/')
    .normalize('NFC')
    .toLowerCase()

/** Signs that programs write where an older encoding has none for a character. */
const standIns = /[?_#\uFFFD]/
const endingOf = (name: string): string => name.slice(name.lastIndexOf('.')).toLowerCase()

/** Whether two names of one file are the same, or the first is what was left of the second in an older encoding. */
export const isSameName = (name: string, other: string): boolean =>
  name.normalize('NFC') === other.normalize('NFC') || (standIns.test(name) && endingOf(name) === endingOf(other))

export type ArchiveKind = 'zip' | 'docx' | 'xlsx'

/** Whether an archive may hold an entry of this name. A folder may have any. */
export const isOfArchive = (kind: ArchiveKind, name: string): boolean =>
  name.endsWith('/') || (kind === 'zip' ? packable : officePart).test(landing(name))

/** Whether a name is that of an archive. Office documents (docx, ofd) are archives only inside: nobody unpacks them. */
export const isArchive = (name: string): boolean => archived.test(landing(name))

/** What is wrong with a file's name, or null (AC-09, domain 6). */
export function nameTrouble(name: string): NameTrouble | null {
  if (forbidden.test(name) || invisible.test(name) || emoji.test(name)) return 'name-characters'
  if ([...name].length > fileNameMax) return 'name-long'
  if (!/^[^.\s].*\.[a-z\d]{2,5}$/iu.test(name)) return 'name-form'
  if (isDevice(name)) return 'name-device'
  const parts = name.split('.')
  const hides = parts.some((part, index) => index > 0 && executable.test(`.${part.trim()}`))
  return hides ? 'name-executable' : null
}
