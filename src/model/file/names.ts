/** Domain 6: characters that no file system or archive agrees on. */
const forbidden = /[/\\:*"<>|?]/
/** Controls, marks that turn the direction of writing, halves of characters, and what no font shows. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u
const emoji = /[\p{Emoji_Presentation}\p{Regional_Indicator}\u{FE0F}\u{20E3}]/u
/** What a system would run, install, mount as a disk or open with a right to run, or a browser show as a page. */
const executable =
  /\.(?:apk|app|application|appx|asp|aspx|bat|cgi|chm|class|cmd|com|cpl|dex|dll|dmg|docm|dotm|elf|exe|hta|htm|html|img|iso|jar|jnlp|js|jse|jsp|lnk|mhtml|mjs|msc|msi|msix|msp|phar|php\d?|phtml|pif|pl|potm|ppam|ppsm|pptm|ps1|psm1|py|rb|reg|scf|scr|sh|shtml|svg|svgz|swf|url|vbe|vbs|vhd|vhdx|wasm|wsf|wsh|xhtml|xlam|xll|xlsm|xltm)$/i
const archived =
  /\.(?:7z|ace|arj|bz2|cab|cpio|deb|gz|lha|lz4|lzh|lzma|r\d\d|rar|rpm|tar|tbz2?|tgz|txz|wim|xz|z|z\d\d|zip|zipx|zst)$/i

/** Characters; a name longer than this is cut by some file systems. */
const fileNameMax = 100

export type NameTrouble = 'name-characters' | 'name-long' | 'name-form' | 'name-executable'

/** A name as Windows writes it to the disk: `a.exe. .` becomes `a.exe`. */
const landing = (name: string): string => name.replace(/(?<![.\s])[.\s]+$/, '')

/** Whether a name is that of something to run. */
export const isExecutable = (name: string): boolean => executable.test(landing(name))

/** Whether a name is that of an archive. Office documents (docx, ofd) are archives only inside: nobody unpacks them. */
export const isArchive = (name: string): boolean => archived.test(landing(name))

/** What is wrong with a file's name, or null (AC-09, domain 6). */
export function nameTrouble(name: string): NameTrouble | null {
  if (forbidden.test(name) || invisible.test(name) || emoji.test(name)) return 'name-characters'
  if ([...name].length > fileNameMax) return 'name-long'
  if (!/^[^.\s].*\.[a-z\d]{2,5}$/iu.test(name)) return 'name-form'
  const parts = name.split('.')
  const hides = parts.some((part, index) => index > 0 && isExecutable(`.${part.trim()}`))
  return hides ? 'name-executable' : null
}
