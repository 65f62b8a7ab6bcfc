/** Domain 6: characters that no file system or archive agrees on. */
const forbidden = /[/\\:*"<>|?]/
/** Controls, marks that turn the direction of writing, halves of characters, and what no font shows. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u
const emoji = /[\p{Emoji_Presentation}\p{Regional_Indicator}\u{FE0F}\u{20E3}]/u
/** What a system would run, or a browser show as a page. */
const executable =
  /\.(?:apk|app|asp|aspx|bat|cgi|class|cmd|com|cpl|dex|dll|dmg|docm|elf|exe|hta|htm|html|jar|js|jse|jsp|lnk|mhtml|mjs|msi|phar|php\d?|phtml|pl|ps1|psm1|py|rb|reg|scr|sh|shtml|svg|svgz|swf|vbe|vbs|wasm|wsf|xhtml|xlsm)$/i

/** Characters; a name longer than this is cut by some file systems. */
export const fileNameMax = 100

export type NameTrouble = 'name-characters' | 'name-long' | 'name-form' | 'name-executable'

/** Whether a name is that of something to run. */
export const isExecutable = (name: string): boolean => executable.test(name)

/** What is wrong with a file's name, or null (AC-09, domain 6). */
export function nameTrouble(name: string): NameTrouble | null {
  if (forbidden.test(name) || invisible.test(name) || emoji.test(name)) return 'name-characters'
  if ([...name].length > fileNameMax) return 'name-long'
  if (!/^[^.\s].*\.[a-z\d]{2,5}$/iu.test(name)) return 'name-form'
  const parts = name.split('.')
  const hides = parts.some((part, index) => index > 0 && isExecutable(`.${part.trim()}`))
  return hides ? 'name-executable' : null
}
